package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The straight lines of a board, up to the edge or a blocked cell, laid out as bits, so that whole rows are found at
/// once. Every cell has a bit for each of its lines. Lines of less than three cells have no bits. Before and after each
/// line in its word there is a bit that represents no cell. The first words of a set are left for the cells as bits.
/// Immutable.
public class LineBits {
    /// How many lines a cell can be on.
    public static final int MOST = 3;
    /// The bit of a cell on an axis where it has no line.
    public static final int NO_BIT = -1;

    private static final int SHORTEST = 3;
    private static final int PACK = 16;
    private static final int WORDS = (1 << PACK - 6) - 1;

    /// The bits of a cell, at [#MOST] times the cell, each 64 times the word plus the place in it; after the last there
    /// is no bit.
    private final int[] bits;
    /// The same packed, the first one lowest, and 0 for no bit.
    private final long[] packed;
    private final int first;
    /// The cell of a bit; no cell between lines.
    private final int[] cells;
    /// The bits of each word that are on lines.
    private final long[] used;
    /// The number of lines where a cell has neighbours on both sides.
    private final int[] inside;

    /// @param blocked the cells where lines end, before them
    public LineBits(Grid grid, CellSet blocked) {
        bits = new int[MOST * grid.cells()];
        inside = new int[grid.cells()];
        Arrays.fill(bits, NO_BIT);
        first = Ground.words(grid);
        List<Integer> laid = new ArrayList<>(Collections.nCopies(Long.SIZE * first, Grid.NONE));
        int axes = grid.directions() / 2;
        Rays rays = new Rays(grid, blocked::contains);
        for (int axis = 0; axis < axes; axis++) {
            for (int cell = 0; cell < grid.cells(); cell++) {
                boolean begins = rays.from(cell, axis + axes).length == 0;
                int[] rest = rays.from(cell, axis);
                if (begins && !blocked.contains(cell) && rest.length + 1 >= SHORTEST) {
                    lay(IntStream.concat(IntStream.of(cell), IntStream.of(rest)).toArray(), laid);
                }
            }
        }
        fill(laid);
        packed = new long[grid.cells()];
        for (int cell = 0; cell < packed.length; cell++) {
            for (int i = MOST - 1; i >= 0; i--) {
                packed[cell] = packed[cell] << PACK | Math.max(0, bit(cell, i));
            }
        }
        cells = laid.stream().mapToInt(Integer::intValue).toArray();
        used = new long[cells.length / Long.SIZE];
        for (int bit = 0; bit < cells.length; bit++) {
            used[bit / Long.SIZE] |= cells[bit] == Grid.NONE ? 0 : 1L << bit;
        }
    }

    private void lay(int[] line, List<Integer> laid) {
        // The line, a bit before it unless there already is one, and one after it.
        int room = Long.SIZE - laid.size() % Long.SIZE;
        if (room < line.length + 1 || room == Long.SIZE) {
            fill(laid);
            laid.add(Grid.NONE);
        }
        for (int i = 0; i < line.length; i++) {
            int cell = line[i];
            int place = MOST * cell;
            while (bits[place] != NO_BIT) {
                place++;
            }
            bits[place] = laid.size();
            inside[cell] += i > 0 && i < line.length - 1 ? 1 : 0;
            laid.add(cell);
        }
        laid.add(Grid.NONE);
    }

    private static void fill(List<Integer> laid) {
        while (laid.size() % Long.SIZE != 0) {
            laid.add(Grid.NONE);
        }
    }

    /// The first word with lines.
    public final int first() {
        return first;
    }

    /// How many words a set has.
    public final int words() {
        return used.length;
    }

    /// The bits of a word that are on lines.
    protected final long used(int word) {
        return used[word];
    }

    /// A bit of a cell.
    ///
    /// @param number from 0; after the last there is [#NO_BIT]
    public final int bit(int cell, int number) {
        return bits[MOST * cell + number];
    }

    /// The cell of a bit; no cell between lines.
    public final int cell(int bit) {
        return cells[bit];
    }

    /// The cells that have neighbours on both sides on this many of their lines.
    public final int[] cellsInside(int many) {
        return IntStream.range(0, inside.length)
                .filter(cell -> inside[cell] == many && bit(cell, 0) != NO_BIT)
                .toArray();
    }

    /// A set of cells with all their bits.
    public final long[] all(int[] some) {
        long[] set = new long[used.length];
        for (int cell : some) {
            toggle(set, cell);
        }
        return set;
    }

    /// A set of cells with only one bit for each cell.
    public final long[] once(int[] some) {
        long[] set = new long[used.length];
        for (int cell : some) {
            set[bit(cell, 0) >> 6] |= 1L << bit(cell, 0);
        }
        return set;
    }

    /// Adds or removes a cell.
    private void toggle(long[] set, int cell) {
        for (int i = 0; i < MOST && bit(cell, i) != NO_BIT; i++) {
            set[bit(cell, i) >> 6] ^= 1L << bit(cell, i);
        }
    }

    /// Takes a cell from one set and adds it to another.
    final void move(int cell, long[] from, long[] to) {
        for (long rest = packed[cell]; rest != 0; rest >>>= PACK) {
            int word = (int) rest >> 6 & WORDS;
            long mask = 1L << rest;
            from[word] ^= mask;
            to[word] ^= mask;
        }
    }
}
