package hexalyst.engine.estimate;

import hexalyst.game.Move;
import java.util.Comparator;
import java.util.List;

/// What is known about a move.
///
/// @param move the move
/// @param score what it leads to, for the player who makes it; the plies of a proof include the move
/// @param line how play may continue, starting with the move
public record MoveInsight(Move move, Score score, List<Move> line) {
    /// The best first. Wins come first, shorter ones before longer ones; then open and drawn moves by their chance to
    /// win; then losses, longer ones before shorter ones. Random games count by the lower bound of the chance, so that
    /// a few lucky games count for little.
    public static final Comparator<MoveInsight> BEST_FIRST = Comparator.comparingDouble(MoveInsight::merit)
            .thenComparingInt(MoveInsight::odds)
            .reversed();

    /// Copies the line.
    public MoveInsight {
        line = List.copyOf(line);
    }

    /// Distinguishes estimates at the limits of the chance, where the calibrated chances are equal.
    private int odds() {
        return score instanceof Score.Estimated estimated ? estimated.logOdds() : 0;
    }

    /// About one standard error of the mean.
    private static double doubt(Score.Estimated estimated) {
        return estimated
                .games()
                .map(games -> 0.5 / Math.sqrt((double) games.visits()))
                .orElse(0.0);
    }

    private double merit() {
        return switch (score) {
            case Score.Estimated estimated -> estimated.calibrated() - doubt(estimated);
            case Score.Proved proved ->
                switch (proved.proof().value()) {
                    case WIN -> 2 + 1.0 / (1 + proved.proof().plies());
                    case DRAW -> 0.5;
                    case LOSS -> -1 - 1.0 / (1 + proved.proof().plies());
                };
        };
    }
}
