package hexalyst.board;

import java.util.function.IntPredicate;

/// Connected sets of cells, by flood fill. Plain and unhurried: the rules use it, the search does not.
public final class Groups {
    private Groups() {}

    /// The maximal connected set around a cell of cells that satisfy `member`; empty if the cell itself does not.
    public static CellSet around(HexGrid grid, int cell, IntPredicate member) {
        if (!member.test(cell)) {
            return CellSet.EMPTY;
        }
        long[] group = new long[4];
        group[cell >> 6] = 1L << cell;
        int[] open = new int[grid.cells()];
        open[0] = cell;
        for (int read = 0, size = 1; read < size; read++) {
            for (int direction = 0; direction < 6; direction++) {
                int next = grid.neighbour(open[read], direction);
                if (next != HexGrid.NONE && (group[next >> 6] >>> next & 1) == 0 && member.test(next)) {
                    group[next >> 6] |= 1L << next;
                    open[size++] = next;
                }
            }
        }
        return new CellSet(group[0], group[1], group[2], group[3]);
    }
}
