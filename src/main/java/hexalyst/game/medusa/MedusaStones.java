package hexalyst.game.medusa;

import hexalyst.game.Side;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.PositionHash;

/// The stones of a search board, updated as stones are placed, removed and reversed: the cells, sets of them, and the
/// hash.
final class MedusaStones {
    final MedusaNet net;
    /// The content of each cell.
    final byte[] at;
    /// The stones of each side.
    final long[][] stones;

    final long[] empty;
    /// The stones of each side, by the rows of the net.
    final int[][] inRows;

    final int[] emptyInRows;
    /// How many stones each side has.
    final int[] count = new int[2];

    int empties;
    /// The exclusive or of the hash values of all stones, as seen by each side.
    private final long[] hash = new long[2];

    private final long[] both;
    /// The stones of the group examined last; all of them if it does not live.
    final long[] group;
    // Room for work.
    private final long[] frontier;

    MedusaStones(MedusaNet net, MedusaPosition start) {
        this.net = net;
        at = new byte[net.cells];
        stones = new long[2][net.words];
        empty = new long[net.words];
        inRows = new int[2][net.rows.length];
        emptyInRows = new int[net.rows.length];
        both = new long[net.cells];
        group = new long[net.words];
        frontier = new long[net.words];
        for (int cell = 0; cell < net.cells; cell++) {
            both[cell] = net.value(PositionHash.OWN, cell) ^ net.value(PositionHash.OTHER, cell);
            at[cell] = CellNet.EMPTY;
            if (start.at(cell).isBlocked()) {
                at[cell] = CellNet.BLOCKED;
                hash[0] ^= net.value(PositionHash.BLOCKED, cell);
                hash[1] ^= net.value(PositionHash.BLOCKED, cell);
            } else {
                empty[cell >> 6] |= 1L << cell;
                empties++;
                for (int i = net.rowFrom[cell]; i < net.rowFrom[cell + 1]; i++) {
                    emptyInRows[net.row[i]] |= net.bit[i];
                }
                if (!start.at(cell).isEmpty()) {
                    put(cell, (start.at(cell).is(Side.WHITE) ? Side.WHITE : Side.BLACK).ordinal());
                }
            }
        }
    }

    /// The hash of the stones, as seen by a side.
    long hash(int side) {
        return hash[side];
    }

    /// Puts a stone on an empty cell.
    void put(int cell, int side) {
        at[cell] = (byte) side;
        stones[side][cell >> 6] |= 1L << cell;
        empty[cell >> 6] &= ~(1L << cell);
        count[side]++;
        empties--;
        toggle(cell, side);
    }

    /// Takes a side's stone away.
    void remove(int cell, int side) {
        at[cell] = CellNet.EMPTY;
        stones[side][cell >> 6] &= ~(1L << cell);
        empty[cell >> 6] |= 1L << cell;
        count[side]--;
        empties++;
        toggle(cell, side);
    }

    private void toggle(int cell, int side) {
        int[] own = inRows[side];
        for (int i = net.rowFrom[cell]; i < net.rowFrom[cell + 1]; i++) {
            own[net.row[i]] ^= net.bit[i];
            emptyInRows[net.row[i]] ^= net.bit[i];
        }
        hash[side] ^= net.value(PositionHash.OWN, cell);
        hash[1 - side] ^= net.value(PositionHash.OTHER, cell);
    }

    /// Turns a stone over.
    void flip(int cell) {
        int side = at[cell];
        at[cell] = (byte) (1 - side);
        stones[side][cell >> 6] ^= 1L << cell;
        stones[1 - side][cell >> 6] ^= 1L << cell;
        count[side]--;
        count[1 - side]++;
        for (int i = net.rowFrom[cell]; i < net.rowFrom[cell + 1]; i++) {
            inRows[0][net.row[i]] ^= net.bit[i];
            inRows[1][net.row[i]] ^= net.bit[i];
        }
        hash[0] ^= both[cell];
        hash[1] ^= both[cell];
    }

    /// True if the group of the stone on a cell has a liberty or a rosette. If not, [#group] is the group.
    boolean lives(int cell) {
        if (net.touches(cell, empty)) {
            return true;
        }
        long[] own = stones[at[cell]];
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
        net.flood(stones[at[cell]], group, frontier);
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
