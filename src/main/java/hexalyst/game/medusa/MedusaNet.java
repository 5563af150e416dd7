package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The constant data of a board for searches: which light cells touch, their straight rows, and the rings around dark
/// cells.
final class MedusaNet extends CellNet {
    private static final int RING = 6;

    /// The light cells that touch a cell: entries `nearFrom[cell]` to `nearFrom[cell + 1] - 1`.
    final int[] near;

    final int[] nearFrom;
    /// All straight rows of cells with room for a leap, from end to end.
    final int[][] rows;
    /// The rows of a cell: entries `rowFrom[cell]` to `rowFrom[cell + 1] - 1`. The same entry of [#bit] is its place in
    /// that row.
    final int[] row;

    final int[] bit;
    final int[] rowFrom;
    /// The cells around each dark cell that has six light neighbours.
    final int[][] rings;

    MedusaNet(Stones start) {
        super(start.grid(), start.blocked());
        Grid grid = start.grid();
        nearFrom = new int[cells + 1];
        near = IntStream.range(0, cells).flatMap(cell -> light(start, cell)).toArray();
        for (int cell = 0; cell < cells; cell++) {
            nearFrom[cell + 1] = nearFrom[cell] + (int) light(start, cell).count();
        }
        rows = rows(start);
        rowFrom = new int[cells + 1];
        int[][] on = on(rows);
        row = Arrays.stream(on).flatMapToInt(Arrays::stream).toArray();
        bit = new int[row.length];
        for (int cell = 0; cell < cells; cell++) {
            rowFrom[cell + 1] = rowFrom[cell] + on[cell].length;
            for (int i = rowFrom[cell]; i < rowFrom[cell + 1]; i++) {
                bit[i] = 1 << place(rows[row[i]], cell);
            }
        }
        rings = start.blocked().stream()
                .mapToObj(grid::neighbours)
                .filter(ring -> ring.size() == RING && ring.and(start.blocked()).isEmpty())
                .map(ring -> ring.stream().toArray())
                .toArray(int[][]::new);
    }

    private static IntStream light(Stones start, int cell) {
        CellSet near = start.blocked().contains(cell)
                ? CellSet.EMPTY
                : start.grid().neighbours(cell).minus(start.blocked());
        return near.stream();
    }

    /// The lines that have three adjacent light cells somewhere.
    private static int[][] rows(Stones start) {
        Grid grid = start.grid();
        List<int[]> rows = new ArrayList<>();
        for (int direction = 0; direction < grid.directions() / 2; direction++) {
            int way = direction;
            int back = direction + grid.directions() / 2;
            for (int cell = 0; cell < grid.cells(); cell++) {
                if (grid.neighbour(cell, back) == Grid.NONE) {
                    int[] row = IntStream.iterate(cell, next -> next != Grid.NONE, next -> grid.neighbour(next, way))
                            .toArray();
                    boolean leaps = IntStream.range(2, row.length)
                            .anyMatch(end -> isLight(start, row[end - 2])
                                    && isLight(start, row[end - 1])
                                    && isLight(start, row[end]));
                    if (leaps) {
                        rows.add(row);
                    }
                }
            }
        }
        return rows.toArray(int[][]::new);
    }

    private static boolean isLight(Stones start, int cell) {
        return !start.blocked().contains(cell);
    }

    /// For each cell, the lines that it is on.
    private int[][] on(int[][] lines) {
        int[] counts = new int[cells];
        for (int[] line : lines) {
            for (int cell : line) {
                counts[cell]++;
            }
        }
        int[][] on = Arrays.stream(counts).mapToObj(int[]::new).toArray(int[][]::new);
        // From the last one, so that those of a cell are in ascending order.
        for (int line = lines.length - 1; line >= 0; line--) {
            for (int cell : lines[line]) {
                counts[cell]--;
                on[cell][counts[cell]] = line;
            }
        }
        return on;
    }

    private static int place(int[] line, int cell) {
        for (int place = 0; place < line.length; place++) {
            if (line[place] == cell) {
                return place;
            }
        }
        return -1;
    }
}
