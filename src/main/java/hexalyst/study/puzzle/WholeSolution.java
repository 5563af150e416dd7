package hexalyst.study.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The solution as readers of a puzzle want it: the stored moves, further defences that hold out as long as the stored
/// ones ([Resistance]), and tempting first moves that fail, as tries with their refutations in words. Tempting are the
/// solver's later moves played first, another piece on the right cell, and moves that threaten to win. A puzzle that
/// has tries keeps its own. Whatever is not proved within the limits is left out, and where turns may have several
/// parts, only the stored moves are shown. Works on the caller's thread.
final class WholeSolution {
    private static final int MOST_TRIES = 3;
    /// Up to this many moves are examined for tries.
    private static final int MOST_TEMPTING = 10;
    /// If more replies hold out, any move does.
    private static final int MOST_DEFENCES = 8;

    private static final int GOOD = 1;
    private static final int BAD = 2;

    private final Puzzle puzzle;
    private final SolutionSearch search;
    private final Defence defence;
    private final Position start;
    private GameTree tree;

    private WholeSolution(Puzzle puzzle, SolutionSearch search) {
        this.puzzle = puzzle;
        this.search = search;
        defence = new Defence(search);
        start = puzzle.start();
        tree = puzzle.solution();
    }

    /// The stored solution with what belongs to it.
    ///
    /// @throws InterruptedException if this thread is interrupted
    static GameTree of(Puzzle puzzle, SolutionSearch search) throws InterruptedException {
        WholeSolution whole = new WholeSolution(puzzle, search);
        if (!puzzle.start().game().traits().openTurns()) {
            whole.addDefences();
            whole.addTries();
        }
        return whole.tree;
    }

    private int add(int node, Move move) {
        tree = tree.apply(new TreeEdit.Play(node, move)).tree();
        return tree.childWith(node, move).orElseThrow();
    }

    private void sign(int node, int glyph) {
        annotate(node, tree.node(node).annotations().withGlyphs(List.of(glyph)));
    }

    private void annotate(int node, Annotations annotations) {
        tree = tree.apply(new TreeEdit.Annotate(node, annotations)).tree();
    }

    private void addDefences() {
        Optional<Task> left = Optional.of(puzzle.task());
        List<Integer> line = puzzle.solution().mainLine();
        for (int i = 1; i < line.size() - 1 && !puzzle.isTry(line.get(1)); i += 2) {
            left = left.flatMap(Task::rest);
            int node = line.get(i);
            left.ifPresent(rest -> addDefences(node, rest));
        }
    }

    /// Adds the replies that hold out as long as the stored ones, with their answers, if these are few. Where any reply
    /// holds out as long, none is a defence.
    private void addDefences(int node, Task rest) {
        Position position = tree.position(node);
        int few = Defence.few(rest);
        List<Move> others = new Resistance(search)
                .of(position, rest).held().stream()
                        .filter(equal -> !isStored(node, position, equal))
                        .map(List::getFirst)
                        .toList();
        if (others.size() > MOST_DEFENCES || search.stop().pressed()) {
            return;
        }
        for (Move move : others) {
            Solutions next = search.find(position.play(move), rest, few + 1);
            if (next.settled() && !next.solving().isEmpty() && next.solving().size() <= few) {
                int reply = add(node, move);
                next.solving().forEach(answer -> add(reply, answer));
            }
        }
    }

    private boolean isStored(int node, Position position, List<Move> equal) {
        return tree.node(node).children().stream()
                .flatMap(child -> tree.node(child).move().stream())
                .anyMatch(move -> equal.stream().anyMatch(one -> position.same(one, move)));
    }

    private void addTries() throws InterruptedException {
        boolean own = tree.node(GameTree.ROOT).children().stream().anyMatch(puzzle::isTry);
        if (own || tree.mainLine().size() < 2) {
            return;
        }
        Set<Move> refuting = new HashSet<>();
        int tries = 0;
        for (Move move : tempting()) {
            boolean fails = tries < MOST_TRIES
                    && !search.stop().pressed()
                    && search.judge(start, puzzle.task(), move) == Verdict.FAILS;
            Optional<List<Move>> line = fails ? defence.refute(start, move, puzzle.task()) : Optional.empty();
            // One reply refutes many moves: one of them is enough.
            if (line.isPresent()
                    && !line.get().isEmpty()
                    && !refuting.contains(line.get().getFirst())) {
                refuting.add(line.get().getFirst());
                tries += addTry(move, line.get()) ? 1 : 0;
            }
        }
    }

    /// Legal first moves that do not end the game and that a solver may think of, the most tempting first.
    private List<Move> tempting() {
        Set<Move> moves = new LinkedHashSet<>();
        List<Move> main = puzzle.solution().mainMoves();
        for (int i = 2; i < main.size(); i += 2) {
            moves.add(main.get(i));
        }
        List<Move> legal = start.legalMoves();
        Move key = main.getFirst();
        legal.stream().filter(move -> move.cells().equals(key.cells())).forEach(moves::add);
        record Threat(Move move, long cells) {}
        legal.stream()
                .map(move -> new Threat(move, ThemeFinder.winningCells(start.play(move), puzzle.solver())))
                .filter(threat -> threat.cells() > 0)
                .sorted(Comparator.comparingLong(Threat::cells).reversed())
                .forEach(threat -> moves.add(threat.move()));
        List<Move> solving = puzzle.firstMoves();
        return moves.stream()
                .filter(legal::contains)
                .filter(move -> !move.isPass()
                        && solving.stream().noneMatch(one -> start.same(one, move))
                        && !start.play(move).outcome().over())
                .limit(MOST_TEMPTING)
                .toList();
    }

    /// Adds a try, unless nothing can be said about it for sure.
    private boolean addTry(Move move, List<Move> line) {
        Optional<Refutation> refuted = Refutation.of(start.play(move), puzzle.task(), line, search);
        if (refuted.isEmpty()) {
            return false;
        }
        Refutation refutation = refuted.get();
        int node = add(GameTree.ROOT, move);
        sign(node, BAD);
        for (int i = 0; i < refutation.shown(); i++) {
            node = add(node, line.get(i));
            if (i == 0) {
                sign(node, GOOD);
            }
        }
        annotate(node, tree.node(node).annotations().withComment(refutation.words()));
        return true;
    }

    /// How the game may go on after a line of the solution, to its end; no moves if that is not found in time.
    ///
    /// @param end the position at the end of the line, the defender to move
    /// @param task what the solver had to do with the last move
    /// @throws InterruptedException if this thread is interrupted
    static List<Move> rest(Position end, Task task, SolutionSearch search) throws InterruptedException {
        if (!(task instanceof Task.WinWithin)) {
            return search.service()
                    .start(end, search.each(), heard -> {})
                    .await()
                    .line();
        }
        List<Move> line = new ArrayList<>();
        Position at = end;
        Optional<Task> left = task.rest();
        while (left.isPresent() && !at.outcome().over()) {
            Task rest = left.get();
            List<List<Move>> replies = new Resistance(search).of(at, rest).all();
            Position before = at;
            Move reply = replies.isEmpty()
                    ? before.legalMoves().getFirst()
                    : replies.getFirst().getFirst();
            Position replied = at.play(reply);
            line.add(reply);
            if (replied.outcome().over()) {
                return line;
            }
            List<Move> answers = search.find(replied, rest, 1).solving();
            if (answers.isEmpty()) {
                return List.of();
            }
            line.add(answers.getFirst());
            at = replied.play(answers.getFirst());
            left = rest.rest();
        }
        return at.outcome().over() ? line : List.of();
    }
}
