package hexalyst.game.pentalath;

import hexalyst.board.Grid;
import java.util.ArrayList;
import java.util.List;

/// The places for lines of five on a board of up to 64 cells: every five cells in a row without a blocked one. A place
/// is open to a side while it contains no piece of the other side.
final class PentalathLines {
    private static final int AXES = 3;

    /// The values in the plain count of places with 0 to 4 own pieces.
    private static final int[] COUNTS = {0, 1, 10, 100, 1000};

    private final long[] places;
    /// The places through each cell.
    private final long[][] through;

    PentalathLines(Grid grid, long blocked) {
        List<Long> found = new ArrayList<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int axis = 0; axis < AXES; axis++) {
                long place = place(grid, cell, axis);
                if (place != 0 && (place & blocked) == 0) {
                    found.add(place);
                }
            }
        }
        places = found.stream().mapToLong(Long::longValue).toArray();
        through = new long[grid.cells()][];
        for (int cell = 0; cell < through.length; cell++) {
            long bit = 1L << cell;
            through[cell] = found.stream()
                    .mapToLong(Long::longValue)
                    .filter(place -> (place & bit) != 0)
                    .toArray();
        }
    }

    /// Five cells in a direction, starting at a cell; 0 if the board ends before.
    private static long place(Grid grid, int cell, int direction) {
        long place = 0;
        int next = cell;
        for (int i = 0; i < Pentalath.LINE; i++) {
            if (next == Grid.NONE) {
                return 0;
            }
            place |= 1L << next;
            next = grid.neighbour(next, direction);
        }
        return place;
    }

    /// True if five or more of these pieces are in a line through a cell.
    boolean through(int cell, long own) {
        for (long place : through[cell]) {
            if ((place & ~own) == 0) {
                return true;
            }
        }
        return false;
    }

    /// The cells where one more piece would complete a line of five with these, occupied or not.
    long completing(long own) {
        return completing(places, own);
    }

    /// Like [#completing(long)], for the lines through a cell.
    long completing(int cell, long own) {
        return completing(through[cell], own);
    }

    private static long completing(long[] places, long own) {
        long cells = 0;
        for (long place : places) {
            long missing = place & ~own;
            cells |= (missing & (missing - 1)) == 0 ? missing : 0;
        }
        return cells;
    }

    /// The empty cells where one more piece makes a four: a line that only needs one empty cell to become five.
    long fours(long own, long empty) {
        long cells = 0;
        for (long place : places) {
            long missing = place & ~own;
            if ((missing & ~empty) == 0 && Long.bitCount(missing) == 2) {
                cells |= missing;
            }
        }
        return cells;
    }

    /// Counts the open places of a side by its pieces in them, and the empty cells in two or more of them.
    ///
    /// @param from the index for the number of places with 1 piece; after it come those with 2, 3 and 4, then the cells
    ///     in two or more places with 2 pieces and those in two or more with 3
    void countOpen(long own, long other, int[] into, int from) {
        long onceTwo = 0;
        long twiceTwo = 0;
        long onceThree = 0;
        long twiceThree = 0;
        for (long place : places) {
            if ((place & other) != 0 || (place & own) == 0) {
                continue;
            }
            int size = Long.bitCount(place & own);
            long missing = place & ~own;
            into[from + size - 1]++;
            if (size == 2) {
                twiceTwo |= onceTwo & missing;
                onceTwo |= missing;
            } else if (size == 3) {
                twiceThree |= onceThree & missing;
                onceThree |= missing;
            }
        }
        into[from + 4] = Long.bitCount(twiceTwo);
        into[from + 5] = Long.bitCount(twiceThree);
    }

    /// How much a piece on an empty cell would add to the open places of a side through it, weighted by the number of
    /// pieces already there.
    int growth(int cell, long own, long other, int[] weights) {
        int sum = 0;
        for (long place : through[cell]) {
            sum += (place & other) == 0 ? weights[Long.bitCount(place & own)] : 0;
        }
        return sum;
    }

    /// A plain count of a side's open places: each piece in a place counts ten times more.
    int count(long own, long other) {
        int count = 0;
        for (long place : places) {
            int size = (place & other) == 0 ? Long.bitCount(place & own) : 0;
            count += COUNTS[Math.min(size, COUNTS.length - 1)];
        }
        return count;
    }
}
