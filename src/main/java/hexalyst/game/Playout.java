package hexalyst.game;

import java.util.random.RandomGenerator;

/// Plays a random game from a search board's position to the end, avoiding moves that no player would make. Monte Carlo
/// searches estimate positions in this way. Confined to the thread of its board.
public interface Playout {
    /// Plays from the board's position, which is unchanged afterwards. If the game is over there, nothing is played.
    ///
    /// @return for the player to move there: in a game decided by points ([Traits#scored]), by how many points that
    ///     player is ahead at the end; in other games 1 for a win, 0 for a draw, -1 for a loss
    int play(RandomGenerator random);

    /// For each cell, adds 1 if it was White's at the end of the last random game, and -1 if it was Black's.
    ///
    /// @param sums one number for each cell
    void addOwners(int[] sums);

    /// A random cell of a set, each with the same probability.
    ///
    /// @param set the cells as bits, 64 per word
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
