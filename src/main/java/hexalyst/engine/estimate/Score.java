package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;

/// The result of a search of a position, for the player to move.
public sealed interface Score {
    /// A move that is proved to draw is preferred to open moves only if the best of these has less than this chance.
    double LIKELY_LOST = 0.2;

    /// The best first. Wins come first, shorter ones before longer ones; then open and drawn moves by their chance to
    /// win; then losses, longer ones before shorter ones. Random games count by the lower bound of the chance, so that
    /// a few lucky games count for little.
    Comparator<Score> BEST_FIRST = Comparator.comparingDouble(Score::merit)
            .thenComparingInt(Score::odds)
            .reversed();

    /// A score that follows from the rules alone.
    ///
    /// @param exact true if it is proved that the game takes no fewer plies with best play by both sides
    record Proved(ProvedValue proof, boolean exact) implements Score {
        /// A proved value with only a bound on the plies; it is exact if the bound is one ply.
        public Proved(ProvedValue proof) {
            this(proof, proof.plies() == 1);
        }
    }

    /// A guess.
    ///
    /// @param logOdds 1000 times the natural logarithm of the odds, as in [hexalyst.game.SearchBoard#evaluate]
    /// @param calibrated the chance to win that the game computes from it, 0.02 to 0.98
    /// @param games the random games behind it; empty for a search that plays none
    record Estimated(int logOdds, double calibrated, Optional<Games> games) implements Score {
        /// The estimate of a search that plays no random games.
        public Estimated(int logOdds, double calibrated) {
            this(logOdds, calibrated, Optional.empty());
        }

        /// About one standard error of the mean.
        private double doubt() {
            return games.map(played -> 0.5 / Math.sqrt((double) played.visits)).orElse(0.0);
        }
    }

    /// Random games.
    ///
    /// @param visits how many, 1 or more
    /// @param points by how many points the player to move was ahead at the end on average; empty in a game without
    ///     points
    record Games(long visits, OptionalDouble points) {}

    /// The chance to win, 0 to 1. If proved: 1 for a win, one half for a draw, 0 for a loss.
    default double chance() {
        return switch (this) {
            case Estimated estimated -> estimated.calibrated;
            case Proved proved ->
                switch (proved.proof.value()) {
                    case WIN -> 1;
                    case DRAW -> 0.5;
                    case LOSS -> 0;
                };
        };
    }

    private double merit() {
        return switch (this) {
            case Estimated estimated -> estimated.calibrated - estimated.doubt();
            case Proved proved ->
                switch (proved.proof.value()) {
                    case WIN -> 2 + 1.0 / (1 + proved.proof.plies());
                    case DRAW -> 0.5;
                    case LOSS -> -1 - 1.0 / (1 + proved.proof.plies());
                };
        };
    }

    /// Distinguishes estimates at the limits of the chance, where the calibrated chances are equal.
    private int odds() {
        return this instanceof Estimated estimated ? estimated.logOdds : 0;
    }

    /// True if this is a proved score with this value.
    default boolean proves(Value value) {
        return this instanceof Proved proved && proved.proof.value() == value;
    }
}
