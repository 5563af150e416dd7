package hexalyst.game.kit;

import hexalyst.board.Grid;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// The straight lines of a board: the cells that lie in a direction from a cell, up to the edge or a cell that is not
/// to be passed, such as a blocked one; as arrays, and as bits to walk along them at once. Immutable.
public final class Rays {
    private final int[][][] cells;
    private final int directions;
    private final int words;
    /// The cells of each line as bits, in [#words] words.
    private final long[] bits;

    /// @param stops the cells where lines end, before them
    public Rays(Grid grid, IntPredicate stops) {
        directions = grid.directions();
        words = Ground.words(grid);
        cells = new int[grid.cells()][directions][];
        bits = new long[grid.cells() * directions * words];
        int[] line = new int[grid.cells()];
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; direction < directions; direction++) {
                int length = 0;
                int at = grid.neighbour(cell, direction);
                while (at != Grid.NONE && !stops.test(at)) {
                    line[length++] = at;
                    bits[place(cell, direction) + (at >> 6)] |= 1L << at;
                    at = grid.neighbour(at, direction);
                }
                cells[cell][direction] = Arrays.copyOf(line, length);
            }
        }
    }

    private int place(int cell, int direction) {
        return (cell * directions + direction) * words;
    }

    /// The cells in a direction, the nearest first; not to be changed.
    public int[] from(int cell, int direction) {
        return cells[cell][direction];
    }

    /// The direction that leads back.
    public int opposite(int direction) {
        int half = directions / 2;
        return direction < half ? direction + half : direction - half;
    }

    /// The first cell in a direction that is not in a set; [Grid#NONE] if all are.
    ///
    /// @param set cells as bits: word `cell >> 6`, bit `cell & 63`
    public int end(int cell, int direction, long[] set) {
        int from = place(cell, direction);
        boolean up = direction < directions / 2;
        for (int i = 0; i < words; i++) {
            int word = up ? i : words - 1 - i;
            long outside = bits[from + word] & ~set[word];
            if (outside != 0) {
                return word << 6 | nearest(outside, up);
            }
        }
        return Grid.NONE;
    }

    /// The same on a board of up to 64 cells.
    public int end(int cell, int direction, long set) {
        long outside = bits[place(cell, direction)] & ~set;
        return outside == 0 ? Grid.NONE : nearest(outside, direction < directions / 2);
    }

    /// @param up true where the numbers of cells get higher along the line ([Grid#neighbour])
    private static int nearest(long some, boolean up) {
        return up ? Long.numberOfTrailingZeros(some) : Long.SIZE - 1 - Long.numberOfLeadingZeros(some);
    }

    /// Adds the cells in a direction to others, up to the first one that is not in a set.
    ///
    /// @param set cells as bits, as for [#end]
    /// @param into a set to which they are added
    /// @return that first one; [Grid#NONE] if there is none
    public int run(int cell, int direction, long[] set, long[] into) {
        int end = end(cell, direction, set);
        int from = place(cell, direction);
        int behind = end == Grid.NONE ? 0 : place(end, direction);
        for (int word = 0; word < words; word++) {
            into[word] |= bits[from + word] & (end == Grid.NONE ? -1 : set[word] & ~bits[behind + word]);
        }
        return end;
    }

    /// The same on a board of up to 64 cells: the cells in a direction up to the first one that is not in a set.
    public long run(int cell, int direction, long set) {
        int end = end(cell, direction, set);
        long line = bits[place(cell, direction)];
        return end == Grid.NONE ? line : line & set & ~bits[place(end, direction)];
    }

    /// The direction that leads straight from one cell to another; [Grid#NONE] if none does.
    public int direction(int from, int to) {
        int direction = directions - 1;
        while (direction >= 0 && !leads(from, direction, to)) {
            direction--;
        }
        return direction;
    }

    /// True if a cell lies in a direction from another one.
    public boolean leads(int from, int direction, int to) {
        return (bits[place(from, direction) + (to >> 6)] >> to & 1) != 0;
    }

    /// How many steps lead straight from one cell to another; 0 if none do.
    public int distance(int from, int to) {
        int direction = direction(from, to);
        return direction == Grid.NONE ? 0 : from(from, direction).length - from(to, direction).length;
    }

    /// The cells between two cells of a straight line, in order; none if the cells are neighbours or in no line.
    public int[] between(int from, int to) {
        int direction = direction(from, to);
        return direction == Grid.NONE
                ? new int[0]
                : Arrays.copyOf(from(from, direction), from(from, direction).length - from(to, direction).length - 1);
    }
}
