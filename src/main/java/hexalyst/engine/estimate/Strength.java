package hexalyst.engine.estimate;

import hexalyst.engine.SearchLimits;
import java.time.Duration;
import java.util.Optional;

/// How well the engine plays against a person, the weakest first. The weaker three err as a person does, see
/// [PersonLikeChooser]; the stronger two are [MoveChooser] with little and with much time.
public enum Strength {
    BEGINNER,
    CASUAL,
    CLUB,
    STRONG,
    PERFECT;

    /// How long the strongest thinks about a move at most, unless somebody is more or less patient.
    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(20);

    private static final Duration SHORT = Duration.ofSeconds(1);

    /// How it errs; empty if it plays as well as it can.
    Optional<Weakness> weakness() {
        return switch (this) {
            case BEGINNER -> Optional.of(new Weakness(1, 0, 0.7, 0.25));
            case CASUAL -> Optional.of(new Weakness(2, 0, 0.88, 0.12));
            case CLUB -> Optional.of(new Weakness(4, 3, 0.97, 0.05));
            case STRONG, PERFECT -> Optional.empty();
        };
    }

    /// What one of the stronger two may use for a move.
    ///
    /// @param patience how long the strongest may think
    SearchLimits limits(Duration patience) {
        return SearchLimits.NONE.withTime(this == PERFECT ? patience : SHORT);
    }

    /// What a person lacks.
    ///
    /// @param sight a win or a loss farther away than so many plies after the own move is not seen without a search
    /// @param depth the depth in plies of the search for the moves that look best; 0 for none
    /// @param attention the chance, 0 to 1, that a thing in sight is noticed; drawn for each move
    /// @param carelessness moves whose chance to win is less than the best by up to this are played as well, above 0 to
    ///     1; the softmax among them has a third of it for its temperature
    record Weakness(int sight, int depth, double attention, double carelessness) {}
}
