package hexalyst.game.kit.reversal;

import hexalyst.game.Playout;
import java.util.random.RandomGenerator;

/// Chooses where random games of reversing place stones, like players who look one stone ahead: near the last stone,
/// groups with a single liberty are taken or saved. Otherwise a stone is placed anywhere except where it would die
/// or in a region that already belongs to somebody. Confined to one thread.
public final class StoneChooser {
    /// A region with more than this fraction of the cells (one in so many) belongs to nobody yet, whoever touches it.
    private static final int WIDE = 6;

    private final ReversibleStones now;
    private final StoneArea area;
    private final int wide;
    private final long[] open;

    /// @param now the stones, now and later
    /// @param area of these stones
    public StoneChooser(ReversibleStones now, StoneArea area) {
        this.now = now;
        this.area = area;
        wide = now.net().cells / WIDE;
        open = new long[now.net().words];
    }

    /// The cell where a side places a stone; -1 if it would rather pass.
    ///
    /// @param last the cell of the last stone; -1 if there is none
    public int choose(int side, int last, RandomGenerator random) {
        if (last >= 0) {
            int urgent = urgent(side, last);
            if (urgent >= 0) {
                return urgent;
            }
        }
        area.open(open, wide);
        int cell = Playout.one(open, random);
        while (cell >= 0 && !useful(cell, side)) {
            open[cell >> 6] &= ~(1L << cell);
            cell = Playout.one(open, random);
        }
        return cell;
    }

    /// The cell that takes the group of the last stone, or saves a group beside it; -1 if there is none.
    private int urgent(int side, int last) {
        if (now.has(1 - side, last) && now.liberties(last) == 1 && !now.hasRing()) {
            return liberty();
        }
        for (int beside : now.net().near(last)) {
            if (now.has(side, beside) && now.liberties(beside) == 1 && !now.hasRing()) {
                int cell = liberty();
                if (useful(cell, side)) {
                    return cell;
                }
            }
        }
        return -1;
    }

    /// Whether a stone would live on a cell, or take others.
    private boolean useful(int cell, int side) {
        if (now.net().touches(cell, now.empty())) {
            return true;
        }
        for (int beside : now.net().near(cell)) {
            int count = now.liberties(beside);
            if (now.has(side, beside) ? count > 1 || now.hasRing() : count == 1 && !now.hasRing()) {
                return true;
            }
        }
        return false;
    }

    /// The only liberty that was counted.
    private int liberty() {
        long[] counted = now.counted();
        int word = 0;
        while (counted[word] == 0) {
            word++;
        }
        return word << 6 | Long.numberOfTrailingZeros(counted[word]);
    }
}
