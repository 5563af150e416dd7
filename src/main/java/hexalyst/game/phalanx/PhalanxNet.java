package hexalyst.game.phalanx;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.kit.PositionHash;
import java.util.Arrays;

/// The constant data of a board for searches: which cells touch, and the hash values of their contents. Sets of cells
/// are bits in as many words as needed.
final class PhalanxNet {
    static final int DIRECTIONS = 6;
    private static final int KINDS = 5;

    final int cells;
    /// How many words a set of cells takes.
    final int words;
    /// The next cell in each direction; the number of cells beyond the edge.
    final int[] next;

    private final long[] near;
    private final long[] values;
    private final long[] frontier;

    PhalanxNet(Grid grid) {
        cells = grid.cells();
        words = (cells + Long.SIZE - 1) / Long.SIZE;
        next = new int[DIRECTIONS * (cells + 1)];
        Arrays.fill(next, cells);
        near = new long[words * cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int other = grid.neighbour(cell, direction);
                if (other != Grid.NONE) {
                    next[DIRECTIONS * cell + direction] = other;
                    near[words * cell + (other >> 6)] |= 1L << other;
                }
            }
        }
        values = new long[KINDS * cells];
        for (int i = 0; i < values.length; i++) {
            values[i] = CellHash.value(PositionHash.LOW, i / cells, i % cells);
        }
        frontier = new long[words];
    }

    /// The hash value of a kind of content ([PositionHash]) on a cell.
    long value(int kind, int cell) {
        return values[kind * cells + cell];
    }

    /// Adds to some cells all those that are connected with them.
    ///
    /// @param group the cells, which grow
    /// @param among the cells that may be added
    /// @param around receives the cells that the grown set touches, possibly including its own
    void flood(long[] group, long[] among, long[] around) {
        Arrays.fill(around, 0);
        System.arraycopy(group, 0, frontier, 0, words);
        int word = 0;
        while (word < words) {
            if (frontier[word] == 0) {
                word++;
                continue;
            }
            int cell = word << 6 | Long.numberOfTrailingZeros(frontier[word]);
            frontier[word] &= frontier[word] - 1;
            int lowest = word;
            for (int i = words - 1; i >= 0; i--) {
                long touched = near[words * cell + i];
                around[i] |= touched;
                long added = touched & among[i] & ~group[i];
                group[i] |= added;
                frontier[i] |= added;
                lowest = added != 0 ? Math.min(lowest, i) : lowest;
            }
            word = lowest;
        }
    }

    /// Replaces a set of cells by the cells that touch it.
    ///
    /// @param among the allowed cells
    void step(long[] cells, long[] among) {
        System.arraycopy(cells, 0, frontier, 0, words);
        Arrays.fill(cells, 0);
        for (int word = 0; word < words; word++) {
            for (long rest = frontier[word]; rest != 0; rest &= rest - 1) {
                int at = words * (word << 6 | Long.numberOfTrailingZeros(rest));
                for (int i = 0; i < words; i++) {
                    cells[i] |= near[at + i];
                }
            }
        }
        for (int i = 0; i < words; i++) {
            cells[i] &= among[i];
        }
    }

    /// True if two sets have a cell in common.
    static boolean meet(long[] one, long[] other) {
        for (int i = 0; i < one.length; i++) {
            if ((one[i] & other[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Removes the lowest cell from a set and returns it; -1 if it is empty.
    static int take(long[] set) {
        for (int i = 0; i < set.length; i++) {
            if (set[i] != 0) {
                int cell = i << 6 | Long.numberOfTrailingZeros(set[i]);
                set[i] &= set[i] - 1;
                return cell;
            }
        }
        return -1;
    }
}
