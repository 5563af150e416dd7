package hexalyst.game.kit.reversal;

import hexalyst.board.CellSet;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.Marker;
import java.util.Arrays;

/// What each side keeps whatever the other plays, as long as its stones in groups with full rings stay where they are.
///
/// A group with a full ring is never reversed. A region surrounded by such groups of a side becomes that side's,
/// whatever is in it, if the other side can fill no ring there: the side fills it with stones. In the end no group of
/// the other side has a liberty, and the last stone reverses the remaining ones; if the other side placed the last
/// stone, it would reverse itself. Two eyes are not enough in these games, since the other side may fill them with
/// stones that turn over.
public final class RingSafety {
    private final ReversibleStones now;
    private final RingNet net;
    private final long[] safe;
    private final long[] outside;
    private final long[] region;
    private final long[] frontier;
    /// How many empty cells are in the regions of the side examined last.
    private int toFill;

    /// @param now the stones, now and later
    public RingSafety(ReversibleStones now) {
        this.now = now;
        net = now.net();
        safe = new long[net.words];
        outside = new long[net.words];
        region = new long[net.words];
        frontier = new long[net.words];
    }

    /// What is certain about the score, where cells count and a [Marker], which whoever places no stone pulls.
    ///
    /// @param marker the marker's points for White
    /// @param whiteInTime whether White can place a stone before the game ends
    /// @param turns in how many turns the game ends, as [SureScore#turns]
    public SureScore score(Marker track, int marker, boolean whiteInTime, boolean blackInTime, int turns) {
        int cells = now.count(0) + now.count(1) + now.empties();
        CellSet white = keeps(Side.WHITE.ordinal(), whiteInTime);
        int worst = Math.max(-track.most(), marker - 1 - toFill);
        CellSet black = keeps(Side.BLACK.ordinal(), blackInTime);
        int best = Math.min(track.most(), marker + 1 + toFill);
        return new SureScore(2 * white.size() - cells + worst, cells - 2 * black.size() + best, white, black, turns);
    }

    /// The stones in what the other side keeps.
    public CellSet lost(SureScore sure) {
        int words = net.words;
        CellSet white = CellSet.ofWords(Arrays.copyOf(now.stones()[0], words));
        CellSet black = CellSet.ofWords(Arrays.copyOf(now.stones()[1], words));
        return white.and(sure.black()).or(black.and(sure.white()));
    }

    /// The cells that a side keeps.
    ///
    /// @param time whether the side can place a stone before the game ends
    private CellSet keeps(int side, boolean time) {
        toFill = 0;
        if (!rings(side)) {
            return CellSet.EMPTY;
        }
        for (int word = 0; word < net.words; word++) {
            outside[word] = (now.stones()[0][word] | now.stones()[1][word] | now.empty()[word]) & ~safe[word];
        }
        for (int word = 0; word < net.words; word++) {
            while (outside[word] != 0) {
                gather(word << 6 | Long.numberOfTrailingZeros(outside[word]));
                if (isKept(side, time)) {
                    for (int i = 0; i < net.words; i++) {
                        safe[i] |= region[i];
                        toFill += Long.bitCount(region[i] & now.empty()[i]);
                    }
                }
            }
        }
        return CellSet.ofWords(safe);
    }

    /// Makes `safe` the groups of a side that have a full ring.
    private boolean rings(int side) {
        Arrays.fill(safe, 0);
        boolean any = false;
        for (int[] ring : net.rings()) {
            if (ReversibleStones.within(ring, now.stones()[side])) {
                any = true;
                safe[ring[0] >> 6] |= 1L << ring[0];
            }
        }
        System.arraycopy(safe, 0, frontier, 0, safe.length);
        net.flood(now.stones()[side], safe, frontier);
        return any;
    }

    /// Removes the region of a cell from `outside`.
    private void gather(int cell) {
        Arrays.fill(region, 0);
        region[cell >> 6] = 1L << cell;
        System.arraycopy(region, 0, frontier, 0, region.length);
        net.flood(outside, region, frontier);
        CellNet.remove(region, outside);
    }

    private boolean isKept(int side, boolean time) {
        boolean touched = false;
        for (int word = 0; word < net.words; word++) {
            for (long rest = region[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                // In a set-up, dead groups that were not reversed may stay for good.
                if (now.has(1 - side, cell) && (!time || !now.lives(cell))) {
                    return false;
                }
                touched |= net.touches(cell, safe);
            }
        }
        for (int[] ring : net.rings()) {
            if (ReversibleStones.within(ring, region)) {
                return false;
            }
        }
        return touched;
    }
}
