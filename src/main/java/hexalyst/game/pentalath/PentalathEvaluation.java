package hexalyst.game.pentalath;

import hexalyst.board.Grid;
import hexalyst.game.SearchBoard;

/// The static evaluation of an undecided Pentalath position: counts for the player to move (own) and for the other
/// player, each with its own weight, since it matters whose turn it is.
///
/// Lines: the open places for five by the pieces in them, and the empty cells in two or more places that hold two
/// pieces (from where an open three is made) or three (from where two fours are made at once). Freedoms: the pieces in
/// groups with one, two or three freedoms, the groups, and all their freedoms. Also pieces away from the edge and at
/// the edge. Not thread-safe.
final class PentalathEvaluation {
    /// Six entries of [PentalathLines#countOpen].
    private static final int OPEN = 0;
    /// Pieces in groups with one, two and three freedoms.
    private static final int SHORT = 6;

    private static final int GROUPS = 9;
    private static final int FREEDOMS = 10;
    private static final int INNER = 11;
    private static final int EDGE = 12;
    /// The groups with one freedom.
    private static final int ATARI = 13;
    /// How many counts each player has.
    static final int PER_PLAYER = 14;

    private static final int TEMPO = 2 * PER_PLAYER;
    private static final int FEATURES = TEMPO + 1;

    /// The divisor that converts a search's estimate to log-odds that match the results; printed by the program that
    /// fits the weights.
    static final double SCALE = 1079;

    /// 1000 times log-odds for each unit of a feature: the player to move, the other, both. Fitted by logistic
    /// regression to games of the engine against itself by `mvn test-compile exec:exec@tune -Donly=pentalath`: first
    /// 600 games (seed 1) with weights guessed by hand; the resulting weights won 26 of 40 games at 2000 nodes against
    /// these. Then 700 games (seed 2) with the new weights, which gave the present ones. The scale is from 1800 games
    /// (seed 3) played with these weights; in 600 others chances of 4, 14, 25, 34, 45, 54, 65, 75, 85 and 96 in 100
    /// came to 5, 18, 22, 41, 42, 46, 60, 73, 87 and 95.
    private static final int[] WEIGHTS = {
        191, 620, 2072, 0, -20, -1324, -525, -348, -55, -492, 96, -54, 40, -102, //
        -142, -486, -1339, 0, 76, 439, 1106, 628, 89, 510, -91, 21, 66, 573, //
        495
    };

    private final PentalathLines lines;
    private final PentalathGroups groups;
    private final long inner;
    private final long edge;
    private final int[] counts = new int[SearchBoard.MAX_FEATURES];

    PentalathEvaluation(Grid grid, PentalathLines lines, PentalathGroups groups) {
        this.lines = lines;
        this.groups = groups;
        long middle = 0;
        long rim = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            boolean atEdge = Long.bitCount(groups.near(cell)) < 6;
            rim |= atEdge ? 1L << cell : 0;
        }
        for (int cell = 0; cell < grid.cells(); cell++) {
            middle |= ((1L << cell | groups.near(cell)) & rim) == 0 ? 1L << cell : 0;
        }
        inner = middle;
        edge = rim;
    }

    /// The weighted sum of a position's features.
    int of(long own, long other, long empty) {
        features(own, other, empty, counts);
        return SearchBoard.weighed(counts, WEIGHTS);
    }

    /// Counts the features.
    ///
    /// @param own the pieces of the player to move
    /// @return how many features there are
    int features(long own, long other, long empty, int[] into) {
        for (int i = 0; i < FEATURES; i++) {
            into[i] = 0;
        }
        count(own, other, empty, into, 0);
        count(other, own, empty, into, PER_PLAYER);
        into[TEMPO] = 1;
        return FEATURES;
    }

    private void count(long own, long other, long empty, int[] into, int base) {
        lines.countOpen(own, other, into, base + OPEN);
        for (long rest = own; rest != 0; ) {
            long group = groups.group(own, Long.numberOfTrailingZeros(rest));
            rest &= ~group;
            int free = Long.bitCount(groups.freedoms(empty));
            if (free <= 3) {
                into[base + SHORT + Math.max(free, 1) - 1] += Long.bitCount(group);
            }
            into[base + ATARI] += free <= 1 ? 1 : 0;
            into[base + GROUPS]++;
            into[base + FREEDOMS] += free;
        }
        into[base + INNER] = Long.bitCount(own & inner);
        into[base + EDGE] = Long.bitCount(own & edge);
    }
}
