package hexalyst.game.medusa;

import hexalyst.game.kit.Flood;
import hexalyst.game.kit.LineBits;

/// Finds the movements on a board, line by line: where a run of two or more own stones ends next to an empty cell, all
/// except the last one can leap there.
final class MedusaLeaps {
    private static final int MOST = 2 * LineBits.MOST;

    private final LineBits lines;
    private final int cells;
    /// The stones that can leap, the number of each one's entries in [#targets], and its target cells.
    private final long[] leapers;

    private final byte[] count;
    private final int[] targets;

    MedusaLeaps(MedusaGround ground) {
        lines = ground.lines();
        cells = ground.net.cells;
        leapers = new long[ground.net.words];
        count = new byte[cells];
        targets = new int[MOST * cells];
    }

    /// True if a side may move a group.
    ///
    /// @param own its stones, on the lines too
    /// @param empty the empty cells, on the lines too
    /// @param spent the stones that may not move, whole groups
    boolean any(long[] own, long[] empty, long[] spent) {
        for (int word = lines.first(); word < lines.words(); word++) {
            long pairs = own[word] & own[word] >>> 1;
            for (long found = pairs & (empty[word] >>> 2 | empty[word] << 1); found != 0; found &= found - 1) {
                if (isFree(word << 6 | Long.numberOfTrailingZeros(found), spent)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Finds the movements of a side, which [#write] then writes.
    ///
    /// @param own as for [#any]
    void find(long[] own, long[] empty, long[] spent) {
        for (int word = lines.first(); word < lines.words(); word++) {
            long some = own[word];
            long pairs = some & some >>> 1;
            // First the last but one stone of a run before an empty cell, then the second stone of a run after one.
            for (long up = pairs & empty[word] >>> 2; up != 0; up &= up - 1) {
                int bit = word << 6 | Long.numberOfTrailingZeros(up);
                if (isFree(bit, spent)) {
                    int to = lines.cell(bit + 2);
                    for (long run = some << ~bit; run < 0; run <<= 1) {
                        add(lines.cell(bit--), to);
                    }
                }
            }
            for (long down = pairs & empty[word] << 1; down != 0; down &= down - 1) {
                int bit = (word << 6 | Long.numberOfTrailingZeros(down)) + 1;
                if (isFree(bit, spent)) {
                    int to = lines.cell(bit - 2);
                    for (long run = some >>> bit; (run & 1) != 0; run >>>= 1) {
                        add(lines.cell(bit++), to);
                    }
                }
            }
        }
    }

    private boolean isFree(int bit, long[] spent) {
        return !Flood.has(spent, lines.cell(bit));
    }

    private void add(int from, int to) {
        leapers[from >> 6] |= 1L << from;
        targets[MOST * from + count[from]++] = to;
    }

    /// The stones found that can leap; not to be changed. [#write] clears them.
    long[] leapers() {
        return leapers;
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
                int code = first + from * cells;
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
