package hexalyst.engine.estimate;

import hexalyst.game.Move;
import java.util.List;
import java.util.OptionalDouble;

/// One of the best lines of play from a position.
///
/// @param move how it begins: one of [hexalyst.game.Position#steps]
/// @param score the score for the player who moves first
/// @param moves whole turns as far as the search knows; none if it knows only parts of the first
/// @param visits how many games were played from it by chance; 0 for a search that plays none
/// @param points by how many points the player who moves first is expected to end ahead; empty where none are expected
public record EstimateLine(Move move, Score score, List<Move> moves, long visits, OptionalDouble points) {
    /// Of a search that plays no games by chance.
    public EstimateLine(Move move, Score score, List<Move> moves) {
        this(move, score, moves, 0, OptionalDouble.empty());
    }

    /// Copies the moves.
    public EstimateLine {
        moves = List.copyOf(moves);
    }
}
