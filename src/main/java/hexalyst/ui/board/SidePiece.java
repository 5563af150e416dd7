package hexalyst.ui.board;

import hexalyst.ui.canvas.PieceStyle;
import javafx.scene.layout.Region;

/// A piece of the player to move, as the theme draws it: the colour need not be the one that the player is named
/// after.
public final class SidePiece extends Region {
    /// @param board the board beside which it stands
    public SidePiece(BoardViewModel board) {
        getStyleClass().add("piece");
        board.toMoveProperty().subscribe(side -> PieceStyle.colour(this, side));
        PieceStyle.dress(this, board.pieceStyleProperty());
    }
}
