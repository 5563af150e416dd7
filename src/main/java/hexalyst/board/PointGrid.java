package hexalyst.board;

import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A board of points in any arrangement, immutable: a planar graph whose points are arranged in rows, lettered from row
/// a; points are numbered from 1 in each row. It has no lines.
public final class PointGrid extends Grid {
    /// The number of corners of the regular polygon that outlines a cell without a shape of its own.
    private static final int SIDES = 12;
    /// Half the least distance of two points.
    private static final double ROOM = Math.sqrt(3) / 2;
    private static final long KIND = 2L << 32;

    private final List<Caption> captions;
    private final long shape;

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
        super(new Rows(rowLengths), outlines, neighbours, turns, true);
        shape = shape(id, rowLengths);
        this.captions = List.copyOf(captions);
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
        List<Point> corners = IntStream.range(0, SIDES)
                .mapToObj(corner -> Math.PI * (2 * corner + 1) / SIDES)
                .map(angle -> new Point(Math.cos(angle), Math.sin(angle)))
                .map(corner -> new Point(ROOM * corner.x(), ROOM * corner.y()))
                .toList();
        List<Outline> outlines = points.stream()
                .map(point -> new Outline(new Point(2 * ROOM * point.x() / unit, 2 * ROOM * point.y() / unit), corners))
                .toList();
        List<CellSet> neighbours = points.stream()
                .map(point -> CellSet.of(IntStream.range(0, points.size())
                        .filter(next -> Math.abs(distance(point, points.get(next)) - unit) < unit / 100)
                        .toArray()))
                .toList();
        return new PointGrid(id, rowLengths, outlines, rowLetters(rowLengths, outlines), neighbours, turns);
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    private static List<Caption> rowLetters(List<Integer> lengths, List<Outline> outlines) {
        List<Caption> captions = new ArrayList<>();
        int first = 0;
        for (int row = 0; row < lengths.size(); row++) {
            Point place = outlines.get(first).centre();
            captions.add(new Caption(Character.toString('a' + row), place.x() - 2 * ROOM, place.y()));
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
