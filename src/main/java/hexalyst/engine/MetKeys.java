package hexalyst.engine;

import java.util.Arrays;

/// A set of at most as many keys as a position has moves. It is filled and cleared often.
final class MetKeys {
    private final long[] keys;
    private int mask;

    /// @param most how many keys may be added at most
    MetKeys(int most) {
        keys = new long[4 * most];
    }

    /// Removes all keys.
    ///
    /// @param most how many keys may be added
    void clear(int most) {
        mask = 4 * Integer.highestOneBit(Math.max(1, most)) - 1;
        Arrays.fill(keys, 0, mask + 1, 0);
    }

    /// Adds a key; returns true if it was already there. The key 0 is never stored.
    boolean add(long key) {
        int place = (int) key & mask;
        while (keys[place] != 0) {
            if (keys[place] == key) {
                return true;
            }
            place = place + 1 & mask;
        }
        keys[place] = key;
        return false;
    }
}
