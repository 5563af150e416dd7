package hexalyst.game.macbeth;

import hexalyst.board.Grid;
import hexalyst.game.kit.StoneHash;
import java.util.Arrays;

/// Tables to turn over all stones of a row at once. They contain sets of cells with an additional last word for the
/// hash of the cells, so that one exclusive or changes both.
final class MacBethTurns {
    private static final int AXES = MacBethLines.AXES;

    private final int words;
    /// For each bit, the cells of all bits up to it, as stones to turn over: two entries give the row between them.
    private final long[] turned;
    /// For each cell, the set of an own stone on it.
    private final long[] placed;
    /// For each cell, the hash value of a stone on it from the other side's point of view.
    private final long[] otherHash;
    /// The bits of each cell, at [#AXES] times the cell; after the last there is no bit.
    private final int[] bits;

    /// @param hash provides the hash values of the stones
    MacBethTurns(MacBethLines lines, StoneHash hash) {
        Grid grid = lines.grid();
        words = lines.words() + 1;
        placed = new long[words * grid.cells()];
        otherHash = new long[grid.cells()];
        bits = new int[AXES * grid.cells()];
        long[] set = new long[words];
        for (int cell = 0; cell < grid.cells(); cell++) {
            Arrays.fill(bits, AXES * cell, AXES * (cell + 1), MacBethLines.NO_BIT);
            int count = AXES * cell;
            for (int axis = 0; axis < AXES; axis++) {
                if (lines.bit(cell, axis) != MacBethLines.NO_BIT) {
                    bits[count++] = lines.bit(cell, axis);
                }
            }
            if (!lines.blocked().contains(cell)) {
                lines.toggle(set, cell);
                set[words - 1] = hash.own(cell);
                System.arraycopy(set, 0, placed, words * cell, words);
                lines.toggle(set, cell);
                otherHash[cell] = hash.other(cell);
            }
        }
        turned = new long[words * Long.SIZE * lines.words()];
        long[] sum = new long[words];
        for (int bit = 0; bit < Long.SIZE * lines.words(); bit++) {
            int cell = lines.cell(bit);
            if (cell != Grid.NONE) {
                lines.toggle(sum, cell);
                sum[words - 1] ^= hash.own(cell) ^ hash.other(cell);
            }
            System.arraycopy(sum, 0, turned, words * bit, words);
        }
    }

    /// Places a stone, or takes it off, and turns nothing over.
    ///
    /// @param mine the stones of the player whose stone it is
    void place(int cell, long[] mine, long[] theirs) {
        for (int word = 0; word < words; word++) {
            mine[word] ^= placed[words * cell + word];
        }
        theirs[words - 1] ^= otherHash[cell];
    }

    /// Turns over the stones that a new stone encloses, and returns their number.
    ///
    /// @param ownBefore the stones of the player who places it, before the move
    /// @param mine the same, to be changed
    int turn(int cell, long[] ownBefore, long[] otherBefore, long[] mine, long[] theirs) {
        int count = 0;
        for (int i = AXES * cell; i < AXES * (cell + 1); i++) {
            int bit = bits[i];
            if (bit == MacBethLines.NO_BIT) {
                break;
            }
            long own = ownBefore[bit >> 6];
            long other = otherBefore[bit >> 6];
            // Neither bit 0 nor bit 63 of a word is a cell, so that no shift is by 64.
            int place = bit & 63;
            int up = Long.numberOfTrailingZeros(~(other >>> place + 1));
            up &= -(int) (own >>> place + 1 + up & 1);
            int down = Long.numberOfLeadingZeros(~(other << Long.SIZE - place));
            down &= -(int) (own >>> place - 1 - down & 1);
            if (up + down > 0) {
                count += up + down;
                turn(words * (bit - down - 1), words * (bit + up), words * cell, mine, theirs);
            }
        }
        return count;
    }

    /// Turns over the row between two entries of the table, except for a cell.
    private void turn(int before, int last, int cell, long[] own, long[] other) {
        int hash = words - 1;
        for (int word = 0; word < hash; word++) {
            long row = turned[before + word] ^ turned[last + word] ^ placed[cell + word];
            own[word] ^= row;
            other[word] ^= row;
        }
        long row = turned[before + hash] ^ turned[last + hash] ^ placed[cell + hash] ^ otherHash[cell / words];
        own[hash] ^= row;
        other[hash] ^= row;
    }
}
