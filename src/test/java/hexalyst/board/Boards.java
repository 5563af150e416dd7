package hexalyst.board;

import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// Boards for tests.
public final class Boards {
    /// The points of the Kensington board from its middle to the right and up, in rows, with the length of an edge as
    /// the unit; the rest is mirrored.
    private static final double[][] KENSINGTON = {
        {4.232, 0.866, 1.866},
        {3.732, 0, 2.732},
        {3.366, 1.366},
        {2.866, 0.5, 2.232, 3.232},
        {1.866, 0.5, 2.232, 3.232},
        {1.366, 1.366, 4.098},
        {1, 0, 2.732},
        {0.5, 0.866, 1.866, 3.598, 4.598}
    };

    private Boards() {}

    /// The board of Kensington and of Lotus.
    public static PointGrid kensington() {
        List<Point> points = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        for (List<Point> row : kensingtonRows()) {
            points.addAll(row);
            lengths.add(row.size());
        }
        return PointGrid.ofUnitDistances("kensington", lengths, points, 12);
    }

    /// The hexagon in its middle with its squares.
    public static Grid kensingtonMiddle() {
        List<Point> points = kensingtonRows().stream()
                .flatMap(List::stream)
                .filter(point -> Math.hypot(point.x(), point.y()) < 2)
                .toList();
        return PointGrid.ofUnitDistances("kensington", List.of(2, 2, 1, 4, 4, 1, 2, 2), points, 12);
    }

    private static List<List<Point>> kensingtonRows() {
        List<List<Point>> rows = new ArrayList<>();
        for (int row = -KENSINGTON.length; row < KENSINGTON.length; row++) {
            double[] half = KENSINGTON[row < 0 ? row + KENSINGTON.length : KENSINGTON.length - 1 - row];
            double y = row < 0 ? half[0] : -half[0];
            DoubleStream across = IntStream.range(1, half.length)
                    .mapToDouble(i -> half[i])
                    .flatMap(x -> x > 0 ? DoubleStream.of(x, -x) : DoubleStream.of(x));
            rows.add(across.sorted().mapToObj(x -> new Point(x, y)).toList());
        }
        return rows;
    }
}
