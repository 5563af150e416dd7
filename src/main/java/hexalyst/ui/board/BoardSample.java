package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;

/// A cell of a board with what is round it, cut out: shows how something looks there. Drawn as boards are.
public final class BoardSample extends InkedRegion {
    private static final double WIDTH = 66;
    private static final double HEIGHT = 58;
    private static final double RADIUS = 25;

    private final BoardPicture picture;

    /// @param picture a board whose middle cell is in the middle
    /// @param pieces the style class of the pieces
    public BoardSample(BoardPicture picture, String pieces) {
        this.picture = picture;
        getStyleClass().add(pieces);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
    }

    @Override
    void draw(Surface out) {
        new BoardPainter(out, new BoardGeometry(picture.grid(), 0, false, RADIUS, WIDTH / 2, HEIGHT / 2))
                .paint(picture);
    }
}
