package hexalyst.engine.ending;

import hexalyst.board.CellHash;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Positions by their whole content ([hexalyst.game.Contents]), numbered from 0 in the order in which they were added:
/// a hash table with open addressing whose entries are numbers of contents. A hash only says where to look, so no two
/// positions are ever taken for one.
final class ContentTable {
    /// The longest content, in bytes.
    static final int LONGEST = 255;
    /// The most positions.
    static final int MOST = 1 << 29;

    private static final int CHUNK = 13;
    /// Where a content begins, after its mark and its length.
    private static final int HEAD = 2;
    private static final int FIRST_SLOTS = 1 << 10;

    /// The contents, each with its mark and its length before it, and filled up to the same width.
    private final List<byte[]> chunks = new ArrayList<>();

    private int width;
    private int size;
    /// The numbers of the contents, each plus one; 0 where a place is free.
    private int[] slots = new int[FIRST_SLOTS];

    int size() {
        return size;
    }

    /// How much memory it takes.
    long bytes() {
        return ((long) chunks.size() * width << CHUNK) + Integer.BYTES * (long) slots.length;
    }

    /// How much memory it takes while it grows next, at most.
    long bytesToGrow() {
        return bytes() + 2L * Integer.BYTES * slots.length;
    }

    /// The number of a content; -1 if it was not added.
    ///
    /// @param content begins with the content, which has at most [#LONGEST] bytes
    int find(byte[] content, int length) {
        return slots[slot(hash(content, 0, length), content, 0, length)] - 1;
    }

    /// Reads where the look-up of a content begins.
    ///
    /// @return the number of the content there, plus one; 0 if there is none
    int touch(long hash) {
        return slots[(int) hash & slots.length - 1];
    }

    /// The number of a content, which is [#size] before the call if it is new.
    ///
    /// @param hash its [#hash]
    /// @param from where the content is in the array; it has at most [#LONGEST] bytes
    int add(long hash, byte[] content, int from, int length) {
        int slot = slot(hash, content, from, length);
        if (slots[slot] > 0) {
            return slots[slot] - 1;
        }
        if (length + HEAD > width) {
            widen(length + HEAD);
        }
        if (size >> CHUNK == chunks.size()) {
            chunks.add(new byte[width << CHUNK]);
        }
        byte[] chunk = chunks.get(size >> CHUNK);
        int at = place(size);
        chunk[at + 1] = (byte) length;
        System.arraycopy(content, from, chunk, at + HEAD, length);
        slots[slot] = ++size;
        if (2 * size > slots.length) {
            grow();
        }
        return size - 1;
    }

    /// Copies a content to the start of the array and returns its length.
    int read(int number, byte[] into) {
        byte[] chunk = chunks.get(number >> CHUNK);
        int at = place(number);
        int length = chunk[at + 1] & 0xFF;
        System.arraycopy(chunk, at + HEAD, into, 0, length);
        return length;
    }

    /// The mark of a content; 0 at first.
    int mark(int number) {
        return chunks.get(number >> CHUNK)[place(number)];
    }

    void mark(int number, int mark) {
        chunks.get(number >> CHUNK)[place(number)] = (byte) mark;
    }

    private int place(int number) {
        return (number & (1 << CHUNK) - 1) * width;
    }

    /// The place of a content in the table, or the free place where it belongs.
    private int slot(long hash, byte[] content, int from, int length) {
        int slot = (int) hash & slots.length - 1;
        while (slots[slot] > 0 && !holds(slots[slot] - 1, content, from, length)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private boolean holds(int number, byte[] content, int from, int length) {
        byte[] chunk = chunks.get(number >> CHUNK);
        int at = place(number);
        return (chunk[at + 1] & 0xFF) == length
                && Arrays.equals(chunk, at + HEAD, at + HEAD + length, content, from, from + length);
    }

    /// The hash of a content.
    static long hash(byte[] content, int from, int to) {
        long hash = 0;
        for (int at = from; at < to; at++) {
            hash = (hash ^ content[at] & 0xFF) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return CellHash.mix(hash);
    }

    private void widen(int wider) {
        for (int index = 0; index < chunks.size(); index++) {
            byte[] old = chunks.get(index);
            byte[] copy = new byte[wider << CHUNK];
            for (int row = 0; row < 1 << CHUNK; row++) {
                System.arraycopy(old, row * width, copy, row * wider, width);
            }
            chunks.set(index, copy);
        }
        width = wider;
    }

    private void grow() {
        slots = new int[2 * slots.length];
        for (int number = 0; number < size; number++) {
            byte[] chunk = chunks.get(number >> CHUNK);
            int at = place(number);
            int slot = (int) hash(chunk, at + HEAD, at + HEAD + (chunk[at + 1] & 0xFF)) & slots.length - 1;
            while (slots[slot] > 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = number + 1;
        }
    }
}
