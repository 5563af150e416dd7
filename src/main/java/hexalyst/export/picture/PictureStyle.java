package hexalyst.export.picture;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.FactLine;
import hexalyst.export.board.Surface;

/// How a picture looks.
///
/// @param palette its colours
/// @param width in pixels, [#LEAST] to [#MOST]; the height follows from the board
/// @param transparent true to leave out the background of the board
public record PictureStyle(Palette palette, int width, boolean transparent) {
    /// The narrowest picture, in pixels.
    public static final int LEAST = 50;
    /// The widest picture, in pixels.
    public static final int MOST = 10_000;
    /// The usual width, in pixels.
    public static final int USUAL = 800;

    /// Checks the width.
    ///
    /// @throws IllegalArgumentException if it is out of its range
    public PictureStyle {
        if (width < LEAST || width > MOST) {
            throw new IllegalArgumentException("width " + width);
        }
    }

    /// The geometry of the board.
    BoardGeometry geometry(BoardPicture picture) {
        return BoardGeometry.wide(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), width);
    }

    /// The height, in whole pixels.
    int height(BoardPicture picture) {
        return board(picture) + (picture.game().facts().isEmpty() ? 0 : (int) FactLine.height(width));
    }

    private int board(BoardPicture picture) {
        return (int) Math.round(2 * geometry(picture).centreY());
    }

    /// Draws all of a picture.
    void paint(BoardPicture picture, Surface out) {
        new BoardPainter(out, geometry(picture)).paint(picture);
        FactLine.paint(out, picture.game().line(), width, board(picture));
    }
}
