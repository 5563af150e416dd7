package hexalyst.engine.estimate;

import hexalyst.game.Move;
import java.util.List;

/// One of the best lines of play from a position.
///
/// @param score the score for the player who moves first
/// @param moves the moves, at least one, as far as the search knows
public record EstimateLine(Score score, List<Move> moves) {
    /// Copies the moves.
    public EstimateLine {
        moves = List.copyOf(moves);
    }

    /// The first move.
    public Move move() {
        return moves.getFirst();
    }
}
