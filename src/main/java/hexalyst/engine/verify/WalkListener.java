package hexalyst.engine.verify;

import hexalyst.game.Position;

/// Hears how far a walk has come, some thousand times a second at most, on the walk's thread.
@FunctionalInterface
public interface WalkListener {
    /// Hears how far it is and says whether to go on.
    ///
    /// @param positions positions of the side without the strategy that were walked
    /// @param replies moves of that side that were followed
    /// @return false to end the walk
    boolean goOn(long positions, long replies);

    /// Hears of each position of the side without a winning strategy, as soon as everything that follows from it was
    /// walked; of none in the proof of a draw.
    ///
    /// @param plies in how many at most that side has lost
    default void settled(Position position, int plies) {}
}
