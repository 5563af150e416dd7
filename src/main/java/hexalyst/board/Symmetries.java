package hexalyst.board;

import hexalyst.board.Outline.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The rotations and reflections that map a board to itself, found by where its cells are drawn.
final class Symmetries {
    /// Centres of different cells are farther apart than this; rounding errors are far smaller.
    private static final double RASTER = 0.05;

    private static final long COLUMN = 1 << 20;

    private Symmetries() {}

    /// For each symmetry the image of each cell, the identity first, then turns, then mirrors.
    ///
    /// @param turns how many equal rotations to try
    static int[][] of(List<Outline> outlines, List<CellSet> neighbours, int turns) {
        double middleX = 0;
        double middleY = 0;
        Map<Long, Integer> cells = new HashMap<>();
        for (int cell = 0; cell < outlines.size(); cell++) {
            Point centre = outlines.get(cell).centre();
            middleX += centre.x() / outlines.size();
            middleY += centre.y() / outlines.size();
        }
        for (int cell = 0; cell < outlines.size(); cell++) {
            Point centre = outlines.get(cell).centre();
            cells.put(raster(centre.x() - middleX, centre.y() - middleY), cell);
        }
        List<int[]> found = new ArrayList<>();
        for (int turn = 0; turn < 2 * turns; turn++) {
            double angle = 2 * Math.PI * (turn % turns) / turns;
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            int[] images = new int[outlines.size()];
            boolean whole = true;
            for (int cell = 0; cell < images.length && whole; cell++) {
                double x = outlines.get(cell).centre().x() - middleX;
                double y = outlines.get(cell).centre().y() - middleY;
                double turnedX = x * cos + y * sin;
                double turnedY = y * cos - x * sin;
                images[cell] = near(cells, turn < turns ? turnedX : -turnedX, turnedY);
                whole = images[cell] != Grid.NONE;
            }
            if (whole
                    && keepsNeighbours(neighbours, images)
                    && found.stream().noneMatch(other -> Arrays.equals(other, images))) {
                found.add(images);
            }
        }
        return found.toArray(int[][]::new);
    }

    private static long raster(double x, double y) {
        return Math.round(x / RASTER) * COLUMN + Math.round(y / RASTER);
    }

    /// Also checks the neighbouring raster points, since a centre may lie between two.
    private static int near(Map<Long, Integer> cells, double x, double y) {
        long middle = raster(x, y);
        Integer here = cells.get(middle);
        if (here != null) {
            return here;
        }
        for (int across = -1; across <= 1; across++) {
            for (int down = -1; down <= 1; down++) {
                Integer cell = cells.get(middle + across * COLUMN + down);
                if (cell != null) {
                    return cell;
                }
            }
        }
        return Grid.NONE;
    }

    private static boolean keepsNeighbours(List<CellSet> neighbours, int[] images) {
        for (int cell = 0; cell < images.length; cell++) {
            CellSet near = neighbours.get(cell);
            CellSet moved = CellSet.EMPTY;
            for (int next = near.next(0); next != Grid.NONE; next = near.next(next + 1)) {
                moved = moved.with(images[next]);
            }
            if (!moved.equals(neighbours.get(images[cell]))) {
                return false;
            }
        }
        return true;
    }
}
