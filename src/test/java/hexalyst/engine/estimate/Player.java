package hexalyst.engine.estimate;

import hexalyst.game.Move;
import hexalyst.game.Position;

/// Somebody who plays a match.
@FunctionalInterface
interface Player {
    /// The move to make in a position.
    Move choose(Position position) throws InterruptedException;
}
