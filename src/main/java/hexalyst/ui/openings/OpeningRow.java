package hexalyst.ui.openings;

import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.study.Tried;
import java.util.List;
import java.util.Optional;

/// A move of the current position.
///
/// @param move the move
/// @param text how it is written
/// @param same the moves that a symmetry of the position makes of it, itself included
/// @param tried what the library's games made of it
/// @param known what is proved or estimated of it, for the player who makes it; empty if nothing is, or it is hidden
public record OpeningRow(Move move, String text, List<Move> same, Tried tried, Optional<Score> known) {
    /// Copies the list.
    public OpeningRow {
        same = List.copyOf(same);
    }
}
