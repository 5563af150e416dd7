package hexalyst.ui.openings;

import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.study.Tried;
import java.util.Comparator;
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
    /// What was played most first; what nobody played by its value: proved wins, the shortest first, then draws,
    /// estimates, losses.
    static final Comparator<OpeningRow> ORDER = Comparator.comparingLong(
                    (OpeningRow row) -> -row.tried().games())
            .thenComparingInt(OpeningRow::rank)
            .thenComparingDouble(OpeningRow::within);

    private int rank() {
        if (tried.games() > 0 || known.isEmpty()) {
            return 0;
        }
        return switch (known.get()) {
            case Score.Proved proved ->
                switch (proved.proof().value()) {
                    case WIN -> 1;
                    case DRAW -> 2;
                    case LOSS -> 4;
                };
            case Score.Estimated estimated -> 3;
        };
    }

    /// The order of rows of one rank: the shortest win, the better chance, the longest loss.
    private double within() {
        return switch (rank()) {
            case 1 -> plies();
            case 3 -> -known.map(Score::chance).orElse(0.0);
            case 4 -> -plies();
            default -> 0;
        };
    }

    /// No number of plies is longer than any.
    private double plies() {
        int told = known.filter(Score.Proved.class::isInstance)
                .map(Score.Proved.class::cast)
                .map(proved -> proved.proof().plies())
                .orElse(0);
        return told == 0 ? 1_000 : told;
    }

    /// Copies the list.
    public OpeningRow {
        same = List.copyOf(same);
    }
}
