package hexalyst.engine.estimate;

import hexalyst.game.Move;
import hexalyst.game.Position;

/// A player in a match.
@FunctionalInterface
interface Player {
    /// The move to make in a position.
    Move choose(Position position) throws InterruptedException;
}
