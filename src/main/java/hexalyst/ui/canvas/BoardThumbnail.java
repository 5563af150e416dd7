package hexalyst.ui.canvas;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;
import org.jspecify.annotations.Nullable;

/// A small board without input, such as in a row of a table. Drawn as boards are.
public final class BoardThumbnail extends InkedRegion {
    private @Nullable BoardPicture picture;

    /// @param width and height in pixels
    /// @param pieces the style class of the pieces
    public BoardThumbnail(double width, String pieces) {
        getStyleClass().add(pieces);
        setMinSize(width, width);
        setMaxSize(width, width);
        setPrefSize(width, width);
        setMouseTransparent(true);
    }

    public void show(BoardPicture shown) {
        picture = shown;
        askToDraw();
    }

    @Override
    protected void draw(Surface out) {
        BoardPicture now = picture;
        if (now != null) {
            BoardGeometry geometry =
                    BoardGeometry.fit(now.grid(), now.look().turn(), now.look().mirrored(), getWidth(), getHeight());
            new BoardPainter(out, geometry).paint(now);
        }
    }
}
