package hexalyst.ui.canvas;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;
import javafx.scene.AccessibleRole;

/// A board without input, as a figure beside text. It has a fixed width; its height follows from the picture.
public final class BoardFigure extends InkedRegion {
    private final BoardPicture picture;
    private final BoardGeometry geometry;

    /// @param picture what to draw
    /// @param width in pixels
    /// @param pieces the style class of the pieces
    public BoardFigure(BoardPicture picture, double width, String pieces) {
        this.picture = picture;
        geometry = BoardGeometry.wide(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), width);
        getStyleClass().add(pieces);
        double height = Math.ceil(2 * geometry.centreY());
        setMinSize(width, height);
        setMaxSize(width, height);
        setPrefSize(width, height);
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    @Override
    protected void draw(Surface out) {
        new BoardPainter(out, geometry, lettering()).paint(picture);
    }
}
