package hexalyst.ui.board;

import hexalyst.game.Side;
import java.util.Optional;

/// How style sheets know whose a piece beside text is.
final class PieceStyle {
    private PieceStyle() {}

    /// The style class of a piece of a player's, or of nobody's.
    static String of(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? "piece-white" : "piece-black")
                .orElse("piece-nobody");
    }
}
