package hexalyst.study.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Builds the solution of a task: the solver's solving move, the longest resistance ([Defence]), all moves that then
/// solve, and so on until the game ends or nothing is left to do. A line ends earlier where more than a few moves solve
/// after every longest resistance ([Defence#few]) or, where no number of plies is promised, after [#LONGEST] plies. In
/// the main line up to [#REPLIES] replies are stored at each turn,
/// those that hold out as long and need different answers. All lines beside the main line have one reply at each turn,
/// and end where several moves solve that do not end the game. If several first moves solve, the tree contains all of
/// them and nothing more. Works on the caller's thread.
public final class SolutionBuilder {
    private static final int REPLIES = 3;
    private static final int MOVES = 6;
    private static final int LONGEST = 11;

    private final SolutionSearch search;
    private final Defence defence;

    /// @param search proves which moves solve; its limits apply to each position
    public SolutionBuilder(SolutionSearch search) {
        this.search = search;
        defence = new Defence(search);
    }

    /// Builds the solution.
    ///
    /// @param start a position where the game is not over
    /// @return the solution; empty if no move is proved to solve, or the search was stopped
    public Optional<GameTree> build(Position start, Task task) {
        return build(search.find(start, task));
    }

    /// A node after a move of the solver.
    ///
    /// @param plies how many moves there are before it and with it
    /// @param main true in the main line
    private record End(int node, Position position, Task task, int plies, boolean main) {
        /// The same in the main line or beside it.
        End on(boolean mainLine) {
            return new End(node, position, task, plies, mainLine);
        }
    }

    /// Builds the solution.
    ///
    /// @param first what is known about the first moves
    Optional<GameTree> build(Solutions first) {
        TreeBuilder tree = new TreeBuilder(first.position());
        Deque<End> ends = new ArrayDeque<>();
        add(tree, GameTree.ROOT, first, new End(GameTree.ROOT, first.position(), first.task(), -1, true), ends);
        if (first.solving().size() > 1 || !first.settled()) {
            ends.clear();
        }
        while (!ends.isEmpty()) {
            End end = ends.remove();
            end.task.rest().ifPresent(rest -> grow(tree, end, rest, ends));
        }
        boolean found = tree.size() > 1 && !search.stop().pressed();
        return found ? Optional.of(tree.build()) : Optional.empty();
    }

    private void grow(TreeBuilder tree, End end, Task rest, Deque<End> ends) {
        if (end.plies >= LONGEST && !(rest instanceof Task.WinWithin)) {
            return;
        }
        boolean main = end.main;
        for (Defence.Reply reply : defence.replies(end.position, rest, main ? REPLIES : 1)) {
            if (reply.leaves(main ? Defence.few(rest) : 1)) {
                add(tree, tree.add(end.node, reply.move()), reply.next(), end.on(main), ends);
                main = false;
            }
        }
    }

    private static void add(TreeBuilder tree, int node, Solutions turn, End before, Deque<End> ends) {
        List<Move> solving = turn.solving();
        // There may be more than a few only at the first turn, or where all end the game: there a few will do.
        long most = node == GameTree.ROOT ? solving.size() : MOVES;
        for (Move move : solving.stream().limit(most).toList()) {
            Position after = turn.position().play(move);
            boolean first = move.equals(solving.getFirst());
            ends.add(new End(tree.add(node, move), after, turn.task(), before.plies + 2, before.main && first));
        }
    }
}
