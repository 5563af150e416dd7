package hexalyst.ui.canvas;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.GameLook;
import hexalyst.export.board.Surface;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import java.util.List;

/// A piece as a board shows it, turned and mirrored alike.
public final class PieceFigure extends InkedRegion {
    private final Edition edition;
    private final BoardLook look;
    private final Content piece;
    private final double radius;

    /// @param edition determines how it looks
    /// @param look how the board is turned
    /// @param radius that of a cell, in pixels
    /// @param pieces the style class of the pieces
    public PieceFigure(Edition edition, BoardLook look, Piece piece, double radius, String pieces) {
        this.edition = edition;
        this.look = look;
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
                edition.grid(), look.turn(), look.mirrored(), radius, getWidth() / 2, getHeight() / 2);
        new BoardPainter(out, geometry).content(look, GameLook.of(edition), piece, getWidth() / 2, getHeight() / 2);
    }
}
