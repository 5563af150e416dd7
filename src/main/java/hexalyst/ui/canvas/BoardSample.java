package hexalyst.ui.canvas;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;

/// A cell of a board and its surroundings, cropped, as a sample of a look. Drawn as boards are.
public final class BoardSample extends InkedRegion {
    private static final double WIDTH = 66;
    private static final double HEIGHT = 58;
    private static final double RADIUS = 25;

    private final BoardPicture picture;

    /// @param picture a board; its middle cell is shown in the middle
    /// @param pieces the style class of the pieces
    public BoardSample(BoardPicture picture, String pieces) {
        this.picture = picture;
        getStyleClass().add(pieces);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
    }

    @Override
    protected void draw(Surface out) {
        new BoardPainter(out, new BoardGeometry(picture.grid(), 0, false, RADIUS, WIDTH / 2, HEIGHT / 2))
                .paint(picture);
    }
}
