package hexalyst.game.kit;

import hexalyst.board.Grid;
import java.util.Arrays;
import java.util.function.IntFunction;

/// Fast flood fill on sets of cells as bits, with arrays of its own. Confined to one thread.
public final class Flood {
    private final IntFunction<int[]> joined;
    private final int[] open;
    private final long[] seen;
    private final long[] everywhere;

    /// On the board, where neighbours are connected.
    public Flood(Grid grid) {
        this(grid, grid::adjacent);
    }

    /// @param joined returns the cells that a cell is connected with, the same way in both directions
    public Flood(Grid grid, IntFunction<int[]> joined) {
        this.joined = joined;
        open = new int[grid.cells()];
        seen = new long[Ground.words(grid)];
        everywhere = new long[seen.length];
        Arrays.fill(everywhere, -1);
    }

    /// Whether a set has a cell.
    public static boolean has(long[] set, int cell) {
        return (set[cell >> 6] >>> cell & 1) != 0;
    }

    /// Whether two cells of a set are connected in it without passing a cell.
    ///
    /// @param without the cell; -1 for none
    public boolean connected(long[] among, int from, int to, int without) {
        begin();
        mark(without);
        return reach(among, from, to) < 0;
    }

    /// Forgets which cells were seen.
    public void begin() {
        Arrays.fill(seen, 0);
    }

    /// Whether a cell was seen since [#begin].
    public boolean seen(int cell) {
        return has(seen, cell);
    }

    private void mark(int cell) {
        if (cell >= 0) {
            seen[cell >> 6] |= 1L << cell;
        }
    }

    /// Marks the connected cells of a set as seen and returns their number.
    public int fill(long[] among, int from) {
        return reach(among, from, -1);
    }

    /// The same among all cells.
    public int fill(int from) {
        return reach(everywhere, from, -1);
    }

    /// The cells of the last fill, in any order; valid up to its number.
    public int filled(int index) {
        return open[index];
    }

    /// The number of cells that were reached, or -1 once a cell is among them.
    private int reach(long[] among, int from, int wanted) {
        open[0] = from;
        mark(from);
        int size = 1;
        for (int read = 0; read < size; read++) {
            int at = open[read];
            if (at == wanted) {
                return -1;
            }
            for (int next : joined.apply(at)) {
                if (has(among, next) && !has(seen, next)) {
                    mark(next);
                    open[size++] = next;
                }
            }
        }
        return size;
    }
}
