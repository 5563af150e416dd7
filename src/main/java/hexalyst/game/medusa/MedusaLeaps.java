package hexalyst.game.medusa;

/// The movements on a search board, found row by row: where a run of two or more own stones in a row ends beside an
/// empty cell, all but the last one can leap there.
final class MedusaLeaps {
    private static final int MOST = 6;

    private final MedusaNet net;
    /// The stones that can leap, how far each one's entries in [#targets] reach, and where it can leap.
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
    static boolean any(MedusaStones now, int side, boolean[] spent) {
        int[][] rows = now.net.rows;
        int[] own = now.inRows[side];
        int[] empty = now.emptyInRows;
        for (int row = 0; row < rows.length; row++) {
            int pairs = own[row] & own[row] >> 1;
            for (int found = pairs & (empty[row] >> 2 | empty[row] << 1); found != 0; found &= found - 1) {
                if (!spent[rows[row][Integer.numberOfTrailingZeros(found)]]) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Finds the movements of a side, which [#write] then writes.
    ///
    /// @param spent the stones that may not move, whole groups
    void find(MedusaStones now, int side, boolean[] spent) {
        int[] own = now.inRows[side];
        int[] empty = now.emptyInRows;
        for (int row = 0; row < own.length; row++) {
            int some = own[row];
            int pairs = some & some >> 1;
            // The second last of a run before an empty cell, and the second of one after it.
            int up = pairs & empty[row] >> 2;
            int down = pairs & empty[row] << 1;
            if ((up | down) != 0) {
                int[] cells = net.rows[row];
                for (; up != 0; up &= up - 1) {
                    int place = Integer.numberOfTrailingZeros(up);
                    int to = cells[place + 2];
                    for (; !spent[cells[place]] && (some >> place & 1) != 0; place--) {
                        add(cells[place], to);
                        if (place == 0) {
                            break;
                        }
                    }
                }
                for (; down != 0; down &= down - 1) {
                    int place = Integer.numberOfTrailingZeros(down) + 1;
                    int to = cells[place - 2];
                    for (; (some >> place & 1) != 0 && !spent[cells[place]]; place++) {
                        add(cells[place], to);
                    }
                }
            }
        }
    }

    private void add(int from, int to) {
        leapers[from >> 6] |= 1L << from;
        targets[MOST * from + count[from]++] = to;
    }

    /// Writes the codes of what was found, in ascending order, and forgets it.
    ///
    /// @param before how many entries there are before them
    /// @param first the code of the first movement of all
    /// @return how many entries there are then
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
