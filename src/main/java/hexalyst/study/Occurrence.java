package hexalyst.study;

import java.util.Comparator;

/// A position of a game's main line and what was played there, before it is written.
///
/// @param key the position's key
/// @param child the key of the position after the move, 0 at the end of the game
/// @param game the game's number
/// @param date the game's date
/// @param ply the number of moves before it
/// @param result how the game ended for the player to move
record Occurrence(long key, long child, long game, String date, int ply, int result) {
    /// How a game ended for the player to move in a position.
    static final int UNKNOWN = 0;

    static final int WON = 1;
    static final int DRAWN = 2;
    static final int LOST = 3;

    /// The order of the rows in the file.
    static final Comparator<Occurrence> ORDER = Comparator.comparingLong(Occurrence::key)
            .thenComparingLong(Occurrence::child)
            .thenComparingLong(Occurrence::game);

    /// True if the file keeps only one of the two, because the same game played the same in the same position.
    boolean repeats(Occurrence before) {
        return ORDER.compare(this, before) == 0;
    }

    /// The count of this one game.
    PlayCount tried() {
        return new PlayCount(1, result == WON ? 1 : 0, result == DRAWN ? 1 : 0, result == LOST ? 1 : 0);
    }
}
