package hexalyst.game.medusa;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;
import hexalyst.game.Stones;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// What does not change while a board is searched: which light cells touch, their straight rows, the rings round dark
/// cells, and the hash values of what stands where.
final class MedusaNet {
    private static final int KINDS = 5;
    private static final int RING = 6;
    /// A leap takes so many cells.
    private static final int SHORTEST = 3;

    final int cells;
    /// How many words a set of cells takes.
    final int words;
    /// The light cells that touch a cell: entries `nearFrom[cell]` to `nearFrom[cell + 1] - 1`.
    final int[] near;

    final int[] nearFrom;
    /// The straight rows of light cells, all that are long enough for a leap, each from end to end.
    final int[][] rows;
    /// Which rows a cell stands on: entries `rowFrom[cell]` to `rowFrom[cell + 1] - 1`. The same entry of [#bit] tells
    /// its place there.
    final int[] row;

    final int[] bit;
    final int[] rowFrom;
    /// The cells round each dark cell that has six light ones round it, and which of these rings a light cell is on.
    final int[][] rings;

    final int[][] ringsOf;

    private final long[] values;

    MedusaNet(Stones start) {
        Grid grid = start.grid();
        cells = grid.cells();
        words = (cells + Long.SIZE - 1) / Long.SIZE;
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
        ringsOf = on(rings);
        values = new long[KINDS * cells];
        for (int i = 0; i < values.length; i++) {
            values[i] = CellHash.value(PositionHash.LOW, i / cells, i % cells);
        }
    }

    private static IntStream light(Stones start, int cell) {
        CellSet near = start.blocked().contains(cell)
                ? CellSet.EMPTY
                : start.grid().neighbours(cell).minus(start.blocked());
        return near.stream();
    }

    private static int[][] rows(Stones start) {
        Grid grid = start.grid();
        List<int[]> rows = new ArrayList<>();
        for (int direction = 0; direction < grid.directions() / 2; direction++) {
            int back = direction + grid.directions() / 2;
            for (int cell = 0; cell < grid.cells(); cell++) {
                if (isLight(start, cell) && !isLight(start, grid.neighbour(cell, back))) {
                    int way = direction;
                    int[] row = IntStream.iterate(cell, next -> isLight(start, next), next -> grid.neighbour(next, way))
                            .toArray();
                    if (row.length >= SHORTEST) {
                        rows.add(row);
                    }
                }
            }
        }
        return rows.toArray(int[][]::new);
    }

    private static boolean isLight(Stones start, int cell) {
        return cell != Grid.NONE && !start.blocked().contains(cell);
    }

    /// By cell, which of some lines it is on.
    private int[][] on(int[][] lines) {
        return IntStream.range(0, cells)
                .mapToObj(cell -> IntStream.range(0, lines.length)
                        .filter(line -> place(lines[line], cell) >= 0)
                        .toArray())
                .toArray(int[][]::new);
    }

    private static int place(int[] line, int cell) {
        for (int place = 0; place < line.length; place++) {
            if (line[place] == cell) {
                return place;
            }
        }
        return -1;
    }

    /// The hash value of a kind of content ([PositionHash]) on a cell.
    long value(int kind, int cell) {
        return values[kind * cells + cell];
    }
}
