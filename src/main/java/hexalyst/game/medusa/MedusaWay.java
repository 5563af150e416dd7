package hexalyst.game.medusa;

import java.util.Arrays;

/// The stack of a search board's states before each part, without the stones.
final class MedusaWay {
    private static final int INTS = 3;

    private final int words;
    private int[] ints;
    private long[] spent;
    private int plies;

    /// @param words how many words a set of cells takes
    MedusaWay(int room, int words) {
        this.words = words;
        ints = new int[INTS * room];
        spent = new long[words * room];
    }

    /// Pushes the state before a part.
    ///
    /// @param code the code of the part
    /// @param numbers the position's numbers, packed into one
    /// @param flips how many stones have been reversed so far
    /// @param moved true if stones are spent
    /// @param set the spent stones
    void save(int code, int numbers, int flips, boolean moved, long[] set) {
        int at = INTS * plies;
        if (at == ints.length) {
            ints = Arrays.copyOf(ints, 2 * at);
            spent = Arrays.copyOf(spent, 2 * spent.length);
        }
        ints[at] = code;
        ints[at + 1] = numbers;
        ints[at + 2] = moved ? ~flips : flips;
        for (int word = 0; word < words && moved; word++) {
            spent[words * plies + word] = set[word];
        }
        plies++;
    }

    /// Goes back to before the last part; the other methods then describe that state.
    void back() {
        plies--;
    }

    int code() {
        return ints[INTS * plies];
    }

    int numbers() {
        return ints[INTS * plies + 1];
    }

    int flips() {
        int flips = ints[INTS * plies + 2];
        return flips < 0 ? ~flips : flips;
    }

    boolean moved() {
        return ints[INTS * plies + 2] < 0;
    }

    /// Fills a set with the spent stones.
    void spent(long[] into) {
        boolean moved = moved();
        for (int word = 0; word < words; word++) {
            into[word] = moved ? spent[words * plies + word] : 0;
        }
    }

    /// True before the first part.
    boolean isStart() {
        return plies == 0;
    }
}
