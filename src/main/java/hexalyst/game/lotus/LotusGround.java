package hexalyst.game.lotus;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import hexalyst.board.PointGrid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.reversal.RingNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// The boards, and the hexagons on them.
final class LotusGround extends Ground {
    /// The rows of the upper half from the top: the height, then the points from the middle to the right. The unit is
    /// the length of a line; the left and the lower half are mirrored.
    private static final double[][] ROWS = {
        {4.232, 0.866, 1.866},
        {3.732, 0, 2.732},
        {3.366, 1.366},
        {2.866, 0.5, 2.232, 3.232},
        {1.866, 0.5, 2.232, 3.232},
        {1.366, 1.366, 4.098},
        {1, 0, 2.732},
        {0.5, 0.866, 1.866, 3.598, 4.598}
    };
    /// How long a line is on a board.
    private static final double SIDE = Math.sqrt(3);

    private static final int CORNERS = 6;

    final RingNet net;

    LotusGround(Edition edition, Grid grid, CellSet blocked) {
        super(Lotus.GAME, edition, grid, blocked);
        net = new RingNet(grid, blocked, grid.areas());
    }

    /// One hexagon with its squares, whose points are nearer than 2 to the middle, and all seven.
    static List<PointGrid> boards() {
        return List.of(board(2), board(Double.MAX_VALUE));
    }

    private static PointGrid board(double most) {
        List<Integer> lengths = new ArrayList<>();
        List<Point> points = new ArrayList<>();
        for (int row = -ROWS.length; row < ROWS.length; row++) {
            double[] half = ROWS[row < 0 ? row + ROWS.length : ROWS.length - 1 - row];
            double y = row < 0 ? half[0] : -half[0];
            List<Point> near = Arrays.stream(half)
                    .skip(1)
                    .flatMap(x -> x > 0 ? DoubleStream.of(x, -x) : DoubleStream.of(x))
                    .sorted()
                    .mapToObj(x -> new Point(x, y))
                    .filter(point -> Math.hypot(point.x(), point.y()) < most)
                    .toList();
            points.addAll(near);
            if (!near.isEmpty()) {
                lengths.add(near.size());
            }
        }
        PointGrid plain = PointGrid.ofUnitDistances("lotus", lengths, points, CORNERS);
        return plain.withLines(hexagons(plain));
    }

    private static List<CellSet> hexagons(PointGrid grid) {
        return IntStream.range(0, grid.cells())
                .mapToObj(lowest -> hexagon(grid, grid.outline(lowest).centre()))
                .filter(corners -> corners.size() == CORNERS)
                .toList();
    }

    /// The corners of the hexagon whose lowest one this is, or fewer points. Its middle is one side above.
    private static CellSet hexagon(PointGrid grid, Point lowest) {
        return CellSet.of(IntStream.range(0, grid.cells())
                .filter(cell -> {
                    Point point = grid.outline(cell).centre();
                    double far = Math.hypot(point.x() - lowest.x(), point.y() - lowest.y() + SIDE);
                    return Math.abs(far - SIDE) < SIDE / 100;
                })
                .toArray());
    }
}
