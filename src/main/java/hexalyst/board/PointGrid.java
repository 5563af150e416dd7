package hexalyst.board;

import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// A board of points in any arrangement, immutable: a graph whose points are arranged in rows, lettered from row a;
/// points are numbered from 1 in each row. It has no straight lines to follow, but its edges can be drawn
/// ([#withLines]), on circles as arcs ([#ofCircles]).
public final class PointGrid extends Grid {
    /// The number of corners of the regular polygon that outlines a cell without a shape of its own.
    private static final int SIDES = 24;
    /// Half the least distance of two points.
    private static final double ROOM = Math.sqrt(3) / 2;
    private static final long KIND = 2L << 32;
    /// Half the least distance of points on one circle, and the distance of two circles.
    private static final double HALF_GAP = 1.05;

    private static final double BETWEEN = 1.82;
    /// How far outside its circle a number is, and how far inside a letter, where no line passes.
    private static final double OUTSIDE = 1.4;

    private static final double INSIDE = 0.45;
    /// Arcs are drawn in steps of this angle or less.
    private static final double ARC = Math.PI / 30;

    private final List<Caption> captions;
    private final long shape;
    private final List<CellSet> lines;
    private final List<CellSet> areas;
    /// True if the rows are circles around the middle, the first one innermost.
    private final boolean round;

    /// A board that is drawn by its cells.
    ///
    /// @param id distinguishes the board from others with the same row lengths
    /// @param rowLengths how many points each row has, row a first; 26 rows at most
    /// @param outlines where each point is drawn and the shape of its cell
    /// @param captions the letters and numbers beside the board
    /// @param neighbours which points touch each
    /// @param turns in how many orientations, by equal rotations, the board can be shown; also tried for symmetries
    /// @throws IllegalArgumentException if the numbers of points do not match
    public PointGrid(
            String id,
            List<Integer> rowLengths,
            List<Outline> outlines,
            List<Caption> captions,
            List<CellSet> neighbours,
            int turns) {
        this(
                new Rows(rowLengths),
                outlines,
                captions,
                neighbours,
                turns,
                shape(id, rowLengths),
                List.of(),
                List.of(),
                false);
    }

    private PointGrid(
            Rows rows,
            List<Outline> outlines,
            List<Caption> captions,
            List<CellSet> neighbours,
            int turns,
            long shape,
            List<CellSet> lines,
            List<CellSet> areas,
            boolean round) {
        super(rows, outlines, neighbours, turns, true);
        this.shape = shape;
        this.captions = List.copyOf(captions);
        this.lines = List.copyOf(lines);
        this.areas = List.copyOf(areas);
        this.round = round;
    }

    /// The same board, drawn as points with lines between all neighbours.
    ///
    /// @param filled convex areas between lines to tint, each by the points at its corners
    public PointGrid withLines(List<CellSet> filled) {
        List<CellSet> pairs = IntStream.range(0, cells())
                .boxed()
                .flatMap(from ->
                        neighbours(from).stream().filter(to -> to > from).mapToObj(to -> CellSet.of(from, to)))
                .toList();
        List<Outline> outlines =
                IntStream.range(0, cells()).mapToObj(this::outline).toList();
        List<CellSet> neighbours =
                IntStream.range(0, cells()).mapToObj(this::neighbours).toList();
        return new PointGrid(inRows(), outlines, captions, neighbours, turns(), shape, pairs, filled, round);
    }

    /// A board of points with round cells, where points at the smallest distance are neighbours.
    ///
    /// @param id distinguishes the board from others with the same row lengths
    /// @param rowLengths how many points each row has, row a first
    /// @param points where the points are, in any unit, y downwards
    /// @param turns in how many orientations, by equal rotations, the board can be shown
    public static PointGrid ofUnitDistances(String id, List<Integer> rowLengths, List<Point> points, int turns) {
        double least = Double.MAX_VALUE;
        for (int one = 0; one < points.size(); one++) {
            for (int other = 0; other < one; other++) {
                least = Math.min(least, distance(points.get(one), points.get(other)));
            }
        }
        double unit = least;
        List<Outline> outlines = points.stream()
                .map(point -> roundCell(new Point(2 * ROOM * point.x() / unit, 2 * ROOM * point.y() / unit)))
                .toList();
        List<CellSet> neighbours = points.stream()
                .map(point -> CellSet.of(IntStream.range(0, points.size())
                        .filter(next -> Math.abs(distance(point, points.get(next)) - unit) < unit / 100)
                        .toArray()))
                .toList();
        return new PointGrid(id, rowLengths, outlines, rowLetters(rowLengths, outlines), neighbours, turns);
    }

    /// A square of points with lines to the next ones in the same row or column, and some diagonals.
    ///
    /// @param id distinguishes the board from others with the same row lengths
    /// @param size how many rows it has, and how many points each of them
    /// @param diagonal whether a point, by its row and its place in it, has lines to the next points diagonally, which
    ///     then have to have them too
    public static PointGrid ofSquare(String id, int size, BiPredicate<Integer, Integer> diagonal) {
        SquareGrid squares = new SquareGrid(size, size);
        IntFunction<IntStream> lines =
                cell -> IntStream.iterate(0, diagonal.test(cell / size, cell % size) ? way -> way + 1 : way -> way + 2)
                        .takeWhile(way -> way < squares.directions());
        List<CellSet> neighbours = IntStream.range(0, squares.cells())
                .mapToObj(cell -> CellSet.of(lines.apply(cell)
                        .map(way -> squares.neighbour(cell, way))
                        .filter(next -> next != NONE)
                        .toArray()))
                .toList();
        List<Outline> outlines =
                IntStream.range(0, squares.cells()).mapToObj(squares::outline).toList();
        // Rows have the letters here, columns the numbers.
        List<Caption> captions = squares.captions().stream()
                .map(caption -> new Caption(otherName(caption.text()), caption.x(), caption.y()))
                .toList();
        return new PointGrid(id, Collections.nCopies(size, size), outlines, captions, neighbours, squares.turns())
                .withLines(List.of());
    }

    /// Circles of equally many points around a middle, drawn as such, with lines to the next points on the circle,
    /// outward, and outward and clockwise. Point 1 of each circle is the first one clockwise from the top.
    ///
    /// @param id distinguishes the board from others with the same row lengths
    /// @param circles how many there are, row a innermost
    /// @param sectors how many points each has, 3 or more
    public static PointGrid ofCircles(String id, int circles, int sectors) {
        List<Integer> lengths = Collections.nCopies(circles, sectors);
        double[] radii = IntStream.range(0, circles)
                .mapToDouble(circle -> BETWEEN * circle + Math.max(2 * ROOM, HALF_GAP / Math.sin(Math.PI / sectors)))
                .toArray();
        List<Outline> outlines = new ArrayList<>();
        List<CellSet> neighbours = new ArrayList<>();
        List<Caption> captions = new ArrayList<>();
        for (int circle = 0; circle < circles; circle++) {
            captions.add(new Caption(Character.toString('a' + circle), 0, INSIDE - radii[circle]));
            for (int sector = 0; sector < sectors; sector++) {
                outlines.add(roundCell(at(radii[circle], 2 * Math.PI * (sector + 0.5) / sectors)));
                neighbours.add(around(circle, sector, circles, sectors));
            }
        }
        for (int sector = 0; sector < sectors; sector++) {
            Point number = at(radii[circles - 1] + OUTSIDE, 2 * Math.PI * (sector + 0.5) / sectors);
            captions.add(new Caption(Integer.toString(sector + 1), number.x(), number.y()));
        }
        Rows rows = new Rows(lengths);
        long shape = shape(id, lengths);
        return new PointGrid(rows, outlines, captions, neighbours, sectors, shape, List.of(), List.of(), true)
                .withLines(List.of());
    }

    /// The neighbours of a cell on circles.
    private static CellSet around(int circle, int sector, int circles, int sectors) {
        int next = (sector + 1) % sectors;
        int before = (sector + sectors - 1) % sectors;
        CellSet near = CellSet.of(circle * sectors + before, circle * sectors + next);
        near = circle + 1 < circles
                ? near.with((circle + 1) * sectors + sector).with((circle + 1) * sectors + next)
                : near;
        return circle > 0 ? near.with((circle - 1) * sectors + sector).with((circle - 1) * sectors + before) : near;
    }

    /// @param angle clockwise from the top
    private static Point at(double radius, double angle) {
        return new Point(radius * Math.sin(angle), -radius * Math.cos(angle));
    }

    private static Outline roundCell(Point centre) {
        return new Outline(
                centre,
                IntStream.range(0, SIDES)
                        .mapToObj(corner -> at(ROOM, Math.PI * (2 * corner + 1) / SIDES))
                        .toList());
    }

    /// A letter for a number, and the other way round.
    private static String otherName(String name) {
        char first = name.charAt(0);
        return first >= 'a' ? Integer.toString(first - 'a' + 1) : Character.toString('a' + Integer.parseInt(name) - 1);
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    /// The letters in one column, since beside the first point of a row there may be points of other rows.
    private static List<Caption> rowLetters(List<Integer> lengths, List<Outline> outlines) {
        double left = outlines.stream()
                .mapToDouble(outline -> outline.centre().x())
                .min()
                .orElse(0);
        List<Caption> captions = new ArrayList<>();
        int first = 0;
        for (int row = 0; row < lengths.size(); row++) {
            double y = outlines.get(first).centre().y();
            captions.add(new Caption(Character.toString('a' + row), left - 2 * ROOM, y));
            first += lengths.get(row);
        }
        return captions;
    }

    @Override
    public int directions() {
        return 0;
    }

    /// Always fails: there are no directions.
    @Override
    public int neighbour(int cell, int direction) {
        throw new IndexOutOfBoundsException("direction " + direction);
    }

    @Override
    public List<Caption> captions() {
        return captions;
    }

    /// The number of its place, unless the numbers are beside the board.
    @Override
    public String caption(int cell) {
        boolean numbered = captions.stream().anyMatch(caption -> caption.text().equals("1"));
        return numbered ? "" : super.caption(cell);
    }

    @Override
    public List<CellSet> lines() {
        return lines;
    }

    /// An arc along a circle, or a part of a spiral from one to the next.
    @Override
    public List<Point> course(int from, int to) {
        if (!round) {
            return super.course(from, to);
        }
        Point start = outline(from).centre();
        Point end = outline(to).centre();
        double near = Math.hypot(start.x(), start.y());
        double further = Math.hypot(end.x(), end.y()) - near;
        double first = Math.atan2(start.x(), -start.y());
        double turn = Math.IEEEremainder(Math.atan2(end.x(), -end.y()) - first, 2 * Math.PI);
        int steps = Math.max(1, (int) Math.ceil(Math.abs(turn) / ARC));
        return IntStream.rangeClosed(0, steps)
                .mapToObj(step -> at(near + further * step / steps, first + turn * step / steps))
                .toList();
    }

    /// The cells of a way from one to another: only these two if they touch, else cells of their circle, round the
    /// whole circle if they are the same.
    ///
    /// @param hop how many places it goes clockwise each time, below 0 anticlockwise; a multiple of it leads to the end
    public List<Integer> hops(int from, int to, int hop) {
        List<Integer> cells = new ArrayList<>(List.of(from));
        if (!neighbours(from).contains(to)) {
            int sectors = rowLength(row(from));
            int place = Math.floorMod(place(from) + hop, sectors);
            for (; place != place(to); place = Math.floorMod(place + hop, sectors)) {
                cells.add(cell(row(from), place));
            }
        }
        cells.add(to);
        return cells;
    }

    @Override
    public boolean isReversible() {
        return round;
    }

    @Override
    public List<CellSet> areas() {
        return areas;
    }

    @Override
    public long shape() {
        return shape;
    }

    private static long shape(String id, List<Integer> rowLengths) {
        long hash = KIND;
        for (char c : (id + rowLengths.reversed()).toCharArray()) {
            hash = 31 * hash + c;
        }
        return hash | KIND;
    }
}
