package hexalyst.export.board;

import hexalyst.board.Caption;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/// Where the cells of a board are on a surface of pixels. Unrotated, they are where their outlines are. The board can
/// be rotated in equal steps, of 60 degrees for hexagonal cells, which keep a corner at the top, and then mirrored.
///
/// @param grid the board
/// @param turn by how many steps it is rotated clockwise, 0 to 11, modulo the number of the board's orientations
/// @param mirrored true to exchange left and right after the rotation
/// @param radius the length of the outlines' unit, in pixels
/// @param centreX the board's centre
/// @param centreY the board's centre
/// @param shown the cells that are drawn: all of them, or those of a cut-out
public record BoardGeometry(
        Grid grid, int turn, boolean mirrored, double radius, double centreX, double centreY, CellSet shown) {
    /// How many steps make a full rotation at most.
    public static final int TURNS = 12;

    private static final double HALF_WIDTH = Math.sqrt(3) / 2;
    /// Boards without room still have a size.
    private static final double SMALLEST_RADIUS = 0.1;
    /// Half the space for a letter, in radii.
    private static final double LETTER_ROOM = 0.45;

    private static final double EDGE = 0.1;
    /// Centres of cells of one row differ by less in height, in radii.
    private static final double SAME_ROW = 0.1;
    /// Larger than any rounding error of coordinates, smaller than any real difference.
    private static final double ROUNDING = 1e-9;

    /// Checks the turn.
    ///
    /// @throws IllegalArgumentException if it is not 0 to 11
    public BoardGeometry {
        if (turn < 0 || turn >= TURNS) {
            throw new IllegalArgumentException("turn " + turn);
        }
    }

    /// A geometry of the whole board.
    ///
    /// @throws IllegalArgumentException if the turn is not 0 to 11
    public BoardGeometry(Grid grid, int turn, boolean mirrored, double radius, double centreX, double centreY) {
        this(grid, turn, mirrored, radius, centreX, centreY, all(grid));
    }

    private static CellSet all(Grid grid) {
        return CellSet.of(IntStream.range(0, grid.cells()).toArray());
    }

    /// The largest unrotated board that fits, including letters.
    public static BoardGeometry fit(Grid grid, double width, double height) {
        return fit(grid, 0, false, width, height);
    }

    /// The largest board that fits, including letters.
    public static BoardGeometry fit(Grid grid, int turn, boolean mirrored, double width, double height) {
        Reach reach = whole(grid, turn, mirrored);
        double radius = Math.max(SMALLEST_RADIUS, Math.min(width / reach.across(), height / reach.down()));
        return new BoardGeometry(grid, turn, mirrored, radius, width / 2, height / 2);
    }

    /// The board of this width, including letters; its height is twice [#centreY].
    public static BoardGeometry wide(Grid grid, int turn, boolean mirrored, double width) {
        Reach reach = whole(grid, turn, mirrored);
        double radius = width / reach.across();
        return new BoardGeometry(grid, turn, mirrored, radius, width / 2, radius * reach.down() / 2);
    }

    /// The part of the board with these cells, of this width, including letters; [#height] tells its height.
    public static BoardGeometry cut(Grid grid, int turn, boolean mirrored, double width, CellSet shown) {
        Reach reach = new BoardGeometry(grid, turn, mirrored, 1, 0, 0, shown).reach();
        double radius = width / reach.across();
        return new BoardGeometry(grid, turn, mirrored, radius, -radius * reach.left, -radius * reach.top, shown);
    }

    /// The height of a picture of this width, including letters.
    public double height() {
        BoardGeometry unit = new BoardGeometry(grid, turn, mirrored, 1, 0, 0, shown);
        Reach reach = shown.equals(all(grid)) ? whole(grid, turn, mirrored) : unit.reach();
        return radius * reach.down();
    }

    /// How far a board reaches from its centre, in radii.
    private record Reach(double left, double right, double top, double bottom) {
        private static final Reach NOTHING =
                new Reach(Double.MAX_VALUE, -Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE);

        private double across() {
            return right - left;
        }

        private double down() {
            return bottom - top;
        }

        private Reach with(double x, double y, double room) {
            return new Reach(
                    Math.min(left, x - room),
                    Math.max(right, x + room),
                    Math.min(top, y - room),
                    Math.max(bottom, y + room));
        }

        /// As far to each side as to the opposite one.
        private Reach even() {
            double across = Math.max(right, -left);
            double down = Math.max(bottom, -top);
            return new Reach(-across, across, -down, down);
        }
    }

    private static Reach whole(Grid grid, int turn, boolean mirrored) {
        return new BoardGeometry(grid, turn, mirrored, 1, 0, 0).reach().even();
    }

    private Reach reach() {
        Reach reach = Reach.NOTHING;
        for (int cell : shown.stream().toArray()) {
            Corners corners = corners(cell, 1);
            for (int corner = 0; corner < corners.xs.length; corner++) {
                reach = reach.with(corners.xs[corner], corners.ys[corner], EDGE);
            }
        }
        for (Caption caption : captions(shown)) {
            reach = reach.with(x(caption), y(caption), LETTER_ROOM);
        }
        return reach;
    }

    /// The letters and numbers beside the board if only some cells are drawn: those of rows beside their first cells
    /// that are drawn.
    List<Caption> captions(CellSet drawn) {
        if (drawn.equals(all(grid))) {
            return grid.captions();
        }
        return grid.captions().stream()
                .flatMap(caption -> beside(caption, drawn).stream())
                .toList();
    }

    private Optional<Caption> beside(Caption caption, CellSet drawn) {
        int[] row = IntStream.range(0, grid.cells())
                .filter(cell -> Math.abs(grid.outline(cell).centre().y() - caption.y()) < SAME_ROW)
                .toArray();
        if (row.length == 0) {
            return Optional.of(caption);
        }
        OptionalDouble first = left(IntStream.of(row));
        OptionalDouble seen = left(IntStream.of(row).filter(drawn::contains));
        return seen.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Caption(caption.text(), caption.x() + seen.getAsDouble() - first.orElse(0), caption.y()));
    }

    private OptionalDouble left(IntStream cells) {
        return cells.mapToDouble(cell -> grid.outline(cell).centre().x()).min();
    }

    /// Half the width of a cell that is available for a piece: from its centre to the middle of a hexagon's side.
    public double halfWidth() {
        return HALF_WIDTH * radius;
    }

    /// The centre of a cell.
    public double x(int cell) {
        return x(grid.outline(cell).centre());
    }

    /// The centre of a cell.
    public double y(int cell) {
        return y(grid.outline(cell).centre());
    }

    /// Where a letter or number beside the board is centred.
    public double x(Caption caption) {
        return x(new Point(caption.x(), caption.y()));
    }

    /// Where a letter or number beside the board is centred.
    public double y(Caption caption) {
        return y(new Point(caption.x(), caption.y()));
    }

    /// Where a point of the board is.
    public double x(Point point) {
        return centreX + radius * across(point.x(), point.y());
    }

    /// Where a point of the board is.
    public double y(Point point) {
        return centreY + radius * down(point.x(), point.y());
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
