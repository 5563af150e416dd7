package hexalyst.game.medusa;

import hexalyst.game.kit.Flood;

/// Finds the movements on a search board, row by row: where a run of two or more own stones ends next to an empty cell,
/// all except the last one can leap there.
final class MedusaLeaps {
    private static final int MOST = 6;

    private final MedusaNet net;
    /// The stones that can leap, the number of each one's entries in [#targets], and its target cells.
    private final long[] leapers;

    private final byte[] count;
    private final int[] targets;

    MedusaLeaps(MedusaNet net) {
        this.net = net;
        leapers = new long[net.words];
        count = new byte[net.cells];
        targets = new int[MOST * net.cells];
    }

    /// True if a side may move a group.
    ///
    /// @param spent the stones that may not move, whole groups
    static boolean any(MedusaStones now, int side, long[] spent) {
        int[][] rows = now.net.rows;
        int[] own = now.inRows[side];
        int[] empty = now.emptyInRows;
        for (int row = 0; row < rows.length; row++) {
            int pairs = own[row] & own[row] >> 1;
            for (int found = pairs & (empty[row] >> 2 | empty[row] << 1); found != 0; found &= found - 1) {
                if (isFree(rows[row][Integer.numberOfTrailingZeros(found)], spent)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Finds the movements of a side, which [#write] then writes.
    ///
    /// @param spent the stones that may not move, whole groups
    void find(MedusaStones now, int side, long[] spent) {
        int[] own = now.inRows[side];
        int[] empty = now.emptyInRows;
        for (int row = 0; row < own.length; row++) {
            int some = own[row];
            int pairs = some & some >> 1;
            int[] cells = net.rows[row];
            // First the last but one stone of a run before an empty cell, then the second stone of a run after one.
            for (int up = pairs & empty[row] >> 2; up != 0; up &= up - 1) {
                int place = Integer.numberOfTrailingZeros(up);
                if (isFree(cells[place], spent)) {
                    int to = cells[place + 2];
                    for (int run = some << -1 - place; run < 0; run <<= 1) {
                        add(cells[place--], to);
                    }
                }
            }
            for (int down = pairs & empty[row] << 1; down != 0; down &= down - 1) {
                int place = Integer.numberOfTrailingZeros(down) + 1;
                if (isFree(cells[place], spent)) {
                    int to = cells[place - 2];
                    for (int run = some >> place; (run & 1) != 0; run >>= 1) {
                        add(cells[place++], to);
                    }
                }
            }
        }
    }

    private static boolean isFree(int cell, long[] spent) {
        return !Flood.has(spent, cell);
    }

    private void add(int from, int to) {
        leapers[from >> 6] |= 1L << from;
        targets[MOST * from + count[from]++] = to;
    }

    /// Writes the codes of the movements found, in ascending order, and clears them.
    ///
    /// @param before the index to write at
    /// @param first the code of the first movement of all
    /// @return the index after the last code
    int write(int[] into, int before, int first) {
        int written = before;
        for (int word = 0; word < leapers.length; word++) {
            for (long rest = leapers[word]; rest != 0; rest &= rest - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(rest);
                int code = first + from * net.cells;
                int start = written;
                for (int i = MOST * from; i < MOST * from + count[from]; i++) {
                    int to = code + targets[i];
                    int place = written++;
                    for (; place > start && into[place - 1] > to; place--) {
                        into[place] = into[place - 1];
                    }
                    into[place] = to;
                }
                count[from] = 0;
            }
            leapers[word] = 0;
        }
        return written;
    }
}
