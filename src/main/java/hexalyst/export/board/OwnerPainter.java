package hexalyst.export.board;

import hexalyst.board.Grid;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Side;
import java.util.Optional;

/// Draws the expected owners of cells at the end: the background has a tint of the owner, stronger for more certain
/// ones, and pieces of the opponent carry a square. If the owner is proved, the background is fully tinted and has a
/// rim. What the rules count now is shown by small pieces instead.
final class OwnerPainter {
    /// Cells with less certainty than this are left as they are.
    private static final double LEAST = 0.1;
    /// The opacity of the tint where the owner is nearly certain, and where the owner is proved.
    private static final double MOST_TINT = 0.6;

    private static final double PROVED_TINT = 0.9;
    /// How far the rim of a proved cell is from its centre, and how wide it is, in radii.
    private static final double RIM = 0.86;

    private static final double RIM_WIDTH = 0.1;
    /// Half the side of a square on a piece, for a certain owner, in radii.
    private static final double SQUARE = 0.27;

    private static final double EDGE = 0.03;

    private final Brush brush;

    OwnerPainter(Brush brush) {
        this.brush = brush;
    }

    /// Draws what is below the pieces.
    void ground(BoardPicture picture) {
        picture.overlays().owners().forEach((cell, white) -> {
            // Between the two colours, so that both are visible.
            if (cell < picture.grid().cells()) {
                brush.cell(cell, BoardPainter.CELL, brush.both(Ink.OWNED_NOBODY, Ink.CELL_EDGE, EDGE));
            }
            if (isTold(picture.grid(), cell, white)) {
                Ink ink = white > 0 ? Ink.OWNED_WHITE : Ink.OWNED_BLACK;
                boolean proved = Math.abs(white) == 1;
                double tint = proved ? PROVED_TINT : MOST_TINT * Math.abs(white);
                brush.cell(cell, BoardPainter.CELL, Style.filled(ink).faint(tint));
                if (proved) {
                    brush.cell(cell, RIM, brush.line(white > 0 ? Ink.WHITE_EDGE : Ink.BLACK_EDGE, RIM_WIDTH));
                }
            }
        });
    }

    /// Draws what is above the pieces: the squares on pieces that are expected to be lost.
    void pieces(BoardPicture picture) {
        picture.overlays().owners().forEach((cell, white) -> {
            Side owner = white > 0 ? Side.WHITE : Side.BLACK;
            if (isTold(picture.grid(), cell, white)
                    && picture.contents().get(cell).colour().equals(Optional.of(owner.other()))) {
                double half = SQUARE * Math.sqrt(Math.abs(white)) * brush.radius();
                Ink fill = owner == Side.WHITE ? Ink.WHITE : Ink.BLACK;
                Ink edge = owner == Side.WHITE ? Ink.WHITE_EDGE : Ink.BLACK_EDGE;
                brush.out()
                        .rectangle(
                                brush.x(cell) - half,
                                brush.y(cell) - half,
                                2 * half,
                                2 * half,
                                0,
                                brush.both(fill, edge, EDGE));
            }
        });
    }

    private static boolean isTold(Grid grid, int cell, double white) {
        return cell < grid.cells() && Math.abs(white) >= LEAST;
    }
}
