package hexalyst.game.hexade;

import hexalyst.game.SearchBoard;
import hexalyst.game.kit.StoneHash;

/// The static evaluation of a Hexade position: open sixes, those without a stone of the other player, and pairs.
final class HexadeEvaluation {
    /// How many features each player has: the open sixes with one to five stones, then the pairs to capture.
    static final int PER_PLAYER = 6;

    /// 1000 times log-odds for each unit of a feature: the player to move, the other, the turn itself. Their
    /// proportions are rounded from two logistic regressions on about 1100 games of self-play on 6, 8 and 10 cells a
    /// side, where each move was the one with the best evaluation. They are scaled so that 1,553 search estimates match
    /// the results of 390 games of the engine on 5, 6 and 7 cells a side.
    private static final int[] WEIGHTS = {
        0, 36, 220, 950, 1670, 510, //
        0, -55, -90, -510, -2360, -150, //
        440
    };
    /// The values in the plain count of open sixes with one to five stones.
    private static final int[] COUNTS = {1, 10, 100, 1000, 10_000};

    private final int[] rays;
    private final HexadeCounts sixes;
    private final int[] counts = new int[WEIGHTS.length];

    /// @param sixes the counts of a board, which updates them
    HexadeEvaluation(HexadeShapes shapes, HexadeCounts sixes) {
        rays = shapes.rays();
        this.sixes = sixes;
    }

    /// As [SearchBoard#evaluate].
    ///
    /// @param at the content of each cell; a side's stone is the side's number
    int evaluate(byte[] at, StoneHash stones, int mover) {
        features(at, stones, mover, counts);
        return SearchBoard.weighed(counts, WEIGHTS);
    }

    /// As [SearchBoard#features]: those of the player to move, those of the other player, then 1.
    int features(byte[] at, StoneHash stones, int mover, int[] into) {
        features(at, stones, mover, into, 0);
        features(at, stones, 1 - mover, into, PER_PLAYER);
        into[WEIGHTS.length - 1] = 1;
        return WEIGHTS.length;
    }

    private void features(byte[] at, StoneHash stones, int side, int[] into, int from) {
        for (int i = 0; i < COUNTS.length; i++) {
            into[from + i] = sixes.open(side, i + 1);
        }
        into[from + COUNTS.length] = pairs(at, stones, side);
    }

    /// How many pairs a side could capture if it were its turn.
    private int pairs(byte[] at, StoneHash stones, int side) {
        int perCell = HexadeShapes.DIRECTIONS * HexadeShapes.REACH;
        int pairs = 0;
        int other = 1 - side;
        long[] own = stones.stones(side);
        for (int word = 0; word < own.length; word++) {
            for (long rest = own[word]; rest != 0; rest &= rest - 1) {
                int ray = (word << 6 | Long.numberOfTrailingZeros(rest)) * perCell;
                for (int end = ray + perCell; ray < end; ray += HexadeShapes.REACH) {
                    if (at[rays[ray]] == other
                            && at[rays[ray + 1]] == other
                            && at[rays[ray + 2]] == HexadeBoard.EMPTY) {
                        pairs++;
                    }
                }
            }
        }
        return pairs;
    }

    /// As [SearchBoard#plainCount].
    int plainCount(int mover) {
        int count = 0;
        for (int i = 0; i < COUNTS.length; i++) {
            count += COUNTS[i] * (sixes.open(mover, i + 1) - sixes.open(1 - mover, i + 1));
        }
        return count;
    }
}
