package hexalyst.engine.ending;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// For each position, in their order, some marks and the numbers of the positions after its moves: these in ascending
/// order, as differences, with seven bits in a byte. That takes two to three bytes for each number of several millions.
final class PackedLists {
    /// How many bits the marks have.
    static final int MARKS = 4;

    /// Small enough not to be an object of its own kind for the garbage collector, which would waste half of it.
    private static final int CHUNK = 17;

    private static final int ROWS = 13;
    private static final int MOST_BYTES = 5;

    private final List<byte[]> chunks = new ArrayList<>();
    /// Where each list begins, among all bytes.
    private final List<int[]> starts = new ArrayList<>();

    private int size;
    private byte[] chunk = new byte[0];
    private int at;

    /// How much memory it takes.
    long bytes() {
        return ((long) chunks.size() << CHUNK) + ((long) Integer.BYTES * starts.size() << ROWS);
    }

    /// True if there is room for another list, which the places of the bytes allow: 2 GB.
    boolean hasRoom() {
        return chunks.size() < 1 << Integer.SIZE - CHUNK - 1;
    }

    /// Adds the list of the next position.
    ///
    /// @param numbers will be sorted; the same number twice counts once
    void add(int marks, int[] numbers, int count) {
        Arrays.sort(numbers, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || numbers[i] != numbers[i - 1]) {
                numbers[kept++] = numbers[i];
            }
        }
        if (at + MOST_BYTES * (kept + 1) > chunk.length) {
            chunk = new byte[1 << CHUNK];
            chunks.add(chunk);
            at = 0;
        }
        if (size >> ROWS == starts.size()) {
            starts.add(new int[1 << ROWS]);
        }
        starts.getLast()[size++ & (1 << ROWS) - 1] = (chunks.size() - 1 << CHUNK) + at;
        put(kept << MARKS | marks);
        int before = 0;
        for (int i = 0; i < kept; i++) {
            put(numbers[i] - before);
            before = numbers[i];
        }
    }

    private void put(int number) {
        int left = number;
        for (; left >>> 7 != 0; left >>>= 7) {
            chunk[at++] = (byte) (left | 0x80);
        }
        chunk[at++] = (byte) left;
    }

    /// The marks of a list.
    int marks(int position) {
        int start = start(position);
        return chunks.get(start >>> CHUNK)[start & (1 << CHUNK) - 1] & (1 << MARKS) - 1;
    }

    private int start(int position) {
        return starts.get(position >> ROWS)[position & (1 << ROWS) - 1];
    }

    /// Reads a list.
    ///
    /// @param into receives the numbers
    /// @return how many there are
    int read(int position, int[] into) {
        int start = start(position);
        byte[] bytes = chunks.get(start >>> CHUNK);
        int place = start & (1 << CHUNK) - 1;
        int count = 0;
        int number = 0;
        for (int i = -1; i < count; i++) {
            int next = bytes[place++];
            if (next < 0) {
                next &= 0x7F;
                int shift = 7;
                byte more = bytes[place++];
                for (; more < 0; shift += 7) {
                    next |= (more & 0x7F) << shift;
                    more = bytes[place++];
                }
                next |= more << shift;
            }
            if (i < 0) {
                count = next >>> MARKS;
            } else {
                number += next;
                into[i] = number;
            }
        }
        return count;
    }
}
