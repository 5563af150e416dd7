package hexalyst.ui.board;

import hexalyst.game.Side;
import java.util.Optional;
import javafx.scene.layout.Region;

/// How style sheets know whose a piece beside text is.
final class PieceStyle {
    private PieceStyle() {}

    /// A small piece beside text.
    ///
    /// @param set the style class of the pieces
    static Region small(String set, Optional<Side> owner) {
        Region piece = new Region();
        piece.getStyleClass().addAll("piece", "small", set, of(owner));
        return piece;
    }

    /// The style class of a piece of a player's, or of nobody's.
    static String of(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? "piece-white" : "piece-black")
                .orElse("piece-nobody");
    }
}
