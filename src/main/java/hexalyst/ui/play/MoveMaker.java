package hexalyst.ui.play;

import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Move;
import hexalyst.game.Position;

/// The part of [hexalyst.engine.estimate.Opponent] that play needs. Called on one thread, which is not the JavaFX
/// thread.
@FunctionalInterface
public interface MoveMaker {
    /// Chooses a move, however long it takes.
    ///
    /// @param position a position in which the game is not over
    /// @param ending makes it choose at once from what it knows
    Move choose(Position position, Strength strength, long seed, StopSwitch ending) throws InterruptedException;
}
