package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;

/// What a search thinks of a position, for the player to move.
public sealed interface Score {
    /// Rests on nothing but the rules.
    ///
    /// @param exact true if it is proved that it takes no fewer plies with the best play of both
    record Proved(ProvedValue proof, boolean exact) implements Score {
        /// Of which only a bound is proved, but that nothing is sooner than one ply.
        public Proved(ProvedValue proof) {
            this(proof, proof.plies() == 1);
        }
    }

    /// A guess.
    ///
    /// @param logOdds 1000 times the natural logarithm of the odds, as [hexalyst.game.SearchBoard#evaluate] has it
    /// @param calibrated the chance to win that the game makes of it, 0.02 to 0.98
    record Estimated(int logOdds, double calibrated) implements Score {}

    /// The chance to win, 0 to 1: 1, one half or 0 if proved.
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

    /// True if this is the value, proved.
    default boolean proves(Value value) {
        return this instanceof Proved proved && proved.proof.value() == value;
    }
}
