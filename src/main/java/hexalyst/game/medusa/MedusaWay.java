package hexalyst.game.medusa;

import java.util.Arrays;

/// What a search board was before each part on the way, but for what stands.
final class MedusaWay {
    private static final int INTS = 5;

    private int[] ints;
    private long[] marks;
    private int plies;

    MedusaWay(int room) {
        ints = new int[INTS * room];
        marks = new long[room];
    }

    /// Notes what is so before a part.
    ///
    /// @param code the part's
    /// @param numbers the position's, all in one
    /// @param marked the hash of the spent stones
    /// @param flips how many stones were reversed on the way
    /// @param spentFrom where the spent stones of this turn begin
    /// @param spentTo where they end
    void save(int code, int numbers, long marked, int flips, int spentFrom, int spentTo) {
        if (plies == marks.length) {
            marks = Arrays.copyOf(marks, 2 * plies);
            ints = Arrays.copyOf(ints, 2 * INTS * plies);
        }
        int at = INTS * plies;
        ints[at] = code;
        ints[at + 1] = numbers;
        ints[at + 2] = flips;
        ints[at + 3] = spentFrom;
        ints[at + 4] = spentTo;
        marks[plies++] = marked;
    }

    /// Goes back to before the last part: what follows tells of it.
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
        return ints[INTS * plies + 2];
    }

    int spentFrom() {
        return ints[INTS * plies + 3];
    }

    int spentTo() {
        return ints[INTS * plies + 4];
    }

    long marked() {
        return marks[plies];
    }

    /// True before the first part.
    boolean isStart() {
        return plies == 0;
    }
}
