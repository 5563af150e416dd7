package hexalyst.board;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// An immutable set of cells of one grid, as 256 bits: bit `cell` of word `cell / 64`.
///
/// @param w0 cells 0 to 63
/// @param w1 cells 64 to 127
/// @param w2 cells 128 to 191
/// @param w3 cells 192 to 255
public record CellSet(long w0, long w1, long w2, long w3) {
    /// The set without a cell.
    public static final CellSet EMPTY = new CellSet(0, 0, 0, 0);

    /// The set of these cells, each 0 to 255.
    public static CellSet of(int... cells) {
        CellSet set = EMPTY;
        for (int cell : cells) {
            set = set.with(cell);
        }
        return set;
    }

    /// True if the cell (0 to 255) is in the set.
    public boolean contains(int cell) {
        return (word(cell >> 6) >>> cell & 1) != 0;
    }

    /// This set and one cell more (0 to 255).
    public CellSet with(int cell) {
        long bit = 1L << cell;
        return switch (cell >> 6) {
            case 0 -> new CellSet(w0 | bit, w1, w2, w3);
            case 1 -> new CellSet(w0, w1 | bit, w2, w3);
            case 2 -> new CellSet(w0, w1, w2 | bit, w3);
            case 3 -> new CellSet(w0, w1, w2, w3 | bit);
            default -> throw new IndexOutOfBoundsException("cell " + cell);
        };
    }

    /// The cells of either set.
    public CellSet or(CellSet other) {
        return new CellSet(w0 | other.w0, w1 | other.w1, w2 | other.w2, w3 | other.w3);
    }

    /// The cells of both sets.
    public CellSet and(CellSet other) {
        return new CellSet(w0 & other.w0, w1 & other.w1, w2 & other.w2, w3 & other.w3);
    }

    /// The cells of this set that are not in the other.
    public CellSet minus(CellSet other) {
        return new CellSet(w0 & ~other.w0, w1 & ~other.w1, w2 & ~other.w2, w3 & ~other.w3);
    }

    /// True if no cell is in the set.
    public boolean isEmpty() {
        return (w0 | w1 | w2 | w3) == 0;
    }

    /// How many cells are in the set, 0 to 256.
    public int size() {
        return Long.bitCount(w0) + Long.bitCount(w1) + Long.bitCount(w2) + Long.bitCount(w3);
    }

    /// The cells in ascending order.
    public IntStream stream() {
        int[] cells = new int[size()];
        int count = 0;
        for (int index = 0; index < 4; index++) {
            for (long rest = word(index); rest != 0; rest &= rest - 1) {
                cells[count++] = 64 * index + Long.numberOfTrailingZeros(rest);
            }
        }
        return Arrays.stream(cells);
    }

    /// One word of the bits, 0 to 3.
    public long word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            case 3 -> w3;
            default -> throw new IndexOutOfBoundsException("word " + index);
        };
    }

    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining(",", "{", "}"));
    }
}
