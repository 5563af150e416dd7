package hexalyst.game.medusa;

import hexalyst.game.PositionHash;
import hexalyst.game.Side;

/// What stands on a search board, kept up to date as stones come, go and change sides: the cells, sets of them, and the
/// hash.
final class MedusaStones {
    /// What a cell holds besides the stones of a side, whose number is that of the [Side].
    static final byte EMPTY = 2;

    static final byte BLOCKED = 3;

    final MedusaNet net;
    /// What each cell holds.
    final byte[] at;
    /// The stones of each side.
    final long[][] stones;

    final long[] empty;
    /// The same by the rows of the net.
    final int[][] inRows;

    final int[] emptyInRows;
    /// How many stones each side has.
    final int[] count = new int[2];

    int empties;
    /// The exclusive or of the hash values of what stands, seen by each side.
    private final long[] hash = new long[2];

    private final long[] both;
    // Room for work: which group a stone was last seen in, and the stones of one.
    private final int[] seen;
    private int search;
    final int[] group;
    /// How many stones of [#group] are a group's, after [#lives] has said no.
    int size;

    MedusaStones(MedusaNet net, MedusaPosition start) {
        this.net = net;
        at = new byte[net.cells];
        stones = new long[2][net.words];
        empty = new long[net.words];
        inRows = new int[2][net.rows.length];
        emptyInRows = new int[net.rows.length];
        both = new long[net.cells];
        seen = new int[net.cells];
        group = new int[net.cells];
        for (int cell = 0; cell < net.cells; cell++) {
            both[cell] = net.value(PositionHash.OWN, cell) ^ net.value(PositionHash.OTHER, cell);
            at[cell] = EMPTY;
            if (start.at(cell).isBlocked()) {
                at[cell] = BLOCKED;
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

    /// The hash of what stands, seen by a side.
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
        at[cell] = EMPTY;
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

    /// True if the group of the stone on a cell has a liberty or a rosette. If not, its stones are the first [#size] of
    /// [#group].
    boolean lives(int cell) {
        int side = at[cell];
        int mark = ++search;
        seen[cell] = mark;
        group[0] = cell;
        int found = 1;
        for (int read = 0; read < found; read++) {
            int stone = group[read];
            for (int i = net.nearFrom[stone]; i < net.nearFrom[stone + 1]; i++) {
                int other = net.near[i];
                if (at[other] == EMPTY) {
                    return true;
                }
                if (at[other] == side && seen[other] != mark) {
                    seen[other] = mark;
                    group[found++] = other;
                }
            }
        }
        size = found;
        return hasRosette();
    }

    /// The whole group of the stone on a cell: its stones are the first [#size] of [#group].
    void gather(int cell) {
        int side = at[cell];
        int mark = ++search;
        seen[cell] = mark;
        group[0] = cell;
        int found = 1;
        for (int read = 0; read < found; read++) {
            int stone = group[read];
            for (int i = net.nearFrom[stone]; i < net.nearFrom[stone + 1]; i++) {
                int other = net.near[i];
                if (at[other] == side && seen[other] != mark) {
                    seen[other] = mark;
                    group[found++] = other;
                }
            }
        }
        size = found;
    }

    /// True if six stones of the gathered group stand round a dark cell.
    boolean hasRosette() {
        for (int i = 0; i < size; i++) {
            for (int ring : net.ringsOf[group[i]]) {
                if (isRosette(ring)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// True if stones of one side stand on a whole ring.
    boolean isRosette(int ring) {
        int[] cells = net.rings[ring];
        int side = at[cells[0]];
        for (int i = 1; i < cells.length; i++) {
            if (at[cells[i]] != side) {
                return false;
            }
        }
        return side < EMPTY;
    }
}
