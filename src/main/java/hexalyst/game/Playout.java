package hexalyst.game;

import java.util.random.RandomGenerator;

/// Plays a game to its end by chance from where a search board stands, leaving out what no player would do: what Monte
/// Carlo searches estimate by. Confined to the thread of its board.
public interface Playout {
    /// Plays on from the board's position, which stays as it is. Where the game is over there, nothing is played.
    ///
    /// @return for the player to move there: the points by which that player ends ahead, in a game that is decided by
    ///     points ([Traits#scored]); in others 1 for a win, 0 for a draw, -1 for a loss
    int play(RandomGenerator random);

    /// Adds to each cell 1 if it was White's at the end of the last game that was played, and -1 if it was Black's.
    ///
    /// @param sums a number a cell
    void addOwners(int[] sums);

    /// A cell of a set by chance, each as likely.
    ///
    /// @param set the cells as bits, 64 a word
    /// @return -1 if there is none
    static int one(long[] set, RandomGenerator random) {
        int size = 0;
        for (long word : set) {
            size += Long.bitCount(word);
        }
        if (size == 0) {
            return -1;
        }
        int place = random.nextInt(size);
        int i = 0;
        while (place >= Long.bitCount(set[i])) {
            place -= Long.bitCount(set[i]);
            i++;
        }
        long bits = set[i];
        for (; place > 0; place--) {
            bits &= bits - 1;
        }
        return i << 6 | Long.numberOfTrailingZeros(bits);
    }
}
