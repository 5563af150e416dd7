package hexalyst.game.medusa;

import java.util.Arrays;

/// What a search board was before each part on the way, but for what stands.
final class MedusaWay {
    private static final int INTS = 5;

    private int[] ints;
    private int plies;

    MedusaWay(int room) {
        ints = new int[INTS * room];
    }

    /// Notes what is so before a part.
    ///
    /// @param code the part's
    /// @param numbers the position's, all in one
    /// @param flips how many stones were reversed on the way
    /// @param spentFrom where the spent stones of this turn begin
    /// @param spentTo where they end
    void save(int code, int numbers, int flips, int spentFrom, int spentTo) {
        int at = INTS * plies;
        if (at == ints.length) {
            ints = Arrays.copyOf(ints, 2 * at);
        }
        ints[at] = code;
        ints[at + 1] = numbers;
        ints[at + 2] = flips;
        ints[at + 3] = spentFrom;
        ints[at + 4] = spentTo;
        plies++;
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

    /// True before the first part.
    boolean isStart() {
        return plies == 0;
    }
}
