package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.Optional;

/// A dot at a move: the value of the position after it is proved.
///
/// @param winner who wins; nobody: it is a draw
/// @param text the same in words
public record Badge(Optional<Side> winner, String text) {
    /// The style class of the dot.
    public String dotClass() {
        return dotClass(winner);
    }

    /// The style class of a dot that stands for a proof, the same everywhere.
    ///
    /// @param winner who wins; nobody: it is a draw
    public static String dotClass(Optional<Side> winner) {
        return winner.map(side -> side == Side.WHITE ? "dot-white" : "dot-black")
                .orElse("dot-draw");
    }
}
