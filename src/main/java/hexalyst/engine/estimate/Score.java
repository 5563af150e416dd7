package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import java.util.Optional;
import java.util.OptionalDouble;

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
    /// @param games the games that were played by chance for it; empty of a search that plays none
    record Estimated(int logOdds, double calibrated, Optional<Games> games) implements Score {
        /// Of a search that plays no games by chance.
        public Estimated(int logOdds, double calibrated) {
            this(logOdds, calibrated, Optional.empty());
        }
    }

    /// Games played by chance.
    ///
    /// @param visits how many, 1 or more
    /// @param points by how many points the player to move ended ahead in the mean; empty in a game without points
    record Games(long visits, OptionalDouble points) {}

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
