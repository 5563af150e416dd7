package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.Arrays;

/// Which cells of a board touch. Sets of cells are bits in as many words as needed. Confined to one thread.
public class CellNet {
    /// How many cells there are.
    public final int cells;
    /// How many words a set of cells takes.
    public final int words;

    /// The neighbours of each cell as sets: the words from `words * cell` on.
    private final long[] near;
    private final long[] frontier;

    /// @param without cells that touch none
    public CellNet(Grid grid, CellSet without) {
        cells = grid.cells();
        words = Ground.words(grid);
        near = new long[words * cells];
        for (int cell = 0; cell < cells; cell++) {
            CellSet touched = without.contains(cell)
                    ? CellSet.EMPTY
                    : grid.neighbours(cell).minus(without);
            for (int word = 0; word < words; word++) {
                near[words * cell + word] = touched.word(word);
            }
        }
        frontier = new long[words];
    }

    /// The same, for another thread.
    protected CellNet(CellNet net) {
        cells = net.cells;
        words = net.words;
        near = net.near;
        frontier = new long[words];
    }

    /// Adds the neighbours of one cell that are in another set to some cells and to a frontier.
    ///
    /// @return the index of the first word of the frontier that has changed; [#words] if nothing was
    public final int spread(int cell, long[] among, long[] some, long[] into) {
        int first = words;
        int at = words * cell;
        for (int word = words - 1; word >= 0; word--) {
            long added = near[at + word] & among[word] & ~some[word];
            some[word] |= added;
            into[word] |= added;
            first = added != 0 ? word : first;
        }
        return first;
    }

    /// Spreads from a frontier until nothing more is added; the frontier is then empty.
    public final void flood(long[] among, long[] some, long[] from) {
        int word = 0;
        while (word < words) {
            long rest = from[word];
            if (rest == 0) {
                word++;
            } else {
                from[word] = rest & rest - 1;
                word = Math.min(word, spread(word << 6 | Long.numberOfTrailingZeros(rest), among, some, from));
            }
        }
    }

    /// Adds to some cells all those that are connected with them.
    ///
    /// @param group the cells, which grow
    /// @param among the cells that may be added
    /// @param around receives the cells that the grown set touches, possibly including its own
    public final void grow(long[] group, long[] among, long[] around) {
        Arrays.fill(around, 0);
        System.arraycopy(group, 0, frontier, 0, words);
        int word = 0;
        while (word < words) {
            if (frontier[word] == 0) {
                word++;
                continue;
            }
            int at = words * (word << 6 | Long.numberOfTrailingZeros(frontier[word]));
            frontier[word] &= frontier[word] - 1;
            int lowest = word;
            for (int i = words - 1; i >= 0; i--) {
                long touched = near[at + i];
                around[i] |= touched;
                long added = touched & among[i] & ~group[i];
                group[i] |= added;
                frontier[i] |= added;
                lowest = added != 0 ? Math.min(lowest, i) : lowest;
            }
            word = lowest;
        }
    }

    /// Finds the cells that are connected with one ([#grow]).
    ///
    /// @param group receives them
    public final void gather(int cell, long[] group, long[] among, long[] around) {
        Arrays.fill(group, 0);
        group[cell >> 6] = 1L << cell;
        grow(group, among, around);
    }

    /// Replaces a set of cells by the cells that touch it.
    ///
    /// @param among the allowed cells
    final void step(long[] set, long[] among) {
        System.arraycopy(set, 0, frontier, 0, words);
        Arrays.fill(set, 0);
        for (int word = 0; word < words; word++) {
            for (long rest = frontier[word]; rest != 0; rest &= rest - 1) {
                addTouched(word << 6 | Long.numberOfTrailingZeros(rest), among, set);
            }
        }
    }

    /// Adds the neighbours of a cell that are in one set to another set.
    public final void addTouched(int cell, long[] among, long[] into) {
        int at = words * cell;
        for (int word = 0; word < words; word++) {
            into[word] |= near[at + word] & among[word];
        }
    }

    /// True if a cell touches one of a set.
    public final boolean touches(int cell, long[] set) {
        int at = words * cell;
        long touched = 0;
        for (int word = 0; word < words; word++) {
            touched |= near[at + word] & set[word];
        }
        return touched != 0;
    }

    /// True if two sets have a cell in common.
    public static boolean meet(long[] one, long[] other) {
        for (int i = 0; i < one.length; i++) {
            if ((one[i] & other[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Removes cells from a set.
    public static void remove(long[] some, long[] set) {
        for (int i = 0; i < set.length; i++) {
            set[i] &= ~some[i];
        }
    }

    /// Removes the lowest cell from a set and returns it; -1 if it is empty.
    public static int take(long[] set) {
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
