package hexalyst.ui.board;

import hexalyst.game.Side;
import hexalyst.ui.canvas.PieceStyle;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// A piece of a player, as the theme draws it: the colour need not be the one that the player is named
/// after.
public final class SidePiece extends Region {
    /// A piece of the player to move.
    ///
    /// @param board the board beside which it stands
    public SidePiece(BoardViewModel board) {
        this(board, board.toMoveProperty());
    }

    /// @param board the board beside which it stands
    /// @param of whose piece it is
    public SidePiece(BoardViewModel board, ObservableValue<Optional<Side>> of) {
        getStyleClass().add("piece");
        of.subscribe(side -> PieceStyle.colour(this, side));
        PieceStyle.dress(this, board.pieceStyleProperty());
    }
}
