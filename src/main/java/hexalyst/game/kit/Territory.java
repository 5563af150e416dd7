package hexalyst.game.kit;

import java.util.Arrays;

/// Whose the empty cells are: the connected regions that touch pieces of one side only, and the cells that a side is
/// closer to. Fast; [Regions] finds the regions by the definition. Confined to one thread.
public final class Territory {
    private final CellNet net;
    private final long[] rest;
    private final long[] region;
    private final long[] around;
    private final long[][] owned;
    private final long[] wide;
    private final long[][] fronts;
    private final int[] counts = new int[2];

    /// @param net the cells
    public Territory(CellNet net) {
        this.net = net;
        rest = new long[net.words];
        region = new long[net.words];
        around = new long[net.words];
        owned = new long[2][net.words];
        wide = new long[net.words];
        fronts = new long[2][net.words];
    }

    /// Finds the regions, for the methods below.
    ///
    /// @param empty the empty cells
    /// @param pieces the cells with the pieces of each side
    public void find(long[] empty, long[][] pieces) {
        find(empty, pieces, net.cells);
    }

    /// The same, telling wide regions.
    ///
    /// @param limit a region with more cells than this is wide
    public void find(long[] empty, long[][] pieces, int limit) {
        Arrays.fill(counts, 0);
        Arrays.fill(owned[0], 0);
        Arrays.fill(owned[1], 0);
        Arrays.fill(wide, 0);
        System.arraycopy(empty, 0, rest, 0, rest.length);
        for (int cell = CellNet.take(rest); cell >= 0; cell = CellNet.take(rest)) {
            net.gather(cell, region, empty, around);
            CellNet.remove(region, rest);
            boolean first = CellNet.meet(around, pieces[0]);
            boolean single = first != CellNet.meet(around, pieces[1]);
            int size = 0;
            for (long word : region) {
                size += Long.bitCount(word);
            }
            if (single) {
                add(first ? 0 : 1, size, size > limit);
            }
        }
    }

    private void add(int side, int size, boolean isWide) {
        counts[side] += size;
        for (int word = 0; word < region.length; word++) {
            owned[side][word] |= region[word];
            wide[word] |= isWide ? region[word] : 0;
        }
    }

    /// How many more empty cells a side's pieces are closer to than the other's, measured over empty cells: both spread
    /// one step at a time, and cells that both reach in the same step belong to nobody.
    public int nearer(long[] empty, long[][] pieces, int side) {
        System.arraycopy(empty, 0, rest, 0, rest.length);
        System.arraycopy(pieces[0], 0, fronts[0], 0, rest.length);
        System.arraycopy(pieces[1], 0, fronts[1], 0, rest.length);
        int more = 0;
        boolean spreads = true;
        while (spreads) {
            net.step(fronts[0], rest);
            net.step(fronts[1], rest);
            spreads = false;
            for (int i = 0; i < rest.length; i++) {
                long own = fronts[side][i];
                long other = fronts[1 - side][i];
                more += Long.bitCount(own & ~other) - Long.bitCount(other & ~own);
                rest[i] &= ~(own | other);
                spreads |= (own | other) != 0;
            }
        }
        return more;
    }

    /// How many empty cells are a side's.
    public int count(int side) {
        return counts[side];
    }

    /// The empty cells that are a side's; not to be changed.
    public long[] of(int side) {
        return owned[side];
    }

    /// Those of either side that are in wide regions; not to be changed.
    public long[] wide() {
        return wide;
    }
}
