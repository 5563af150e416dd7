package hexalyst.study.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.util.List;
import java.util.Optional;

/// Builds the solution of a task: the solver's solving move, the defender's reply that leaves the fewest solutions
/// ([Defence]), and so on until the game ends, nothing is left to do, or no reply leaves a single solution; any solving
/// move is accepted from there on. If several first moves solve, the tree contains all of them and nothing more. Works
/// on the caller's thread.
public final class SolutionBuilder {
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

    /// Builds the solution.
    ///
    /// @param first what is known about the first moves
    Optional<GameTree> build(Solutions first) {
        TreeBuilder tree = new TreeBuilder(first.position());
        Optional<Task> rest = first.task().rest();
        Solutions turn = first;
        int node = GameTree.ROOT;
        while (true) {
            List<Move> solving = turn.solving();
            int before = node;
            solving.forEach(move -> tree.add(before, move));
            if (solving.size() != 1 || rest.isEmpty()) {
                break;
            }
            Position after = turn.position().play(solving.getFirst());
            Optional<Defence.Reply> reply = defence.reply(after, rest.get(), 1);
            if (reply.isEmpty() || !reply.get().next().unique()) {
                break;
            }
            node = tree.add(tree.size() - 1, reply.get().move());
            turn = reply.get().next();
            rest = rest.get().rest();
        }
        boolean found = tree.size() > 1 && !search.stop().pressed();
        return found ? Optional.of(tree.build()) : Optional.empty();
    }
}
