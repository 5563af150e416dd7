package hexalyst.board;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// An immutable set of cells of one board, as 448 bits: bit `cell` of word `cell / 64`.
///
/// @param w0 cells 0 to 63
/// @param w1 cells 64 to 127
/// @param w2 cells 128 to 191
/// @param w3 cells 192 to 255
/// @param w4 cells 256 to 319
/// @param w5 cells 320 to 383
/// @param w6 cells 384 to 447
public record CellSet(long w0, long w1, long w2, long w3, long w4, long w5, long w6) {
    /// How many cells a set has room for; more than any board has.
    public static final int ROOM = 448;

    /// How many words a set has.
    static final int WORDS = 7;
    /// The empty set.
    public static final CellSet EMPTY = new CellSet(0, 0, 0, 0, 0, 0, 0);

    /// The cells whose bits are set: cell `64 * i + n` is bit n of word i.
    ///
    /// @param words at most 7
    public static CellSet ofWords(long[] words) {
        long[] all = Arrays.copyOf(words, WORDS);
        return new CellSet(all[0], all[1], all[2], all[3], all[4], all[5], all[6]);
    }

    /// The set of these cells, each 0 to 447.
    public static CellSet of(int... cells) {
        CellSet set = EMPTY;
        for (int cell : cells) {
            set = set.with(cell);
        }
        return set;
    }

    /// True if the cell (0 to 447) is in the set.
    public boolean contains(int cell) {
        return (word(cell >> 6) >>> cell & 1) != 0;
    }

    /// This set and one more cell (0 to 447).
    public CellSet with(int cell) {
        long bit = 1L << cell;
        return switch (cell >> 6) {
            case 0 -> new CellSet(w0 | bit, w1, w2, w3, w4, w5, w6);
            case 1 -> new CellSet(w0, w1 | bit, w2, w3, w4, w5, w6);
            case 2 -> new CellSet(w0, w1, w2 | bit, w3, w4, w5, w6);
            case 3 -> new CellSet(w0, w1, w2, w3 | bit, w4, w5, w6);
            case 4 -> new CellSet(w0, w1, w2, w3, w4 | bit, w5, w6);
            case 5 -> new CellSet(w0, w1, w2, w3, w4, w5 | bit, w6);
            case 6 -> new CellSet(w0, w1, w2, w3, w4, w5, w6 | bit);
            default -> throw new IndexOutOfBoundsException("cell " + cell);
        };
    }

    /// The union of both sets.
    public CellSet or(CellSet other) {
        return new CellSet(
                w0 | other.w0,
                w1 | other.w1,
                w2 | other.w2,
                w3 | other.w3,
                w4 | other.w4,
                w5 | other.w5,
                w6 | other.w6);
    }

    /// The intersection of both sets.
    public CellSet and(CellSet other) {
        return new CellSet(
                w0 & other.w0,
                w1 & other.w1,
                w2 & other.w2,
                w3 & other.w3,
                w4 & other.w4,
                w5 & other.w5,
                w6 & other.w6);
    }

    /// The cells of this set that are not in the other.
    public CellSet minus(CellSet other) {
        return new CellSet(
                w0 & ~other.w0,
                w1 & ~other.w1,
                w2 & ~other.w2,
                w3 & ~other.w3,
                w4 & ~other.w4,
                w5 & ~other.w5,
                w6 & ~other.w6);
    }

    /// True if no cell is in the set.
    public boolean isEmpty() {
        return (w0 | w1 | w2 | w3 | w4 | w5 | w6) == 0;
    }

    /// True if some cell is in both sets.
    public boolean intersects(CellSet other) {
        return ((w0 & other.w0)
                        | (w1 & other.w1)
                        | (w2 & other.w2)
                        | (w3 & other.w3)
                        | (w4 & other.w4)
                        | (w5 & other.w5)
                        | (w6 & other.w6))
                != 0;
    }

    /// True if every cell of this set is in the other.
    public boolean isSubsetOf(CellSet other) {
        return ((w0 & ~other.w0)
                        | (w1 & ~other.w1)
                        | (w2 & ~other.w2)
                        | (w3 & ~other.w3)
                        | (w4 & ~other.w4)
                        | (w5 & ~other.w5)
                        | (w6 & ~other.w6))
                == 0;
    }

    /// How many cells are in the set, 0 to 448.
    public int size() {
        return Long.bitCount(w0)
                + Long.bitCount(w1)
                + Long.bitCount(w2)
                + Long.bitCount(w3)
                + Long.bitCount(w4)
                + Long.bitCount(w5)
                + Long.bitCount(w6);
    }

    /// The cells in ascending order.
    public IntStream stream() {
        int[] cells = new int[size()];
        int count = 0;
        for (int index = 0; index < WORDS; index++) {
            for (long rest = word(index); rest != 0; rest &= rest - 1) {
                cells[count++] = 64 * index + Long.numberOfTrailingZeros(rest);
            }
        }
        return Arrays.stream(cells);
    }

    /// The first cell of the set that is not below this one (0 to 448); [Grid#NONE] if there is none.
    public int next(int from) {
        int index = from >> 6;
        if (index >= WORDS) {
            return Grid.NONE;
        }
        long rest = word(index) & -1L << from;
        while (rest == 0) {
            index++;
            if (index == WORDS) {
                return Grid.NONE;
            }
            rest = word(index);
        }
        return 64 * index + Long.numberOfTrailingZeros(rest);
    }

    /// One word of the bits, 0 to 6.
    public long word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            case 3 -> w3;
            case 4 -> w4;
            case 5 -> w5;
            case 6 -> w6;
            default -> throw new IndexOutOfBoundsException("word " + index);
        };
    }

    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining(",", "{", "}"));
    }
}
