package hexalyst.engine.verify;

import hexalyst.board.CellHash;
import java.util.Arrays;
import java.util.OptionalInt;

/// Maps keys of a fixed number of words, the first of which is never 0, to numbers. Open addressing in one array, at
/// most half full.
final class KeyTable {
    private static final int SMALLEST = 1 << 10;

    private final int words;
    private final long mostBytes;
    private long[] slots;
    private int[] numbers;
    private int size;

    /// @param words the number of words of a key
    /// @param mostBytes how much memory the table may take
    KeyTable(int words, long mostBytes) {
        this.words = words;
        this.mostBytes = mostBytes;
        slots = new long[SMALLEST * words];
        numbers = new int[SMALLEST];
    }

    /// How many keys there are.
    int size() {
        return size;
    }

    /// The number stored for a key; empty if there is none.
    OptionalInt get(long[] key) {
        int place = find(key);
        return slots[place] == 0 ? OptionalInt.empty() : OptionalInt.of(numbers[place / words]);
    }

    /// Adds a key with its number, if it is not there yet.
    ///
    /// @throws BrokenProofException if there is no room for it
    void add(long[] key, int number) throws BrokenProofException {
        int place = find(key);
        if (slots[place] != 0) {
            return;
        }
        System.arraycopy(key, 0, slots, place, words);
        numbers[place / words] = number;
        size++;
        if (2L * size * words > slots.length) {
            grow();
        }
    }

    private void grow() throws BrokenProofException {
        // During the move to a larger array, the old one takes memory as well.
        if (3L * Long.BYTES * slots.length + 3L * Integer.BYTES * numbers.length > mostBytes
                || slots.length > Integer.MAX_VALUE / 2) {
            throw BrokenProofException.unchecked(
                    "it has more than " + size + " positions, for which there is not enough memory");
        }
        long[] old = slots;
        int[] oldNumbers = numbers;
        slots = new long[2 * old.length];
        numbers = new int[2 * oldNumbers.length];
        for (int at = 0; at < old.length; at += words) {
            if (old[at] != 0) {
                long[] key = Arrays.copyOfRange(old, at, at + words);
                int place = find(key);
                System.arraycopy(key, 0, slots, place, words);
                numbers[place / words] = oldNumbers[at / words];
            }
        }
    }

    /// The slot of a key, or the free slot where it belongs.
    private int find(long[] key) {
        long hash = 0;
        for (long word : key) {
            hash = CellHash.mix(hash ^ word);
        }
        int count = slots.length / words;
        int slot = (int) hash & count - 1;
        while (slots[slot * words] != 0 && !Arrays.equals(slots, slot * words, slot * words + words, key, 0, words)) {
            slot = slot + 1 & count - 1;
        }
        return slot * words;
    }
}
