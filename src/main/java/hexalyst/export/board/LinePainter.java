package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import hexalyst.export.board.Surface.Style;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Draws what lies below the pieces of a board of points with lines between them ([Grid#lines]): a ground without gaps,
/// so that pieces and tints look as on other boards, and the lines and points on it.
public final class LinePainter {
    /// How far the ground reaches around points and lines, in radii.
    private static final double GROUND = 0.92;

    private static final double LINE = 0.06;
    private static final double POINT = 0.13;
    /// How far from a point its number is.
    private static final double NUMBER = 0.56;

    private static final double ROUNDING = 1e-6;

    private final Grid grid;
    private final Brush brush;

    /// @param out where to draw
    /// @param geometry the place on it
    public LinePainter(Surface out, BoardGeometry geometry) {
        this(new Brush(out, geometry, 1), geometry.grid());
    }

    LinePainter(Brush brush, Grid grid) {
        this.brush = brush;
        this.grid = grid;
    }

    /// Draws the ground around some cells.
    public void ground(CellSet cells) {
        between(grid.lines(), cells).forEach(this::strip);
        cells.stream().forEach(cell -> brush.disc(brush.x(cell), brush.y(cell), GROUND, Ink.CELL));
        between(grid.areas(), cells).forEach(this::area);
    }

    /// Draws some cells as points, and the lines between them.
    public void lines(CellSet cells) {
        Style thin = brush.line(Ink.GRID_LINE, LINE);
        between(grid.lines(), cells).forEach(line -> line(line, thin));
        cells.stream().forEach(cell -> brush.disc(brush.x(cell), brush.y(cell), POINT, Ink.GRID_LINE));
    }

    private static Stream<CellSet> between(List<CellSet> shapes, CellSet cells) {
        return shapes.stream().filter(shape -> shape.isSubsetOf(cells));
    }

    /// Where the number of a point is, from its centre, in pixels: in the widest gap between its lines, and of several
    /// the lowest.
    public Point number(int cell) {
        double[] angles = grid.neighbours(cell).stream()
                .mapToDouble(next -> Math.atan2(brush.y(next) - brush.y(cell), brush.x(next) - brush.x(cell)))
                .sorted()
                .toArray();
        double widest = 0;
        double best = Math.PI / 2;
        for (int i = 0; i < angles.length; i++) {
            double to = i + 1 < angles.length ? angles[i + 1] : angles[0] + 2 * Math.PI;
            double middle = (angles[i] + to) / 2;
            double more = to - angles[i] - widest;
            if (more > ROUNDING || more > -ROUNDING && Math.sin(middle) > Math.sin(best)) {
                widest = to - angles[i];
                best = middle;
            }
        }
        return new Point(NUMBER * brush.radius() * Math.cos(best), NUMBER * brush.radius() * Math.sin(best));
    }

    private void line(CellSet ends, Style style) {
        List<Point> course = course(ends);
        for (int i = 1; i < course.size(); i++) {
            Point from = course.get(i - 1);
            Point to = course.get(i);
            brush.out().line(brush.x(from), brush.y(from), brush.x(to), brush.y(to), style);
        }
    }

    private List<Point> course(CellSet ends) {
        int first = ends.next(0);
        return grid.course(first, ends.next(first + 1));
    }

    /// Fills what is near a line. A wide line would have ends of its own on each surface.
    private void strip(CellSet ends) {
        List<Point> course = course(ends);
        int points = course.size();
        double[] xs = new double[2 * points];
        double[] ys = new double[2 * points];
        for (int i = 0; i < points; i++) {
            Point before = course.get(Math.max(0, i - 1));
            Point after = course.get(Math.min(points - 1, i + 1));
            double x = brush.x(after) - brush.x(before);
            double y = brush.y(after) - brush.y(before);
            double aside = GROUND * brush.radius() / Math.hypot(x, y);
            Point here = course.get(i);
            xs[i] = brush.x(here) - aside * y;
            ys[i] = brush.y(here) + aside * x;
            xs[xs.length - 1 - i] = brush.x(here) + aside * y;
            ys[xs.length - 1 - i] = brush.y(here) - aside * x;
        }
        brush.out().polygon(xs, ys, Style.filled(Ink.CELL));
    }

    /// Fills an area whose corners lie around their middle.
    private void area(CellSet corners) {
        double middleX = corners.stream().mapToDouble(brush::x).average().orElseThrow();
        double middleY = corners.stream().mapToDouble(brush::y).average().orElseThrow();
        int[] around = corners.stream()
                .boxed()
                .sorted(Comparator.comparingDouble(
                        cell -> Math.atan2(brush.y(cell) - middleY, brush.x(cell) - middleX)))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] xs = new double[around.length];
        double[] ys = new double[around.length];
        for (int i = 0; i < around.length; i++) {
            xs[i] = brush.x(around[i]);
            ys[i] = brush.y(around[i]);
        }
        brush.out().polygon(xs, ys, Style.filled(Ink.GRID_AREA));
    }
}
