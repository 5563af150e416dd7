package hexalyst.export.board;

import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.Optional;
import java.util.function.Consumer;

/// Draws pieces, whole and in halves: round ones, or where the players' pieces differ by shape too, square ones for
/// Black and diamonds for nobody. Kinds have a shape or a figure of their own, and a letter, as defined by their
/// edition.
final class PiecePainter {
    /// The size of a piece on the board, in cell radii.
    static final double PIECE = 0.66;

    private static final double EDGE = 0.05;
    /// A square of this half side looks as large as a disc of radius 1.
    private static final double SQUARE = 0.84;

    /// The distance from the centre of the corners of a diamond that looks as large.
    private static final double DIAMOND = 1.2;

    private static final double ROUNDED = 0.15;
    /// The size of a bead, and the factor for a tile, which is larger so that it can be seen under another piece.
    private static final double BEAD = 0.62;

    private static final double TILE = 1.12;
    /// The factor for a plate, which nearly fills its cell, and half the width of the lines on it.
    private static final double PLATE = 1.38;

    private static final double RAY = 0.11;
    private static final int CORNERS = 6;
    /// The size of the hole of a ring.
    private static final double HOLE = 0.52;
    /// The size of a figure within its piece.
    private static final double FIGURE = 0.66;
    /// The width and the opacity of a seam.
    private static final double SEAM = 0.06;

    private static final double SEAM_OPACITY = 0.6;
    /// The place of a beam's tip, and the place and width of its base.
    private static final double BEAM_TIP = 1.42;

    private static final double BEAM_FOOT = 0.85;
    private static final double BEAM_WIDTH = 0.27;

    private final Brush brush;
    private final boolean shapes;

    PiecePainter(Brush brush, BoardLook look) {
        this.brush = brush;
        shapes = look.shapes();
    }

    private static Ink fill(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? Ink.WHITE : Ink.BLACK).orElse(Ink.NOBODY);
    }

    private static Ink edge(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? Ink.WHITE_EDGE : Ink.BLACK_EDGE)
                .orElse(Ink.NOBODY_EDGE);
    }

    /// The ink of numbers and letters on a piece.
    static Ink text(Side colour) {
        return text(Optional.of(colour));
    }

    /// The ink of numbers and letters on a piece, and of the figures cut into it.
    static Ink text(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? Ink.TEXT_ON_WHITE : Ink.TEXT_ON_BLACK)
                .orElse(Ink.TEXT_ON_NOBODY);
    }

    void piece(int cell, Side colour) {
        piece(brush.x(cell), brush.y(cell), colour, PIECE, 1);
    }

    /// Draws a plain piece.
    ///
    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    /// @param size in cell radii
    void piece(double x, double y, Side colour, double size, double opacity) {
        Optional<Side> owner = Optional.of(colour);
        if (opacity == 1) {
            stone(x, y, owner, size, both(owner));
            return;
        }
        // One shape inside the other: a faint edge over a faint piece would show as a ring.
        Style edge = brush.line(edge(owner), EDGE).faint(opacity);
        double inner = size - edge.width() / 2 / brush.radius();
        stone(x, y, owner, inner, Style.filled(fill(owner)).faint(opacity));
        stone(x, y, owner, size, edge);
    }

    /// Draws a piece of any kind.
    ///
    /// @param x the centre, in pixels
    /// @param y the centre, in pixels
    /// @param usual the size that a stone would have there, in cell radii
    void piece(double x, double y, Piece piece, PieceLook look, double usual) {
        Optional<Side> owner = piece.owner();
        double size = usual * look.size();
        if (look.shape() != PieceShape.PLATE) {
            look.beams().forEach(beam -> beam(x, y, owner, size, beam));
        }
        switch (look.shape()) {
            case BEAD -> stone(x, y, owner, BEAD * size, both(owner));
            case TILE -> {
                square(x, y, TILE * size, both(owner));
                marked(owner, line -> square(x, y, 0.8 * TILE * size, line));
            }
            case PLATE -> {
                plate(x, y, PLATE * size, both(owner));
                marked(owner, line -> plate(x, y, 0.84 * PLATE * size, line));
                look.beams().forEach(beam -> ray(x, y, PLATE * size, beam, text(owner)));
                brush.disc(x, y, RAY * PLATE * size, text(owner));
            }
            case RING -> ring(x, y, owner, size);
            case PYRAMID -> {
                pyramid(x, y, size, both(owner));
                marked(owner, line -> pyramid(x, y, 0.6 * size, line));
            }
            default -> stone(x, y, owner, size, both(owner));
        }
        PieceFigures.of(look.shape()).forEach(polygon -> figure(x, y, polygon, size, text(owner)));
        if (!look.letter().isEmpty()) {
            brush.bold(look.letter(), x, y, (look.letter().length() == 1 ? 1.25 : 0.95) * size, text(owner));
        }
    }

    /// Draws the seam below a piece that lies on one of the same colour, so that the pieces can be counted.
    void seam(double x, double y, Piece piece, PieceLook look, double usual) {
        if (look.shape() == PieceShape.STONE || !PieceFigures.of(look.shape()).isEmpty()) {
            double low = y + brush.width(SEAM);
            stone(
                    x,
                    low,
                    piece.owner(),
                    usual * look.size(),
                    Style.filled(text(piece.owner())).faint(SEAM_OPACITY));
        }
    }

    private Style both(Optional<Side> owner) {
        return brush.both(fill(owner), edge(owner), EDGE);
    }

    /// Where shapes distinguish the players, Black's piece gets an inner outline if its own shape cannot show this.
    private void marked(Optional<Side> owner, Consumer<Style> drawing) {
        if (isSquare(owner)) {
            drawing.accept(brush.line(text(owner), EDGE));
        }
    }

    private void stone(double x, double y, Optional<Side> owner, double size, Style style) {
        if (isSquare(owner)) {
            square(x, y, size, style);
        } else if (shapes && owner.isEmpty()) {
            double r = DIAMOND * size * brush.radius();
            brush.out().polygon(new double[] {x + r, x, x - r, x}, new double[] {y, y + r, y, y - r}, style);
        } else {
            brush.out().circle(x, y, size * brush.radius(), style);
        }
    }

    private void square(double x, double y, double size, Style style) {
        double half = SQUARE * size * brush.radius();
        brush.out().rectangle(x - half, y - half, 2 * half, 2 * half, ROUNDED * half, style);
    }

    /// Draws a hexagon.
    private void plate(double x, double y, double size, Style style) {
        double[] xs = new double[CORNERS];
        double[] ys = new double[CORNERS];
        for (int corner = 0; corner < CORNERS; corner++) {
            xs[corner] = x + brush.right(60 * corner) * size * brush.radius();
            ys[corner] = y + brush.down(60 * corner) * size * brush.radius();
        }
        brush.out().polygon(xs, ys, style);
    }

    /// Draws a line from the middle of a plate to its edge.
    private void ray(double x, double y, double size, int degrees, Ink ink) {
        double r = size * brush.radius();
        double dx = brush.right(degrees) * r;
        double dy = brush.down(degrees) * r;
        double far = Math.sqrt(3) / 2;
        double[] xs = {x - RAY * dy, x + RAY * dy, x + far * dx + RAY * dy, x + far * dx - RAY * dy};
        double[] ys = {y + RAY * dx, y - RAY * dx, y + far * dy - RAY * dx, y + far * dy + RAY * dx};
        brush.out().polygon(xs, ys, Style.filled(ink));
    }

    /// Draws a broad line with an edge on either side.
    private void ring(double x, double y, Optional<Side> owner, double size) {
        double middle = size * (1 + HOLE) / 2;
        double width = size * (1 - HOLE);
        stone(x, y, owner, middle, brush.line(edge(owner), width + EDGE));
        stone(x, y, owner, middle, brush.line(fill(owner), width - EDGE));
    }

    private void pyramid(double x, double y, double size, Style style) {
        double r = 1.15 * size * brush.radius();
        brush.out()
                .polygon(
                        new double[] {x, x + 0.95 * r, x - 0.95 * r},
                        new double[] {y - r, y + 0.72 * r, y + 0.72 * r},
                        style);
    }

    private void figure(double x, double y, double[][] polygon, double size, Ink ink) {
        double unit = FIGURE * size * brush.radius() / PieceFigures.HALF;
        double[] xs = polygon[0].clone();
        double[] ys = polygon[1].clone();
        for (int i = 0; i < xs.length; i++) {
            xs[i] = x + unit * xs[i];
            ys[i] = y + unit * ys[i];
        }
        brush.out().polygon(xs, ys, Style.filled(ink));
    }

    /// Draws a point on the piece's rim.
    private void beam(double x, double y, Optional<Side> owner, double size, int degrees) {
        double r = size * brush.radius();
        double dx = brush.right(degrees) * r;
        double dy = brush.down(degrees) * r;
        double[] xs = {x + BEAM_TIP * dx, x + BEAM_FOOT * dx - BEAM_WIDTH * dy, x + BEAM_FOOT * dx + BEAM_WIDTH * dy};
        double[] ys = {y + BEAM_TIP * dy, y + BEAM_FOOT * dy + BEAM_WIDTH * dx, y + BEAM_FOOT * dy - BEAM_WIDTH * dx};
        brush.out().polygon(xs, ys, both(owner));
    }

    /// Draws the left or right half of a piece on a cell.
    void half(int cell, Side colour, boolean left, double opacity) {
        double x = brush.x(cell) + (left ? -1 : 1) * EDGE * brush.radius();
        double y = brush.y(cell);
        Optional<Side> owner = Optional.of(colour);
        Style style = both(owner).faint(opacity);
        if (isSquare(owner)) {
            double half = SQUARE * PIECE * brush.radius();
            brush.out().rectangle(left ? x - half : x, y - half, half, 2 * half, 0, style);
        } else {
            brush.out().halfDisc(x, y, PIECE * brush.radius(), left, style);
        }
    }

    private boolean isSquare(Optional<Side> owner) {
        return shapes && owner.equals(Optional.of(Side.BLACK));
    }
}
