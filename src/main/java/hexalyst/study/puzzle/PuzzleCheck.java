package hexalyst.study.puzzle;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
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
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Proves whether a puzzle is correct: at every turn of the solver in its solution the stored moves solve, up to
/// symmetry, and every other is proved not to. The first move always has to be the only one, unless both moves are
/// wanted: then exactly two win, and both are stored. At the end, where all stored moves end the game, others may solve
/// too, and so they may after a weak defence. Every try fails, and the moves after it refute it. A task to win within a
/// number of plies must name the fewest, and the defender's moves must be the longest resistance ([ReplyCheck]). Works
/// on the caller's thread.
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
        ReplyCheck replies = new ReplyCheck(puzzle, search);
        for (Map.Entry<Integer, Task> entry : tasks.entrySet()) {
            int node = entry.getKey();
            Position position = puzzle.solution().position(node);
            listener.checked(turns.size(), tasks.size());
            if (search.stop().pressed()) {
                break;
            }
            if (afterWrong(puzzle, node, faults)) {
                continue;
            }
            Turn turn = new Turn(node, search.find(position, entry.getValue()));
            turns.add(turn);
            List<Fault> here = new ArrayList<>(faults(puzzle, turn));
            boolean sound = here.isEmpty() && faults.stream().noneMatch(fault -> fault.node() == GameTree.ROOT);
            if (sound && entry.getValue() instanceof Task.WinWithin within) {
                here.addAll(defences(puzzle, turn, within, replies));
            }
            here.addAll(tries(puzzle, turn, replies));
            faults.addAll(here);
        }
        return new PuzzleReport(puzzle, turns, faults, search.stop().pressed());
    }

    /// True after a move that is known to be wrong: nothing more is asked of what follows it.
    private static boolean afterWrong(Puzzle puzzle, int node, List<Fault> faults) {
        GameTree tree = puzzle.solution();
        List<Integer> path = tree.path(node);
        return faults.stream()
                .filter(fault -> fault.kind() == Kind.WRONG || fault.kind() == Kind.NOTHING_SOLVES)
                .flatMap(fault -> fault.moves().stream().map(move -> tree.childWith(fault.node(), move)))
                .anyMatch(child -> child.isPresent() && path.contains(child.getAsInt()));
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
        Solutions solutions = turn.solutions();
        List<Move> stored = stored(puzzle, turn);
        boolean first = turn.node() == GameTree.ROOT;
        List<Fault> faults = new ArrayList<>(wrong(turn, stored));
        if (puzzle.solution().path(turn.node()).stream().anyMatch(puzzle::isMistake)) {
            List<Move> open = stored.stream()
                    .filter(move -> solutions.verdict(move) == Verdict.OPEN)
                    .toList();
            add(faults, !open.isEmpty(), Kind.OPEN, turn, open);
            return faults;
        }
        Optional<Boolean> sooner = first ? sooner(solutions) : Optional.of(false);
        if (sooner.orElse(false) || first && canWin(solutions)) {
            // That several moves solve follows from a task that asks for too little.
            faults.add(tooLittle(turn));
            return faults;
        }
        boolean ends = !first
                && !stored.isEmpty()
                && stored.stream()
                        .allMatch(move ->
                                solutions.position().play(move).outcome().over());
        boolean all = !first
                && solutions.choices().stream()
                        .filter(choice -> choice.verdict() == Verdict.SOLVES)
                        .allMatch(choice -> choice.moves().stream().anyMatch(move -> contains(turn, stored, move)));
        if (solutions.task() instanceof Task.BothMoves) {
            faults.addAll(both(turn, stored));
        } else {
            add(faults, solutions.solving().size() > 1 && !ends && !all, Kind.SEVERAL, turn, solutions.solving());
        }
        add(faults, !solutions.settled() && !ends, Kind.OPEN, turn, solutions.with(Verdict.OPEN));
        add(faults, sooner.isEmpty() && faults.isEmpty(), Kind.OPEN, turn, solutions.solving());
        return faults;
    }

    private static boolean contains(Turn turn, List<Move> moves, Move move) {
        return moves.stream().anyMatch(one -> turn.solutions().position().same(one, move));
    }

    /// What is wrong with the stored moves themselves, one fault for each, or one if nothing solves.
    private List<Fault> wrong(Turn turn, List<Move> stored) {
        Solutions solutions = turn.solutions();
        List<Move> solving = solutions.solving();
        if (solving.isEmpty() && solutions.settled()) {
            return List.of(new Fault(
                    Kind.NOTHING_SOLVES,
                    turn.node(),
                    stored,
                    List.of(),
                    stored.size() == 1 ? late(turn, stored.getFirst()) : OptionalInt.empty()));
        }
        if (stored.isEmpty()) {
            return List.of(
                    new Fault(turn.node() == GameTree.ROOT ? Kind.NO_MOVE : Kind.ENDS_EARLY, turn.node(), solving));
        }
        List<Move> right =
                solving.stream().filter(move -> !contains(turn, stored, move)).toList();
        return stored.stream()
                .filter(move -> solutions.verdict(move) == Verdict.FAILS)
                .map(move -> new Fault(Kind.WRONG, turn.node(), List.of(move), right, late(turn, move)))
                .toList();
    }

    private OptionalInt late(Turn turn, Move move) {
        return turn.solutions().task() instanceof Task.WinWithin within
                ? search.lateWin(turn.solutions().position().play(move), within.plies())
                : OptionalInt.empty();
    }

    /// Whether there is a win within fewer plies than the task says; empty if it is not settled.
    private Optional<Boolean> sooner(Solutions first) {
        return first.task() instanceof Task.WinWithin within
                        && within.plies() > 1
                        && !first.solving().isEmpty()
                ? search.winsWithin(first.position(), within.plies() - 1, Long.MAX_VALUE)
                : Optional.of(false);
    }

    /// Whether the solver can win although the task asks for less.
    private boolean canWin(Solutions first) {
        return switch (first.task()) {
            case Task.Draw draw -> !wins(first).isEmpty();
            case Task.AvoidLoss avoid ->
                !wins(first).isEmpty()
                        || search.value(first.position())
                                .filter(known -> known.value() == Value.WIN)
                                .isPresent();
            case Task.Win win -> false;
            case Task.WinWithin win -> false;
            case Task.OnlyMove only -> false;
            case Task.Better improved -> false;
            case Task.BothMoves both -> false;
        };
    }

    private static List<Move> wins(Solutions first) {
        return first.choices().stream()
                .filter(choice -> choice.proves(Value.WIN))
                .map(Solutions.Choice::move)
                .toList();
    }

    /// A task that asks for too little, with the moves that do more.
    private Fault tooLittle(Turn turn) {
        Solutions first = turn.solutions();
        if (first.task() instanceof Task.WinWithin within) {
            OptionalInt fewest = search.fewestPlies(first.position(), within.plies() - 1);
            List<Move> quickest = fewest.isEmpty()
                    ? first.solving()
                    : search.find(first.position(), new Task.WinWithin(fewest.getAsInt()))
                            .solving();
            return new Fault(Kind.SHORTER, turn.node(), quickest, List.of(), fewest);
        }
        return new Fault(Kind.CAN_WIN, turn.node(), wins(first).isEmpty() ? first.solving() : wins(first));
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

    private static List<Move> stored(Puzzle puzzle, Turn turn) {
        return solving(puzzle, turn)
                .mapToObj(child -> puzzle.solution().node(child).move().orElseThrow())
                .toList();
    }

    /// The children of a turn that are to solve.
    private static IntStream solving(Puzzle puzzle, Turn turn) {
        return puzzle.solution().node(turn.node()).children().stream()
                .mapToInt(child -> child)
                .filter(child -> !puzzle.isTry(child));
    }

    /// Whether the stored tries fail and are refuted.
    private List<Fault> tries(Puzzle puzzle, Turn turn, ReplyCheck replies) {
        Solutions solutions = turn.solutions();
        List<Fault> faults = new ArrayList<>();
        for (int child : puzzle.solution().node(turn.node()).children()) {
            if (!puzzle.isTry(child)) {
                continue;
            }
            Move move = puzzle.solution().node(child).move().orElseThrow();
            Verdict first = solutions.verdict(move);
            Verdict verdict =
                    first == Verdict.OPEN ? search.judge(solutions.position(), solutions.task(), move) : first;
            // Where only an estimate chose the solution, nothing is proved of tries.
            boolean proves = !(solutions.task() instanceof Task.Better);
            add(faults, verdict == Verdict.SOLVES, Kind.TRY_SOLVES, turn, List.of(move));
            add(faults, verdict == Verdict.OPEN && proves, Kind.TRY_OPEN, turn, List.of(move));
            if (verdict == Verdict.FAILS && proves) {
                faults.addAll(replies.refutations(child, solutions.task()));
            }
        }
        return faults;
    }

    /// Whether the stored replies to the solver's moves hold out longest.
    private static List<Fault> defences(Puzzle puzzle, Turn turn, Task.WinWithin task, ReplyCheck replies) {
        return task.rest().stream()
                .flatMap(rest -> solving(puzzle, turn)
                        .boxed()
                        .flatMap(child -> replies.replies(child, (Task.WinWithin) rest).stream()))
                .toList();
    }

    private static void add(List<Fault> faults, boolean wrong, Kind kind, Turn turn, List<Move> moves) {
        if (wrong) {
            faults.add(new Fault(kind, turn.node(), moves));
        }
    }
}
