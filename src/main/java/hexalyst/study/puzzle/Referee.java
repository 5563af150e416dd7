package hexalyst.study.puzzle;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Judges the moves of somebody who solves a puzzle, and answers them as the defender. Every move is judged by a proof,
/// so that another solving move than the stored one counts as right, and a stored one that fails as wrong. A move that
/// cannot be settled within the limits is never called wrong; if it is stored, it counts as right, but as no more than
/// stored. Where only an estimate chose the solution, the stored moves are right. Works on the caller's thread.
public final class Referee {
    /// The part of the limits for a stored move, which is most probably right.
    private static final double STORED = 0.25;

    private final SolutionSearch search;
    private final SolutionSearch soon;
    private final Defence defence;
    private final StopSwitch stop;

    /// @param service keeps the proofs
    /// @param each the limits for each position
    /// @param stop ends the work soon when it is pressed
    public Referee(SearchService service, SearchLimits each, StopSwitch stop) {
        this(service, ProvedElsewhere.NOTHING, each, stop);
    }

    /// Like [#Referee(SearchService, SearchLimits, StopSwitch)], with what is already proved.
    public Referee(SearchService service, ProvedElsewhere proved, SearchLimits each, StopSwitch stop) {
        search = new SolutionSearch(service, proved, each, stop);
        soon = new SolutionSearch(service, proved, each.share(STORED), stop);
        defence = new Defence(search);
        this.stop = stop;
    }

    /// A turn of the solver.
    ///
    /// @param puzzle the puzzle being solved
    /// @param position the position where the solver is to move
    /// @param task what is left to do
    /// @param node its node in the stored solution, [Node#NONE] if it is not there
    /// @param found the move that was found already, where both are wanted
    public record Turn(Puzzle puzzle, Position position, Task task, int node, Optional<Move> found) {
        /// The first turn of a puzzle.
        public static Turn first(Puzzle puzzle) {
            return new Turn(puzzle, puzzle.start(), puzzle.task(), GameTree.ROOT, Optional.empty());
        }

        private static Turn later(Puzzle puzzle, Position position, Task task, int node) {
            return new Turn(puzzle, position, task, node, Optional.empty());
        }

        /// True if a right move is only one of two that are wanted, or has been found before.
        private boolean wantsAnother(Move move) {
            return task instanceof Task.BothMoves && found.stream().allMatch(one -> position.same(one, move));
        }

        private boolean isNew(Move move) {
            return found.stream().noneMatch(one -> position.same(one, move));
        }

        /// The stored solving move here that was not found yet; empty if none is stored.
        public Optional<Move> stored() {
            return node == Node.NONE
                    ? Optional.empty()
                    : children().stream()
                            .filter(child -> !puzzle.isTry(child))
                            .flatMap(child -> puzzle.solution().node(child).move().stream())
                            .filter(this::isNew)
                            .findFirst();
        }

        private List<Integer> children() {
            return node == Node.NONE ? List.of() : puzzle.solution().node(node).children();
        }

        /// The child of the stored solution that a move leads to; [Node#NONE] if there is none.
        private int child(Move move) {
            return children().stream()
                    .filter(child ->
                            position.same(puzzle.solution().node(child).move().orElseThrow(), move))
                    .findFirst()
                    .orElse(Node.NONE);
        }
    }

    /// The judgement of a move.
    public sealed interface Ruling {
        /// Why a move counts as right.
        enum Reason {
            /// It is the stored one, or wins at once.
            STORED,
            /// It is proved to solve, although the stored solution differs.
            OTHER,
            /// It is the stored one, but could not be proved in time.
            UNPROVED
        }

        /// The move solves.
        ///
        /// @param reason why it counts as right
        /// @param reply the reply; empty if nothing is left to do
        /// @param rest where the solution ends before the game does, what is proved about the position after the move,
        ///     for the defender, who is to move there; empty if nothing was proved in time
        record Right(Reason reason, Optional<Reply> reply, Optional<ProvedValue> rest) implements Ruling {}

        /// The move is one of two that are wanted, and the other one is still to be found.
        ///
        /// @param reason as for [Right]
        /// @param next the turn, in the same position
        record Half(Reason reason, Turn next) implements Ruling {}

        /// The move is proved not to solve.
        ///
        /// @param refutation the moves after it that show why, the defender's first; none if the game is over, or
        ///     nothing was found in time
        /// @param reason what is proved about the refutation; empty if nothing is
        /// @param late that the move wins, but only later than asked; empty if that is not known
        record Wrong(List<Move> refutation, Optional<Refutation> reason, Optional<Refutation.Late> late)
                implements Ruling {
            /// Copies the moves.
            public Wrong {
                refutation = List.copyOf(refutation);
            }
        }

        /// It could not be settled within the limits whether the move solves.
        record Unsettled() implements Ruling {}
    }

    /// The defender's move and the turn after it.
    public record Reply(Move move, Turn next) {}

    /// True if a move is in the stored solution, so that it is judged soon.
    public static boolean told(Turn turn, Move move) {
        return turn.child(move) != Node.NONE && !turn.puzzle.isTry(turn.child(move));
    }

    /// Judges a move.
    ///
    /// @param move a legal move of the turn's position
    /// @throws InterruptedException if this thread is interrupted
    public Ruling judge(Turn turn, Move move) throws InterruptedException {
        Ruling ruling = ruling(turn, move);
        return ruling instanceof Ruling.Right right && turn.wantsAnother(move)
                ? new Ruling.Half(
                        right.reason(), new Turn(turn.puzzle, turn.position, turn.task, turn.node, Optional.of(move)))
                : ruling;
    }

    private Ruling ruling(Turn turn, Move move) throws InterruptedException {
        int child = turn.child(move);
        if (child != Node.NONE) {
            return turn.puzzle.isTry(child) ? tried(turn, move, child) : along(turn, move, child);
        }
        return switch (search.judge(turn.position, turn.task, move)) {
            case SOLVES -> solved(turn, move);
            case FAILS -> failed(turn, move);
            case OPEN -> new Ruling.Unsettled();
        };
    }

    private Ruling failed(Turn turn, Move move) throws InterruptedException {
        List<Move> line = defence.refute(turn.position, move, turn.task).orElse(List.of());
        return wrong(turn, turn.position.play(move), line, true);
    }

    /// @param refutes true if the line is proved to refute the move
    private Ruling.Wrong wrong(Turn turn, Position after, List<Move> line, boolean refutes) {
        Optional<Refutation> reason = refutes ? Refutation.of(after, turn.task, line, search) : Optional.empty();
        boolean over = after.outcome().over();
        return new Ruling.Wrong(line, reason, over ? Optional.empty() : Refutation.Late.of(after, turn.task, search));
    }

    /// Answers a stored try by its stored moves. Their author need not be right: what is proved decides. Where an
    /// estimate chose the moves, a try that is not proved to win is wrong by that estimate.
    private Ruling tried(Turn turn, Move move, int child) {
        List<Move> line = line(turn.puzzle.solution(), child);
        boolean estimated = turn.task instanceof Task.Better;
        SolutionSearch proving = estimated ? search.brief() : search;
        return switch (proving.judge(turn.position, turn.task, move)) {
            case SOLVES -> solved(turn, move);
            case OPEN ->
                estimated ? new Ruling.Wrong(line, Optional.empty(), Optional.empty()) : new Ruling.Unsettled();
            case FAILS -> {
                Position after = turn.position.play(move);
                boolean refutes = !line.isEmpty() && defence.refutes(after, line.getFirst(), turn.task);
                yield wrong(turn, after, line, refutes);
            }
        };
    }

    /// Continues after a right move that is not stored. Unsettled if the search was stopped before it found a reply.
    private Ruling solved(Turn turn, Move move) {
        Optional<Reply> reply = reply(turn, move);
        return reply.isEmpty() && stop.pressed()
                ? new Ruling.Unsettled()
                : right(turn, move, Ruling.Reason.OTHER, reply);
    }

    private Ruling right(Turn turn, Move move, Ruling.Reason reason, Optional<Reply> reply) {
        Position after = turn.position.play(move);
        boolean over = after.outcome().over();
        // Where only an estimate chose the move, a proof might say that it loses after all.
        boolean proves = reason != Ruling.Reason.UNPROVED && !(turn.task instanceof Task.Better);
        return new Ruling.Right(
                over && reason == Ruling.Reason.OTHER ? Ruling.Reason.STORED : reason,
                reply,
                reply.isEmpty() && !over && proves ? search.rest(after, turn.task) : Optional.empty());
    }

    /// Continues along the stored solution after its move, unless that is proved to fail.
    private Ruling along(Turn turn, Move move, int child) throws InterruptedException {
        return turn.task instanceof Task.Better
                ? along(turn, move, child, Ruling.Reason.STORED)
                : switch (soon.judge(turn.position, turn.task, move)) {
                    case SOLVES -> along(turn, move, child, Ruling.Reason.STORED);
                    case OPEN -> along(turn, move, child, Ruling.Reason.UNPROVED);
                    case FAILS -> failed(turn, move);
                };
    }

    private Ruling along(Turn turn, Move move, int child, Ruling.Reason reason) {
        GameTree tree = turn.puzzle.solution();
        Optional<Task> rest = turn.task.rest();
        for (int answer : tree.node(child).children()) {
            boolean goesOn = !tree.node(answer).children().isEmpty();
            if (goesOn && rest.isPresent()) {
                Turn next = Turn.later(turn.puzzle, tree.position(answer), rest.get(), answer);
                return right(
                        turn,
                        move,
                        reason,
                        Optional.of(new Reply(tree.node(answer).move().orElseThrow(), next)));
            }
        }
        return right(turn, move, reason, Optional.empty());
    }

    /// The defender's reply outside the stored solution; empty if many moves then solve, as at the end of a stored one
    /// ([SolutionBuilder]). If that was not settled in time, the solver has to continue.
    private Optional<Reply> reply(Turn turn, Move move) {
        Position after = turn.position.play(move);
        Optional<Task> rest = turn.task.rest();
        if (after.outcome().over() || rest.isEmpty()) {
            return Optional.empty();
        }
        return defence.reply(after, rest.get())
                .filter(reply -> reply.next().solving().size() <= Defence.few(rest.get()) || reply.leaves(1))
                .map(reply -> new Reply(
                        reply.move(), Turn.later(turn.puzzle, after.play(reply.move()), rest.get(), Node.NONE)));
    }

    /// What a solution that is told rests on.
    public enum Basis {
        /// It is proved.
        PROVED,
        /// It is stored, but could not be proved in time.
        STORED,
        /// It is stored; an estimate chose it.
        ESTIMATED,
        /// It is proved; what is stored was found not to solve.
        INSTEAD
    }

    /// A move that is told as the solution of a turn.
    public record Key(Move move, Basis basis) {}

    /// A solution that is told, in lines.
    ///
    /// @param lines as in [Puzzle#lines]; none if nothing was found
    public record Told(List<List<Move>> lines, Basis basis) {
        /// Copies the lines.
        public Told {
            lines = List.copyOf(lines);
        }
    }

    /// A solving move: the stored one unless that is proved to fail, or else one that is proved to solve; empty if none
    /// is found.
    public Optional<Key> solution(Turn turn) {
        Optional<Move> stored = turn.stored();
        Basis basis = stored.map(move -> basis(turn.position, turn.task, List.of(move)))
                .orElse(Basis.PROVED);
        return stored.isPresent() && basis != Basis.INSTEAD
                ? Optional.of(new Key(stored.get(), basis))
                : search.find(turn.position, turn.task, turn.found.isPresent() ? 2 : 1).solving().stream()
                        .filter(turn::isNew)
                        .findFirst()
                        .map(move -> new Key(move, basis));
    }

    /// The whole solution of a puzzle: the stored one unless it is proved to be wrong, or else what is proved to solve.
    public Told solution(Puzzle puzzle) {
        List<List<Move>> lines = puzzle.lines();
        List<Basis> all = lines.stream()
                .map(line -> basis(puzzle.start(), puzzle.task(), line))
                .toList();
        int wanted = puzzle.task() instanceof Task.BothMoves ? 2 : 1;
        if (lines.size() == wanted && !all.contains(Basis.INSTEAD)) {
            return new Told(lines, Collections.max(all));
        }
        List<Move> found = search.find(puzzle.start(), puzzle.task(), wanted).solving().stream()
                .limit(wanted)
                .toList();
        // One of two moves is not the solution.
        return new Told(
                found.size() == wanted ? found.stream().map(List::of).toList() : List.of(),
                all.contains(Basis.INSTEAD) ? Basis.INSTEAD : Basis.PROVED);
    }

    /// What a stored line rests on, the solver's move first: `INSTEAD` if one of the solver's moves fails.
    private Basis basis(Position start, Task task, List<Move> line) {
        if (task instanceof Task.Better) {
            return Basis.ESTIMATED;
        }
        Basis basis = Basis.PROVED;
        Position position = start;
        Optional<Task> left = Optional.of(task);
        for (int i = 0; i < line.size() && left.isPresent(); i++) {
            if (i % 2 == 0) {
                switch (search.judge(position, left.get(), line.get(i))) {
                    case SOLVES -> {}
                    case OPEN -> basis = Basis.STORED;
                    case FAILS -> {
                        return Basis.INSTEAD;
                    }
                }
            } else {
                left = left.get().rest();
            }
            position = position.play(line.get(i));
        }
        return basis;
    }

    private static List<Move> line(GameTree tree, int from) {
        List<Move> moves = new ArrayList<>();
        for (Node node = tree.node(from); !node.children().isEmpty(); ) {
            node = tree.node(node.mainChild().orElseThrow());
            moves.add(node.move().orElseThrow());
        }
        return moves;
    }
}
