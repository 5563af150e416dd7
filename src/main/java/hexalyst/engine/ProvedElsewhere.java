package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;
import java.util.Optional;

/// What is proved already, such as in a stored strategy or in the results of earlier sessions: a search asks it before
/// it begins. Its methods are called on the threads of searches.
public interface ProvedElsewhere {
    /// Knows nothing.
    ProvedElsewhere NOTHING = new ProvedElsewhere() {
        @Override
        public Optional<ProvedValue> value(Position position) {
            return Optional.empty();
        }

        @Override
        public List<Move> line(Position position) {
            return List.of();
        }
    };

    /// The value of a position in which the game goes on, for the player to move.
    Optional<ProvedValue> value(Position position);

    /// A line of whole turns from a position of which the value is known that keeps to the proof, no longer than its
    /// plies; it may end early, and is empty if none is known.
    List<Move> line(Position position);
}
