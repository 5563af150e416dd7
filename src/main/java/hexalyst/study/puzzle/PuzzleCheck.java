package hexalyst.study.puzzle;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.study.puzzle.PuzzleReport.Fault;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.study.puzzle.PuzzleReport.Turn;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Proves whether a puzzle is correct: at every turn of the solver in its solution the stored moves solve, up to
/// symmetry, and every other is proved not to. The first move always has to be the only one, unless both moves are
/// wanted: then exactly two win, and both are stored. At the end, where all
/// stored moves end the game, others may solve too. A task to win within a number of plies must name the fewest, and
/// the defender's moves in the main line must be the longest resistance ([Resistance]); the line may end before the
/// game does only where several moves solve after each of them. Works on the caller's thread.
public final class PuzzleCheck {
    private final SolutionSearch search;
    private final Resistance resistance;

    /// @param search proves which moves solve, with its limits for each turn
    public PuzzleCheck(SolutionSearch search) {
        this.search = search;
        resistance = new Resistance(search);
    }

    /// Receives the progress of a check, on the checking thread.
    @FunctionalInterface
    public interface Listener {
        /// Called when this many turns of the solver have been checked.
        void checked(int turns, int allTurns);
    }

    /// Checks a puzzle.
    public PuzzleReport check(Puzzle puzzle, Listener listener) {
        Map<Integer, Task> tasks = turns(puzzle);
        List<Turn> turns = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (Map.Entry<Integer, Task> entry : tasks.entrySet()) {
            int node = entry.getKey();
            Position position = puzzle.solution().position(node);
            listener.checked(turns.size(), tasks.size());
            if (search.stop().pressed()) {
                break;
            }
            Turn turn = new Turn(node, search.find(position, entry.getValue()));
            turns.add(turn);
            faults.addAll(faults(puzzle, turn));
            if (faults.isEmpty() && entry.getValue() instanceof Task.WinWithin within) {
                faults.addAll(promised(puzzle, turn, within));
            }
        }
        return new PuzzleReport(puzzle, turns, faults, search.stop().pressed());
    }

    /// The nodes where the solver is to move and something is left to do, with the remaining task.
    private static Map<Integer, Task> turns(Puzzle puzzle) {
        GameTree tree = puzzle.solution();
        Map<Integer, Task> turns = new LinkedHashMap<>();
        Map<Integer, Task> left = new HashMap<>(Map.of(GameTree.ROOT, puzzle.task()));
        for (int id : tree.preorder(GameTree.ROOT)) {
            Task task = left.get(id);
            if (task == null) {
                continue;
            }
            boolean solvers = tree.ply(id) % 2 == 0;
            if (solvers && !tree.position(id).outcome().over()) {
                turns.put(id, task);
            }
            Optional<Task> next = solvers ? task.rest() : Optional.of(task);
            for (int child : tree.node(id).children()) {
                if (next.isPresent() && !puzzle.isTry(child)) {
                    left.put(child, next.get());
                }
            }
        }
        return turns;
    }

    private List<Fault> faults(Puzzle puzzle, Turn turn) {
        GameTree tree = puzzle.solution();
        Solutions solutions = turn.solutions();
        List<Fault> faults = new ArrayList<>();
        List<Move> stored = new ArrayList<>();
        for (int child : tree.node(turn.node()).children()) {
            Node node = tree.node(child);
            Move move = node.move().orElseThrow();
            Verdict verdict = solutions.verdict(move);
            if (puzzle.isTry(child)) {
                add(faults, verdict == Verdict.SOLVES, Kind.TRY_SOLVES, turn, List.of(move));
            } else {
                stored.add(move);
                add(faults, verdict == Verdict.FAILS, Kind.WRONG, turn, List.of(move));
            }
        }
        boolean first = turn.node() == GameTree.ROOT;
        List<Move> solving = solutions.solving();
        add(faults, stored.isEmpty(), first ? Kind.NO_MOVE : Kind.ENDS_EARLY, turn, solving);
        add(faults, solving.isEmpty() && solutions.settled(), Kind.NOTHING_SOLVES, turn, List.of());
        boolean ends = !first
                && !stored.isEmpty()
                && stored.stream()
                        .allMatch(move ->
                                solutions.position().play(move).outcome().over());
        boolean all = !first
                && solutions.choices().stream()
                        .filter(choice -> choice.verdict() == Verdict.SOLVES)
                        .allMatch(choice -> choice.moves().stream()
                                .anyMatch(move -> stored.stream()
                                        .anyMatch(one -> solutions.position().same(one, move))));
        if (solutions.task() instanceof Task.BothMoves) {
            faults.addAll(both(turn, stored));
        } else {
            add(faults, solving.size() > 1 && !ends && !all, Kind.SEVERAL, turn, solving);
        }
        add(faults, !solutions.settled() && !ends, Kind.OPEN, turn, solutions.with(Verdict.OPEN));
        boolean better = first
                && switch (puzzle.task()) {
                    case Task.Draw draw -> solutions.choices().stream().anyMatch(choice -> choice.proves(Value.WIN));
                    case Task.AvoidLoss avoid ->
                        search.value(solutions.position())
                                .filter(known -> known.value() == Value.WIN)
                                .isPresent();
                    case Task.Win win -> false;
                    case Task.WinWithin win -> false;
                    case Task.OnlyMove only -> false;
                    case Task.Better improved -> false;
                    case Task.BothMoves both -> false;
                };
        add(faults, better, Kind.CAN_WIN, turn, solving);
        return faults;
    }

    /// Whether exactly two moves solve, which no symmetry maps to each other, and both are stored.
    private static List<Fault> both(Turn turn, List<Move> stored) {
        Solutions solutions = turn.solutions();
        List<Move> all = solutions.choices().stream()
                .filter(choice -> choice.verdict() == Verdict.SOLVES)
                .flatMap(choice -> choice.moves().stream())
                .toList();
        int different = solutions.solving().size();
        List<Move> missing = all.stream()
                .filter(move ->
                        stored.stream().noneMatch(one -> solutions.position().same(one, move)))
                .toList();
        List<Fault> faults = new ArrayList<>();
        add(faults, different == 1 && solutions.settled(), Kind.SINGLE, turn, solutions.solving());
        add(faults, different > 1 && all.size() > 2, Kind.SEVERAL, turn, all);
        add(
                faults,
                !stored.isEmpty() && different == 2 && all.size() == 2 && !missing.isEmpty(),
                Kind.MISSING,
                turn,
                missing);
        return faults;
    }

    /// Whether the task names the fewest plies and, in the main line, the defender holds out as long as possible.
    private List<Fault> promised(Puzzle puzzle, Turn turn, Task.WinWithin task) {
        GameTree tree = puzzle.solution();
        List<Fault> faults = new ArrayList<>();
        Position position = turn.solutions().position();
        if (turn.node() == GameTree.ROOT && task.plies() > 1) {
            Optional<Boolean> sooner = search.winsWithin(position, task.plies() - 1, Long.MAX_VALUE);
            add(
                    faults,
                    sooner.orElse(false),
                    Kind.SHORTER,
                    turn,
                    turn.solutions().solving());
            add(faults, sooner.isEmpty(), Kind.OPEN, turn, turn.solutions().solving());
        }
        List<Integer> main = tree.mainLine();
        int at = main.indexOf(turn.node());
        Optional<Task> rest = task.rest();
        if (at >= 0 && !puzzle.isTry(main.get(at + 1)) && rest.isPresent() && faults.isEmpty()) {
            defence(puzzle, main.subList(at + 1, main.size()), rest.get()).ifPresent(faults::add);
        }
        return faults;
    }

    /// @param line the rest of the main line, from a move of the solver on
    private Optional<Fault> defence(Puzzle puzzle, List<Integer> line, Task rest) {
        GameTree tree = puzzle.solution();
        Position after = tree.position(line.getFirst());
        Resistance.Longest longest = resistance.of(after, rest);
        List<List<Move>> better = longest.held();
        List<List<Move>> open = better.isEmpty() ? longest.open() : List.of();
        if (line.size() > 1) {
            Move reply = tree.node(line.get(1)).move().orElseThrow();
            boolean held = better.stream().flatMap(List::stream).anyMatch(move -> after.same(move, reply));
            better = held ? List.of() : better;
        } else {
            List<List<Move>> single = new ArrayList<>();
            List<List<Move>> unsettled = new ArrayList<>(open);
            for (List<Move> moves : better) {
                Solutions next = search.find(after.play(moves.getFirst()), rest, 2);
                if (next.solving().size() < 2) {
                    (next.settled() ? single : unsettled).add(moves);
                }
            }
            better = single;
            open = unsettled;
        }
        List<List<Move>> told = better.isEmpty() ? open : better;
        List<Move> moves = told.stream().map(List::getFirst).toList();
        Kind kind = better.isEmpty() ? Kind.OPEN : Kind.HOLDS_OUT;
        return moves.isEmpty() ? Optional.empty() : Optional.of(new Fault(kind, line.getFirst(), moves));
    }

    private static void add(List<Fault> faults, boolean wrong, Kind kind, Turn turn, List<Move> moves) {
        if (wrong) {
            faults.add(new Fault(kind, turn.node(), moves));
        }
    }
}
