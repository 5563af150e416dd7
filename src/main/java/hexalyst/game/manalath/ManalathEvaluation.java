package hexalyst.game.manalath;

import hexalyst.board.HexGrid;
import hexalyst.game.SearchBoard;

/// The static evaluation of an undecided Manalath position: counts for the player to move (own) and for the other
/// player, each with its own weight, since it matters whose turn it is.
///
/// A cell's total is the size of the different groups of a colour next to it. A piece that joins nothing raises the
/// totals around it by 1; one that makes a pair raises those around the new piece by 2, and one that makes a group of
/// three by 3. Where a total becomes 4 there is a threat. So a cell where a piece would join nothing can be used for a
/// threat if it is next to a cell with total 3, and for a double threat if it is next to two of them; the same applies
/// to making a pair next to total 2 and a group of three next to total 1. Other features are groups by size, pieces
/// near the centre and at the edge and, for the end of the game, when the player who runs out of safe placements loses,
/// whether the number of the remaining ones is odd.
///
/// The counts are sums over masks. Not thread-safe.
final class ManalathEvaluation {
    private static final int ONES = 0;
    private static final int TWOS = 1;
    private static final int THREES = 2;
    private static final int SAFE = 3;
    /// Three entries: groups of one, of two, and of three or more.
    private static final int GROUPS = 4;

    private static final int INNER = 7;
    private static final int EDGE = 8;
    /// Empty surroundings next to a total of 3; next to two of them.
    private static final int THREATENS = 9;

    private static final int FORKS = 10;
    /// Where a pair, or a group of three, would be made next to a total of 3.
    private static final int GROWS = 11;
    /// Where a pair would be made next to a total of 2, and a group of three next to a total of 1.
    private static final int PAIR_REACH = 12;

    private static final int TRIPLE_REACH = 13;
    private static final int PER_PLAYER = 14;
    private static final int PARITY = 2 * PER_PLAYER;
    private static final int TEMPO = PARITY + 1;
    private static final int FEATURES = TEMPO + 1;

    /// With this many safe placements or more, nobody can guess who will run out of them.
    private static final int FAR = 64;

    /// The divisor that converts a search's estimate to log-odds that match proved values. 1800 is the best fit for
    /// 1,173 open positions of engine games after 4 to 12 moves, settled by proof, with 40,000 nodes per estimate; the
    /// program that fits the weights prints 1119 for 2,000 nodes.
    static final double SCALE = 1700;

    /// 1000 times log-odds for each unit of a feature: the player to move, the other, both. Fitted by logistic
    /// regression to games of self-play on both editions, by `mvn test-compile exec:exec@tune -Dgames=150 -Dseed=1`,
    /// starting with weights 0 and inserting the printed ones; again with seeds 2 and 3; finally with 500 games and
    /// seed 4. Since each run plays its games with the current weights, another run gives similar but not identical
    /// ones.
    private static final int[] WEIGHTS = {
        107, 759, 1196, 813, 1276, 301, -967, 656, -103, 1173, 682, 1231, -115, 881, //
        -124, -496, -1187, -802, -562, -592, 393, -359, -146, -613, -102, -780, -7, -988, //
        0, 263
    };

    private final long[] lowNear;
    private final long[] highNear;
    private final long[] inner = new long[2];
    private final long[] edge = new long[2];
    private final int[] counts = new int[SearchBoard.MAX_FEATURES];
    /// For the colour counted last, two words each: the cells where a piece may be placed, by their total 0 to 3.
    private final long[] totals = new long[8];
    /// The cells next to some cell of a set, and those next to two or more of its cells.
    private final long[] once = new long[2];

    private final long[] twice = new long[2];

    ManalathEvaluation(HexGrid grid) {
        lowNear = BoardFrame.neighbourWords(grid, 0);
        highNear = BoardFrame.neighbourWords(grid, 1);
        for (int cell = 0; cell < grid.cells(); cell++) {
            int fromEdge = fromEdge(grid, cell);
            inner[cell >> 6] |= fromEdge >= 2 ? 1L << cell : 0;
            edge[cell >> 6] |= fromEdge == 0 ? 1L << cell : 0;
        }
    }

    /// How many cells lie between a cell and the nearest edge.
    private static int fromEdge(HexGrid grid, int cell) {
        int row = grid.row(cell);
        int least = Math.min(row, grid.rows() - 1 - row);
        for (int direction = 0; direction < 6; direction++) {
            int steps = 0;
            for (int next = grid.neighbour(cell, direction); next != HexGrid.NONE; steps++) {
                next = grid.neighbour(next, direction);
            }
            least = Math.min(least, steps);
        }
        return least;
    }

    /// The weighted sum of a board's features.
    int of(SearchBoard board) {
        board.features(counts);
        return SearchBoard.weighed(counts, WEIGHTS);
    }

    /// Starts counting.
    void begin(int[] into) {
        for (int i = 0; i < FEATURES; i++) {
            into[i] = 0;
        }
    }

    /// Counts the pieces of a player.
    ///
    /// @param kind 0 for the player to move, 1 for the other
    void addPieces(int[] into, int kind, long lowPieces, long highPieces) {
        int base = kind * PER_PLAYER;
        into[base + INNER] = Long.bitCount(lowPieces & inner[0]) + Long.bitCount(highPieces & inner[1]);
        into[base + EDGE] = Long.bitCount(lowPieces & edge[0]) + Long.bitCount(highPieces & edge[1]);
        long low = lowPieces;
        long high = highPieces;
        while ((low | high) != 0) {
            long lowOpen = low & -low;
            long highOpen = lowOpen == 0 ? high & -high : 0;
            int size = 0;
            while ((lowOpen | highOpen) != 0) {
                int cell = first(lowOpen, highOpen);
                low &= ~bit(cell, 0);
                high &= ~bit(cell, 1);
                lowOpen = (lowOpen | lowNear[cell]) & low;
                highOpen = (highOpen | highNear[cell]) & high;
                size++;
            }
            into[base + GROUPS + Math.min(size, 3) - 1]++;
        }
    }

    /// Counts one word of the cells where a player's colour may be placed.
    ///
    /// @param legal those cells
    /// @param t0 bit 0 of their totals; `t1` and `t2` are the next two
    void addCells(int[] into, int kind, int word, long legal, long t0, long t1, long t2) {
        int base = kind * PER_PLAYER;
        long small = legal & ~t2;
        totals[word] = small & ~t0 & ~t1;
        totals[2 + word] = small & t0 & ~t1;
        totals[4 + word] = small & ~t0 & t1;
        totals[6 + word] = small & t0 & t1;
        into[base + ONES] += Long.bitCount(totals[2 + word]);
        into[base + TWOS] += Long.bitCount(totals[4 + word]);
        into[base + THREES] += Long.bitCount(totals[6 + word]);
        into[base + SAFE] += Long.bitCount(small & ~(t0 & t1));
    }

    /// Counts the cells from which the player whose cells were counted last can make threats.
    void addReach(int[] into, int kind) {
        int base = kind * PER_PLAYER;
        surround(6);
        into[base + THREATENS] = common(once, 0);
        into[base + FORKS] = common(twice, 0);
        into[base + GROWS] = common(once, 2) + common(once, 4);
        surround(4);
        into[base + PAIR_REACH] = common(once, 2);
        into[base + TRIPLE_REACH] = touching(4, 2);
    }

    /// How many cells of one total touch a cell of another.
    private int touching(int total, int other) {
        int count = 0;
        for (int word = 0; word < 2; word++) {
            for (long rest = totals[total + word]; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest) + Long.SIZE * word;
                long touched = lowNear[cell] & totals[other] | highNear[cell] & totals[other + 1];
                count += touched == 0 ? 0 : 1;
            }
        }
        return count;
    }

    private int common(long[] set, int total) {
        return Long.bitCount(set[0] & totals[total]) + Long.bitCount(set[1] & totals[total + 1]);
    }

    private void surround(int total) {
        long low = 0;
        long high = 0;
        long lowTwice = 0;
        long highTwice = 0;
        for (int word = 0; word < 2; word++) {
            for (long rest = totals[total + word]; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest) + Long.SIZE * word;
                lowTwice |= low & lowNear[cell];
                highTwice |= high & highNear[cell];
                low |= lowNear[cell];
                high |= highNear[cell];
            }
        }
        once[0] = low;
        once[1] = high;
        twice[0] = lowTwice;
        twice[1] = highTwice;
    }

    /// Adds what depends on both players.
    ///
    /// @return how many features there are
    int finish(int[] into) {
        int safe = into[SAFE] + into[PER_PLAYER + SAFE];
        int near = Math.max(0, FAR - safe);
        into[PARITY] = (safe & 1) == 0 ? -near : near;
        into[TEMPO] = 1;
        return FEATURES;
    }

    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    private static long bit(int cell, int word) {
        return cell >> 6 == word ? 1L << cell : 0;
    }
}
