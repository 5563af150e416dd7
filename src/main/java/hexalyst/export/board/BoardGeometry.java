package hexalyst.export.board;

import hexalyst.board.Caption;
import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.List;

/// Where the cells of a board are on a surface of pixels. Unrotated, they are where their outlines are. The board can
/// be rotated in equal steps, of 60 degrees for hexagonal cells, which keep a corner at the top, and then mirrored.
///
/// @param grid the board
/// @param turn by how many steps it is rotated clockwise, 0 to 5, modulo the number of the board's orientations
/// @param mirrored true to exchange left and right after the rotation
/// @param radius the length of the outlines' unit, in pixels
/// @param centreX the board's centre
/// @param centreY the board's centre
public record BoardGeometry(Grid grid, int turn, boolean mirrored, double radius, double centreX, double centreY) {
    /// How many steps make a full rotation at most.
    public static final int TURNS = 6;

    private static final double HALF_WIDTH = Math.sqrt(3) / 2;
    /// Boards without room still have a size.
    private static final double SMALLEST_RADIUS = 0.1;
    /// Half the space for a letter, in radii.
    private static final double LETTER_ROOM = 0.45;

    private static final double EDGE = 0.1;
    /// Larger than any rounding error of coordinates, smaller than any real difference.
    private static final double ROUNDING = 1e-9;

    /// Checks the turn.
    ///
    /// @throws IllegalArgumentException if it is not 0 to 5
    public BoardGeometry {
        if (turn < 0 || turn >= TURNS) {
            throw new IllegalArgumentException("turn " + turn);
        }
    }

    /// The largest unrotated board that fits, including letters.
    public static BoardGeometry fit(Grid grid, double width, double height) {
        return fit(grid, 0, false, width, height);
    }

    /// The largest board that fits, including letters.
    public static BoardGeometry fit(Grid grid, int turn, boolean mirrored, double width, double height) {
        Reach reach = reach(grid, turn, mirrored);
        double radius = Math.max(SMALLEST_RADIUS, Math.min(width / reach.across(), height / reach.down()) / 2);
        return new BoardGeometry(grid, turn, mirrored, radius, width / 2, height / 2);
    }

    /// The board of this width, including letters; its height is twice [#centreY].
    public static BoardGeometry wide(Grid grid, int turn, boolean mirrored, double width) {
        Reach reach = reach(grid, turn, mirrored);
        double radius = width / reach.across() / 2;
        return new BoardGeometry(grid, turn, mirrored, radius, width / 2, radius * reach.down());
    }

    /// How far a board reaches from its centre, in radii.
    private record Reach(double across, double down) {}

    private static Reach reach(Grid grid, int turn, boolean mirrored) {
        BoardGeometry unit = new BoardGeometry(grid, turn, mirrored, 1, 0, 0);
        double across = 0;
        double down = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            Corners corners = unit.corners(cell, 1);
            for (int corner = 0; corner < corners.xs.length; corner++) {
                across = Math.max(across, Math.abs(corners.xs[corner]) + EDGE);
                down = Math.max(down, Math.abs(corners.ys[corner]) + EDGE);
            }
        }
        for (Caption caption : grid.captions()) {
            across = Math.max(across, Math.abs(unit.x(caption)) + LETTER_ROOM);
            down = Math.max(down, Math.abs(unit.y(caption)) + LETTER_ROOM);
        }
        return new Reach(across, down);
    }

    /// Half the width of a cell that is available for a piece: from its centre to the middle of a hexagon's side.
    public double halfWidth() {
        return HALF_WIDTH * radius;
    }

    /// The centre of a cell.
    public double x(int cell) {
        Point centre = grid.outline(cell).centre();
        return centreX + radius * across(centre.x(), centre.y());
    }

    /// The centre of a cell.
    public double y(int cell) {
        Point centre = grid.outline(cell).centre();
        return centreY + radius * down(centre.x(), centre.y());
    }

    /// Where a letter or number beside the board is centred.
    public double x(Caption caption) {
        return centreX + radius * across(caption.x(), caption.y());
    }

    /// Where a letter or number beside the board is centred.
    public double y(Caption caption) {
        return centreY + radius * down(caption.x(), caption.y());
    }

    /// How far to the right a unit step in a direction of the board leads.
    ///
    /// @param degrees clockwise from the top of an unrotated board
    double right(double degrees) {
        return across(Math.sin(Math.toRadians(degrees)), -Math.cos(Math.toRadians(degrees)));
    }

    /// How far down a unit step in a direction of the board leads.
    ///
    /// @param degrees clockwise from the top of an unrotated board
    double down(double degrees) {
        return down(Math.sin(Math.toRadians(degrees)), -Math.cos(Math.toRadians(degrees)));
    }

    private double across(double x, double y) {
        double turned = x * cos() - y * sin();
        return mirrored ? -turned : turned;
    }

    private double down(double x, double y) {
        return x * sin() + y * cos();
    }

    private double cos() {
        return turn == 0 ? 1 : exact(Math.cos(2 * Math.PI * turn / grid.turns()));
    }

    private double sin() {
        return turn == 0 ? 0 : exact(Math.sin(2 * Math.PI * turn / grid.turns()));
    }

    /// Removes the rounding error of a number that is close to a multiple of one half.
    private static double exact(double value) {
        double near = Math.rint(2 * value) / 2;
        return Math.abs(value - near) < ROUNDING ? near : value;
    }

    /// The corners of a cell, scaled around its centre.
    public Corners corners(int cell, double scale) {
        List<Point> outline = grid.outline(cell).corners();
        double[] xs = new double[outline.size()];
        double[] ys = new double[outline.size()];
        double x = x(cell);
        double y = y(cell);
        for (int corner = 0; corner < xs.length; corner++) {
            Point from = outline.get(corner);
            xs[corner] = x + across(from.x(), from.y()) * scale * radius;
            ys[corner] = y + down(from.x(), from.y()) * scale * radius;
        }
        return new Corners(xs, ys);
    }

    /// The corners of a polygon, in the form needed for drawing. Not a record, since arrays have no value equality.
    public static final class Corners {
        private final double[] xs;
        private final double[] ys;

        private Corners(double[] xs, double[] ys) {
            this.xs = xs;
            this.ys = ys;
        }

        /// A copy of the x coordinates.
        public double[] xs() {
            return xs.clone();
        }

        /// A copy of the y coordinates.
        public double[] ys() {
            return ys.clone();
        }

        /// The part of a convex polygon on one side of a vertical line, moved aside.
        ///
        /// @param x where the line is
        /// @param left true for the part on the left
        /// @param gap by how much the cut edge is moved
        public Corners half(double x, boolean left, double gap) {
            List<Point> half = new ArrayList<>();
            for (int corner = 0; corner < xs.length; corner++) {
                int next = (corner + 1) % xs.length;
                double from = left ? x - xs[corner] : xs[corner] - x;
                double to = left ? x - xs[next] : xs[next] - x;
                if (from > ROUNDING) {
                    half.add(new Point(xs[corner], ys[corner]));
                } else if (from > -ROUNDING) {
                    half.add(new Point(x + gap, ys[corner]));
                }
                if (from > ROUNDING && to < -ROUNDING || from < -ROUNDING && to > ROUNDING) {
                    half.add(new Point(x + gap, ys[corner] + (ys[next] - ys[corner]) * from / (from - to)));
                }
            }
            return new Corners(
                    half.stream().mapToDouble(Point::x).toArray(),
                    half.stream().mapToDouble(Point::y).toArray());
        }
    }

    /// The cell at a point, [Grid#NONE] outside the board.
    public int cellAt(double pointX, double pointY) {
        double turnedX = (mirrored ? -1 : 1) * (pointX - centreX) / radius;
        double turnedY = (pointY - centreY) / radius;
        double x = turnedX * cos() + turnedY * sin();
        double y = turnedY * cos() - turnedX * sin();
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (grid.outline(cell).holds(x, y)) {
                return cell;
            }
        }
        return Grid.NONE;
    }
}
