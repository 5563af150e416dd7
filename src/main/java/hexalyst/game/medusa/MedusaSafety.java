package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import java.util.Arrays;

/// What each side keeps whatever the other plays, as long as its stones with rosettes stay where they are.
///
/// A group with a rosette is never reversed. A region that such groups of a side surround becomes theirs, whatever
/// stands in it, if the other side can have no rosette there: the side puts stones into it until it is full. No group
/// of the other side then has a liberty, and the last stone reverses those that are left; were that the other's, it
/// would reverse itself. Two eyes are not enough in this game: the other side may fill them by stones that turn over.
final class MedusaSafety {
    /// So many turns without placement may have passed when there is still time to fill a region.
    private static final int EARLY = MedusaState.LAST - 2;

    private final MedusaStones now;
    private final MedusaNet net;
    private final long[] safe;
    private final long[] outside;
    private final long[] region;
    private final long[] frontier;
    /// How many empty cells are in the regions of the side that was looked at last.
    private int toFill;

    MedusaSafety(MedusaStones now) {
        this.now = now;
        net = now.net;
        safe = new long[net.words];
        outside = new long[net.words];
        region = new long[net.words];
        frontier = new long[net.words];
    }

    /// What is sure of the score.
    ///
    /// @param marker the marker's points for White
    /// @param quiet how many turns without placement were the last
    /// @param passes how many passes were the last
    /// @param places whose stone may be put now: the number of a side, or [MedusaStones#EMPTY] in the middle of a turn
    SureScore score(int marker, int quiet, int passes, int places) {
        boolean early = passes == 0 && quiet < EARLY;
        int cells = now.count[0] + now.count[1] + now.empties;
        CellSet white = keeps(Side.WHITE.ordinal(), early || places == Side.WHITE.ordinal());
        int worst = Math.max(-MedusaState.MOST, marker - 1 - toFill);
        CellSet black = keeps(Side.BLACK.ordinal(), early || places == Side.BLACK.ordinal());
        int best = Math.min(MedusaState.MOST, marker + 1 + toFill);
        return new SureScore(
                2 * white.size() - cells + worst,
                cells - 2 * black.size() + best,
                white,
                black,
                MedusaState.LAST * (now.empties + 2));
    }

    /// The cells that a side keeps.
    ///
    /// @param time whether the side can put a stone before the game ends
    private CellSet keeps(int side, boolean time) {
        toFill = 0;
        if (!rosettes(side)) {
            return CellSet.EMPTY;
        }
        for (int word = 0; word < net.words; word++) {
            outside[word] = (now.stones[0][word] | now.stones[1][word] | now.empty[word]) & ~safe[word];
        }
        for (int word = 0; word < net.words; word++) {
            while (outside[word] != 0) {
                gather(word << 6 | Long.numberOfTrailingZeros(outside[word]));
                if (isKept(side, time)) {
                    for (int i = 0; i < net.words; i++) {
                        safe[i] |= region[i];
                        toFill += Long.bitCount(region[i] & now.empty[i]);
                    }
                }
            }
        }
        return CellSet.ofWords(safe);
    }

    /// Makes `safe` the groups of a side that have a rosette.
    private boolean rosettes(int side) {
        Arrays.fill(safe, 0);
        boolean any = false;
        for (int[] ring : net.rings) {
            if (within(ring, now.stones[side])) {
                any = true;
                safe[ring[0] >> 6] |= 1L << ring[0];
            }
        }
        System.arraycopy(safe, 0, frontier, 0, safe.length);
        net.flood(now.stones[side], safe, frontier);
        return any;
    }

    /// Takes the region of a cell from `outside`.
    private void gather(int cell) {
        Arrays.fill(region, 0);
        region[cell >> 6] = 1L << cell;
        System.arraycopy(region, 0, frontier, 0, region.length);
        net.flood(outside, region, frontier);
        for (int word = 0; word < net.words; word++) {
            outside[word] &= ~region[word];
        }
    }

    private boolean isKept(int side, boolean time) {
        boolean touched = false;
        for (int word = 0; word < net.words; word++) {
            for (long rest = region[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                // Groups of a set-up that neither live nor were reversed may stay for good.
                if (now.at[cell] == 1 - side && (!time || !now.lives(cell))) {
                    return false;
                }
                touched |= net.touches(cell, safe);
            }
        }
        for (int[] ring : net.rings) {
            if (within(ring, region)) {
                return false;
            }
        }
        return touched;
    }

    private static boolean within(int[] ring, long[] set) {
        for (int cell : ring) {
            if ((set[cell >> 6] >> cell & 1) == 0) {
                return false;
            }
        }
        return true;
    }
}
