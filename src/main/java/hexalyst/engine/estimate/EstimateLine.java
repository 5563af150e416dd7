package hexalyst.engine.estimate;

import hexalyst.game.Move;
import hexalyst.game.Step;
import java.util.List;

/// One of the best lines of play from a position.
///
/// @param step its first step: one of [hexalyst.game.Position#steps]
/// @param score the score for the player who moves first
/// @param moves whole turns, as far as the search knows; empty if it knows only parts of the first
public record EstimateLine(Step step, Score score, List<Move> moves) {
    /// Copies the moves.
    public EstimateLine {
        moves = List.copyOf(moves);
    }
}
