package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Something that was found about a puzzle, and where to see it.
///
/// @param text what was found
/// @param tree a puzzle's tree, or that of another position
/// @param node where it is
/// @param moves moves to add there as variations
/// @param wrong true if the move that leads there is a wrong one beside the solution, which may be meant as a try
public record FoundPlace(String text, GameTree tree, int node, List<Move> moves, boolean wrong) {
    /// Copies the moves.
    public FoundPlace {
        moves = List.copyOf(moves);
    }

    /// The position at the start of its game.
    public Position start() {
        return tree.start();
    }

    /// The moves that lead there.
    public List<Move> line() {
        return tree.moves(node);
    }

    /// True if a game, which may have been edited since, still has the place.
    boolean isIn(GameTree game) {
        OptionalInt at = game.start().equals(tree.start()) ? OptionalInt.of(GameTree.ROOT) : OptionalInt.empty();
        for (int id : tree.path(node)) {
            Optional<Move> move = tree.node(id).move();
            if (at.isPresent() && move.isPresent()) {
                at = game.childWith(at.getAsInt(), move.get());
            }
        }
        return at.equals(OptionalInt.of(node));
    }
}
