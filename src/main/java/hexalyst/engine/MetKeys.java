package hexalyst.engine;

import hexalyst.game.SearchBoard;
import java.util.Arrays;

/// A set of keys, as many as a position has moves, that is filled and cleared often.
final class MetKeys {
    private static final int SIZE = 2 * SearchBoard.MAX_MOVES;

    private final long[] keys = new long[SIZE];

    /// Forgets all keys.
    void clear() {
        Arrays.fill(keys, 0);
    }

    /// Adds a key; true if it was there already. The key 0 is never remembered.
    boolean add(long key) {
        int place = (int) key & SIZE - 1;
        while (keys[place] != 0) {
            if (keys[place] == key) {
                return true;
            }
            place = place + 1 & SIZE - 1;
        }
        keys[place] = key;
        return false;
    }
}
