package hexalyst.ui.board;

import hexalyst.game.Side;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.ArcType;

/// Draws pieces, whole and in halves: round ones, or where the players' pieces differ by shape too, square ones for
/// Black.
final class PiecePainter {
    /// The size of a piece on the board, in cell radii.
    static final double PIECE = 0.66;

    private static final double EDGE = 0.05;
    /// A square of this half side looks as large as a disc of radius 1.
    private static final double SQUARE = 0.84;

    private static final double ROUNDED = 0.3;

    private final Brush brush;
    private final GraphicsContext out;
    private final boolean shapes;

    PiecePainter(Brush brush, BoardLook look) {
        this.brush = brush;
        out = brush.out();
        shapes = look.shapes();
    }

    static Ink fill(Side colour) {
        return colour == Side.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    static Ink edge(Side colour) {
        return colour == Side.WHITE ? Ink.WHITE_EDGE : Ink.BLACK_EDGE;
    }

    /// Numbers and letters on a piece.
    static Ink text(Side colour) {
        return colour == Side.WHITE ? Ink.TEXT_ON_WHITE : Ink.TEXT_ON_BLACK;
    }

    void piece(int cell, Side colour) {
        piece(brush.x(cell), brush.y(cell), colour, PIECE);
    }

    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    /// @param size in cell radii
    void piece(double x, double y, Side colour, double size) {
        brush.fill(fill(colour));
        brush.stroke(edge(colour), EDGE);
        if (square(colour)) {
            double half = SQUARE * size * brush.radius();
            double round = ROUNDED * half;
            out.fillRoundRect(x - half, y - half, 2 * half, 2 * half, round, round);
            out.strokeRoundRect(x - half, y - half, 2 * half, 2 * half, round, round);
        } else {
            double r = size * brush.radius();
            out.fillOval(x - r, y - r, 2 * r, 2 * r);
            out.strokeOval(x - r, y - r, 2 * r, 2 * r);
        }
    }

    /// The left or right half of a piece on a cell.
    void half(int cell, Side colour, boolean left) {
        double gap = (left ? -1 : 1) * EDGE * brush.radius();
        double x = brush.x(cell) + gap;
        double y = brush.y(cell);
        brush.fill(fill(colour));
        brush.stroke(edge(colour), EDGE);
        if (square(colour)) {
            double half = SQUARE * PIECE * brush.radius();
            out.fillRect(left ? x - half : x, y - half, half, 2 * half);
            out.strokeRect(left ? x - half : x, y - half, half, 2 * half);
        } else {
            double r = PIECE * brush.radius();
            double start = left ? 90 : -90;
            out.fillArc(x - r, y - r, 2 * r, 2 * r, start, 180, ArcType.CHORD);
            out.strokeArc(x - r, y - r, 2 * r, 2 * r, start, 180, ArcType.CHORD);
        }
    }

    private boolean square(Side colour) {
        return shapes && colour == Side.BLACK;
    }
}
