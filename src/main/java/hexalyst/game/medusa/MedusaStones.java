package hexalyst.game.medusa;

import hexalyst.game.kit.Flood;

/// The stones of a board, and their groups.
final class MedusaStones {
    final MedusaNet net;
    /// The stones of each side; not to be changed.
    final long[][] stones;

    final long[] empty;
    /// The stones of the group examined last; all of them if it does not live.
    final long[] group;
    // Room for work.
    private final long[] frontier;

    /// @param white as bits of cells, perhaps with more words than those
    MedusaStones(MedusaNet net, long[] white, long[] black, long[] empty) {
        this.net = net;
        stones = new long[][] {white, black};
        this.empty = empty;
        group = new long[net.words];
        frontier = new long[net.words];
    }

    /// True if a side has a stone on a cell.
    boolean has(int side, int cell) {
        return Flood.has(stones[side], cell);
    }

    /// How many stones a side has.
    int count(int side) {
        return count(stones[side]);
    }

    int empties() {
        return count(empty);
    }

    private int count(long[] set) {
        int count = 0;
        for (int word = 0; word < net.words; word++) {
            count += Long.bitCount(set[word]);
        }
        return count;
    }

    private long[] own(int cell) {
        return has(0, cell) ? stones[0] : stones[1];
    }

    /// True if the group of the stone on a cell has a liberty or a rosette. If not, [#group] is the group.
    boolean lives(int cell) {
        if (net.touches(cell, empty)) {
            return true;
        }
        long[] own = own(cell);
        begin(cell);
        int word = cell >> 6;
        while (word < frontier.length) {
            long rest = frontier[word];
            if (rest == 0) {
                word++;
                continue;
            }
            int stone = word << 6 | Long.numberOfTrailingZeros(rest);
            if (net.touches(stone, empty)) {
                return true;
            }
            frontier[word] = rest & rest - 1;
            word = Math.min(word, net.spread(stone, own, group, frontier));
        }
        return hasRosette();
    }

    private void begin(int cell) {
        for (int word = 0; word < group.length; word++) {
            group[word] = 0;
            frontier[word] = 0;
        }
        group[cell >> 6] = 1L << cell;
        frontier[cell >> 6] = 1L << cell;
    }

    /// Makes [#group] the group of the stone on a cell.
    void gather(int cell) {
        begin(cell);
        net.flood(own(cell), group, frontier);
    }

    /// True if the gathered group has six stones around a dark cell.
    boolean hasRosette() {
        for (int[] ring : net.rings) {
            if (within(ring, group)) {
                return true;
            }
        }
        return false;
    }

    /// True if all cells of a ring are in a set.
    static boolean within(int[] ring, long[] set) {
        for (int cell : ring) {
            if (!Flood.has(set, cell)) {
                return false;
            }
        }
        return true;
    }
}
