package hexalyst.engine.strategy;

import java.util.Arrays;

/// A growing set of 64-bit keys, without an object for each.
final class KeySet {
    private long[] keys = new long[1 << 10];
    private int size;
    /// The key 0 marks an empty place.
    private boolean zero;

    boolean contains(long key) {
        return key == 0 ? zero : keys[place(key)] == key;
    }

    /// Returns false if it was already there.
    boolean add(long key) {
        if (key == 0 || contains(key)) {
            boolean fresh = key == 0 && !zero;
            zero |= key == 0;
            return fresh;
        }
        keys[place(key)] = key;
        size++;
        if (2 * size > keys.length) {
            grow();
        }
        return true;
    }

    private int place(long key) {
        int place = (int) (key ^ key >>> 32) & keys.length - 1;
        while (keys[place] != 0 && keys[place] != key) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    private void grow() {
        long[] before = keys;
        keys = new long[2 * before.length];
        Arrays.stream(before).filter(key -> key != 0).forEach(key -> keys[place(key)] = key);
    }
}
