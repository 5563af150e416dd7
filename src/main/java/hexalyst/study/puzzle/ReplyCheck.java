package hexalyst.study.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.PuzzleReport.Fault;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.turn.TurnLister;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Proves what a puzzle's tree says of the defender's moves: those in the solution hold out longest, those after a try
/// refute it. A move of the defender with `?` or `??` claims neither. Works on the caller's thread.
final class ReplyCheck {
    private final GameTree tree;
    private final Puzzle puzzle;
    private final SolutionSearch search;
    private final Resistance resistance;
    private final Defence defence;

    /// @param search proves, with its limits for each position
    ReplyCheck(Puzzle puzzle, SolutionSearch search) {
        tree = puzzle.solution();
        this.puzzle = puzzle;
        this.search = search;
        resistance = new Resistance(search);
        defence = new Defence(search);
    }

    /// Whether the stored replies to a move of the solver hold out longest. In the main line the first one has to, and
    /// without a reply the line may end only where several moves solve after each of the longest. Elsewhere a line may
    /// end anywhere.
    ///
    /// @param node a node after a solving move
    /// @param rest what the solver then has to do
    List<Fault> replies(int node, Task.WinWithin rest) {
        boolean main = tree.mainLine().contains(node);
        List<Integer> replies = tree.node(node).children();
        if (!main && replies.stream().allMatch(puzzle::isMistake)) {
            return List.of();
        }
        Position after = tree.position(node);
        Resistance.Longest longest = resistance.of(after, rest);
        List<Fault> faults = new ArrayList<>();
        if (main && replies.isEmpty()) {
            faults.addAll(endsTooEarly(node, after, rest, longest));
        }
        for (int reply : replies) {
            Move move = tree.node(reply).move().orElseThrow();
            boolean first = main && reply == replies.getFirst();
            boolean held = contains(longest.held(), after, move);
            if (held || !first && puzzle.isMistake(reply)) {
                continue;
            }
            if (longest.held().isEmpty() || contains(longest.open(), after, move)) {
                add(faults, Kind.OPEN, node, longest.open());
            } else if (first) {
                add(faults, Kind.HOLDS_OUT, node, longest.held());
            } else {
                faults.add(new Fault(Kind.SHORT_DEFENCE, node, List.of(move)));
            }
        }
        return faults;
    }

    private List<Fault> endsTooEarly(int node, Position after, Task rest, Resistance.Longest longest) {
        List<Fault> faults = new ArrayList<>();
        List<List<Move>> single = new ArrayList<>();
        List<List<Move>> open = new ArrayList<>(longest.held().isEmpty() ? longest.open() : List.of());
        for (List<Move> moves : longest.held()) {
            Solutions next = search.find(after.play(moves.getFirst()), rest, 2);
            if (next.solving().size() < 2) {
                (next.settled() ? single : open).add(moves);
            }
        }
        add(faults, single.isEmpty() ? Kind.OPEN : Kind.HOLDS_OUT, node, single.isEmpty() ? open : single);
        return faults;
    }

    private static boolean contains(List<List<Move>> groups, Position position, Move move) {
        return groups.stream().flatMap(List::stream).anyMatch(one -> position.same(one, move));
    }

    private static void add(List<Fault> faults, Kind kind, int node, List<List<Move>> moves) {
        if (!moves.isEmpty()) {
            faults.add(new Fault(kind, node, moves.stream().map(List::getFirst).toList()));
        }
    }

    /// Whether the moves stored after a try refute it, each of the defender's.
    ///
    /// @param tried the node of a try that is proved to fail
    /// @param task what the solver had to do with it
    List<Fault> refutations(int tried, Task task) {
        List<Fault> faults = new ArrayList<>();
        for (int node : tree.preorder(tried)) {
            int deep = tree.ply(node) - tree.ply(tried);
            // After a move that refutes nothing, nothing is claimed.
            if (deep % 2 == 0 || tree.path(node).stream().anyMatch(puzzle::isMistake)) {
                continue;
            }
            Position before = tree.position(tree.node(node).parent());
            Move move = tree.node(node).move().orElseThrow();
            Optional<Boolean> refutes = left(task, deep / 2).isEmpty() && task instanceof Task.WinWithin
                    ? Optional.of(true)
                    : defence.refutation(before, move, left(task, deep / 2).orElse(task));
            if (!refutes.orElse(false)) {
                Kind kind = refutes.isEmpty() ? Kind.OPEN : Kind.NOT_REFUTED;
                List<Move> right = refutes.isEmpty()
                        ? List.of()
                        : refuting(before, left(task, deep / 2).orElse(task));
                faults.add(new Fault(kind, tree.node(node).parent(), List.of(move), right, OptionalInt.empty()));
            }
        }
        return faults;
    }

    /// A move that refutes, if one is found soon.
    private List<Move> refuting(Position before, Task task) {
        Defence brief = new Defence(search.brief());
        return new TurnLister()
                .of(before).orElse(List.of()).stream()
                        .filter(move -> !search.stop().pressed()
                                && brief.refutation(before, move, task).orElse(false))
                        .findFirst()
                        .stream()
                        .toList();
    }

    /// What is left of a task after so many moves of both.
    private static Optional<Task> left(Task task, int turns) {
        Optional<Task> left = Optional.of(task);
        for (int i = 0; i < turns; i++) {
            left = left.flatMap(Task::rest);
        }
        return left;
    }
}
