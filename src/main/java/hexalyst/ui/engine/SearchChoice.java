package hexalyst.ui.engine;

import hexalyst.engine.estimate.Estimator;
import java.util.Optional;

/// How the engine estimates positions, as the user chooses it.
public enum SearchChoice {
    /// The default of the kind of game.
    AUTOMATIC,
    ALPHA_BETA,
    MONTE_CARLO;

    /// The method for every game; empty for the default of the kind of game.
    public Optional<Estimator.Method> method() {
        return switch (this) {
            case AUTOMATIC -> Optional.empty();
            case ALPHA_BETA -> Optional.of(Estimator.Method.ALPHA_BETA);
            case MONTE_CARLO -> Optional.of(Estimator.Method.MONTE_CARLO);
        };
    }
}
