package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;
import java.util.Optional;

/// What is already proved, for example in a stored strategy or in the results of earlier sessions. A search consults it
/// before it begins. Its methods are called on background threads.
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

    /// The value of an unfinished position, for the player to move.
    Optional<ProvedValue> value(Position position);

    /// A line of whole turns from a position whose value is known. It follows the proof and has at most as many plies.
    /// It may end early, and is empty if none is known.
    List<Move> line(Position position);

    /// Receives what a caller has proved about an unfinished position, so that others need not prove it again. By
    /// default it is forgotten.
    ///
    /// @param value the value for the player to move
    default void keep(Position position, ProvedValue value) {}
}
