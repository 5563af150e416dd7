package hexalyst.ui.openings;

import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.study.Tried;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A move of the current position, or a later one of a line from it.
///
/// @param line the moves from the current position up to this move, at least one
/// @param text its text
/// @param words the move in words
/// @param same the symmetric moves of this position, including itself
/// @param tried the results of the library's games with it
/// @param known its proved or estimated value for the player who makes it; empty if nothing is known, or values are
///   hidden
public record OpeningRow(
        List<Move> line, String text, String words, List<Move> same, Tried tried, Optional<Score> known) {
    /// The most played moves first. Moves that were never played are sorted by value: proved wins, the shortest first,
    /// then draws, estimates, losses.
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

    /// The order within a group: the shortest win, the better chance, the longest loss first.
    private double within() {
        return switch (rank()) {
            case 1 -> plies();
            case 3 -> -known.map(Score::chance).orElse(0.0);
            case 4 -> -plies();
            default -> 0;
        };
    }

    /// Infinity if the number of plies is unknown.
    private double plies() {
        int told = known.filter(Score.Proved.class::isInstance)
                .map(Score.Proved.class::cast)
                .map(proved -> proved.proof().plies())
                .orElse(0);
        return told == 0 ? 1_000 : told;
    }

    /// Copies the lists.
    public OpeningRow {
        line = List.copyOf(line);
        same = List.copyOf(same);
    }

    /// The move.
    Move move() {
        return line.getLast();
    }
}
