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

/// Proves whether a puzzle is correct: at every turn of the solver in its solution, exactly one move solves, up to
/// symmetry, and it is the stored one; every other is proved not to. At the end several moves may win at once, but the
/// first move always has to be the only one. Works on the caller's thread.
public final class PuzzleCheck {
    private final SolutionSearch search;

    /// @param search proves which moves solve, with its limits for each turn
    public PuzzleCheck(SolutionSearch search) {
        this.search = search;
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
        add(faults, solving.size() > 1 && !ends, Kind.SEVERAL, turn, solving);
        add(faults, !solutions.settled() && !ends, Kind.OPEN, turn, solutions.with(Verdict.OPEN));
        boolean better = first
                && puzzle.task() instanceof Task.Draw
                && solutions.choices().stream().anyMatch(choice -> choice.proves(Value.WIN));
        add(faults, better, Kind.CAN_WIN, turn, solving);
        return faults;
    }

    private static void add(List<Fault> faults, boolean wrong, Kind kind, Turn turn, List<Move> moves) {
        if (wrong) {
            faults.add(new Fault(kind, turn.node(), moves));
        }
    }
}
