package hexalyst.ui.canvas;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;
import hexalyst.game.Content;
import hexalyst.game.Piece;
import java.util.List;

/// A piece as a board shows it, turned and mirrored alike.
public final class PieceFigure extends InkedRegion {
    private final BoardPicture board;
    private final Content piece;
    private final double radius;

    /// @param board where it stands or could stand
    /// @param radius that of a cell, in pixels
    /// @param pieces the style class of the pieces
    public PieceFigure(BoardPicture board, Piece piece, double radius, String pieces) {
        this.board = board;
        this.piece = Content.of(List.of(piece));
        this.radius = radius;
        getStyleClass().addAll("piece-figure", pieces);
        double size = Math.ceil(2 * radius);
        setMinSize(size, size);
        setMaxSize(size, size);
        setPrefSize(size, size);
        setMouseTransparent(true);
    }

    @Override
    protected void draw(Surface out) {
        BoardGeometry geometry = new BoardGeometry(
                board.grid(), board.look().turn(), board.look().mirrored(), radius, getWidth() / 2, getHeight() / 2);
        new BoardPainter(out, geometry).content(board, piece, getWidth() / 2, getHeight() / 2);
    }
}
