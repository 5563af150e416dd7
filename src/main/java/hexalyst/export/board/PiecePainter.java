package hexalyst.export.board;

import hexalyst.export.board.Surface.Style;
import hexalyst.game.Side;

/// Draws pieces, whole and in halves: round ones, or where the players' pieces differ by shape too, square ones for
/// Black.
final class PiecePainter {
    /// The size of a piece on the board, in cell radii.
    static final double PIECE = 0.66;

    private static final double EDGE = 0.05;
    /// A square of this half side looks as large as a disc of radius 1.
    private static final double SQUARE = 0.84;

    private static final double ROUNDED = 0.15;

    private final Brush brush;
    private final boolean shapes;

    PiecePainter(Brush brush, BoardLook look) {
        this.brush = brush;
        shapes = look.shapes();
    }

    private static Ink fill(Side colour) {
        return colour == Side.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    private static Ink edge(Side colour) {
        return colour == Side.WHITE ? Ink.WHITE_EDGE : Ink.BLACK_EDGE;
    }

    /// Numbers and letters on a piece.
    static Ink text(Side colour) {
        return colour == Side.WHITE ? Ink.TEXT_ON_WHITE : Ink.TEXT_ON_BLACK;
    }

    void piece(int cell, Side colour) {
        piece(brush.x(cell), brush.y(cell), colour, PIECE, 1);
    }

    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    /// @param size in cell radii
    void piece(double x, double y, Side colour, double size, double opacity) {
        if (opacity == 1) {
            shape(x, y, colour, size, brush.both(fill(colour), edge(colour), EDGE));
            return;
        }
        // One shape within the other: where a faint edge lay over a faint piece, a ring would be seen.
        Style edge = brush.line(edge(colour), EDGE).faint(opacity);
        double inner = size - edge.width() / 2 / brush.radius();
        shape(x, y, colour, inner, Style.filled(fill(colour)).faint(opacity));
        shape(x, y, colour, size, edge);
    }

    private void shape(double x, double y, Side colour, double size, Style style) {
        if (square(colour)) {
            double half = SQUARE * size * brush.radius();
            brush.out().rectangle(x - half, y - half, 2 * half, 2 * half, ROUNDED * half, style);
        } else {
            brush.out().circle(x, y, size * brush.radius(), style);
        }
    }

    /// The left or right half of a piece on a cell.
    void half(int cell, Side colour, boolean left, double opacity) {
        double x = brush.x(cell) + (left ? -1 : 1) * EDGE * brush.radius();
        double y = brush.y(cell);
        Style style = brush.both(fill(colour), edge(colour), EDGE).faint(opacity);
        if (square(colour)) {
            double half = SQUARE * PIECE * brush.radius();
            brush.out().rectangle(left ? x - half : x, y - half, half, 2 * half, 0, style);
        } else {
            brush.out().halfDisc(x, y, PIECE * brush.radius(), left, style);
        }
    }

    private boolean square(Side colour) {
        return shapes && colour == Side.BLACK;
    }
}
