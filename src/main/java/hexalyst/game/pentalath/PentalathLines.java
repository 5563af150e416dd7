package hexalyst.game.pentalath;

import hexalyst.board.HexGrid;
import java.util.ArrayList;
import java.util.List;

/// The places for lines of five on a board of up to 64 cells: every five cells in a row without a blocked one.
final class PentalathLines {
    private static final int AXES = 3;

    /// What a place with 0 to 4 own pieces and none of the other's is worth, in thousandths of log-odds, to the player
    /// to move and to the other: guesses by hand, to be fitted to games like the weights of other games.
    private static final int[] TO_MOVE = {3, 25, 110, 420, 4000};

    private static final int[] WAITING = {3, 22, 85, 300, 1500};

    /// What a plain count gives for places with 0 to 4 own pieces.
    private static final int[] COUNTS = {0, 1, 10, 100, 1000};

    private final long[] places;
    /// The places through each cell.
    private final long[][] through;

    PentalathLines(HexGrid grid, long blocked) {
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

    /// Five cells from one in a direction; 0 if the board ends before.
    private static long place(HexGrid grid, int cell, int direction) {
        long place = 0;
        int next = cell;
        for (int i = 0; i < Pentalath.LINE; i++) {
            if (next == HexGrid.NONE) {
                return 0;
            }
            place |= 1L << next;
            next = grid.neighbour(next, direction);
        }
        return place;
    }

    /// True if five of these pieces or more stand in a line through a cell.
    boolean through(int cell, long own) {
        for (long place : through[cell]) {
            if ((place & ~own) == 0) {
                return true;
            }
        }
        return false;
    }

    /// The cells that one piece more would make a line of five with these: empty ones among them do.
    long completing(long own) {
        long cells = 0;
        for (long place : places) {
            long missing = place & ~own;
            cells |= (missing & (missing - 1)) == 0 ? missing : 0;
        }
        return cells;
    }

    /// What a side's chances for lines are worth.
    int worth(long own, long other, boolean toMove) {
        int worth = 0;
        for (long place : places) {
            if ((place & other) == 0) {
                int count = Math.min(Long.bitCount(place & own), Pentalath.LINE - 1);
                worth += toMove ? TO_MOVE[count] : WAITING[count];
            }
        }
        return worth;
    }

    /// A plain count of a side's places without a piece of the other: ten times more for each piece in it.
    int count(long own, long other) {
        int count = 0;
        for (long place : places) {
            int size = (place & other) == 0 ? Long.bitCount(place & own) : 0;
            count += COUNTS[Math.min(size, COUNTS.length - 1)];
        }
        return count;
    }
}
