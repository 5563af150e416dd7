package hexalyst.engine.verify;

import hexalyst.game.Position;

/// Receives the progress of a walk, at most some thousand times a second, on the walk's thread.
@FunctionalInterface
public interface WalkListener {
    /// Receives the progress and decides whether to continue.
    ///
    /// @param positions positions of the side without the strategy that were walked
    /// @param replies moves of that side that were followed
    /// @return false to end the walk
    boolean goOn(long positions, long replies);

    /// Receives each position of the side without a winning strategy as soon as everything that follows from it has
    /// been walked. Not called for the proof of a draw.
    ///
    /// @param plies the most plies until that side has lost
    default void settled(Position position, int plies) {}

    /// Receives each position to which a stored move of the leader leads, unless the game is over there.
    default void led(Position after) {}
}
