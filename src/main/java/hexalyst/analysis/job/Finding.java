package hexalyst.analysis.job;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import java.util.Optional;
import java.util.OptionalDouble;

/// What is known about a position, from the view of the player to move, so that it also holds for every position with
/// the same key.
public sealed interface Finding {
    /// A proved value.
    ///
    /// @param proof the value; its plies are 0 at the end of the game
    record Proved(ProvedValue proof) implements Finding {
        /// A proved value.
        ///
        /// @param plies the most plies until the game ends
        public Proved(Value value, int plies) {
            this(new ProvedValue(value, plies));
        }

        /// Who wins.
        public Value value() {
            return proof.value();
        }

        /// The most plies until the game ends; 0 for a draw and at the end.
        public int plies() {
            return proof.plies();
        }

        /// The note for a game record, with the plies only where they are worth showing to a reader.
        ///
        /// @param toMove the player to move
        public MachineNote.Proved noted(Side toMove) {
            return new MachineNote.Proved(value().winner(toMove), proof.told());
        }
    }

    /// An estimate.
    ///
    /// @param chance the chance that the player to move wins, 0 to 1
    /// @param depth the depth in plies to which all moves were searched
    /// @param effort what the search was allowed to use
    record Estimated(double chance, int depth, Effort effort) implements Finding {}

    /// Nothing is known.
    ///
    /// @param effort what the search was allowed to use
    record Open(Effort effort) implements Finding {}

    /// The largest estimate that is written, a chance of 99 in 100, so that an estimate never looks certain.
    double MOST_EVAL = 4.6;

    /// What the rules alone say about a position where the game is over; empty if it is not over.
    static Optional<Finding> atTheEnd(Position position) {
        return Value.atTheEnd(position).map(value -> new Proved(value, 0));
    }

    /// True if this value is proved.
    default boolean proves(Value value) {
        return this instanceof Proved proved && proved.value() == value;
    }

    /// The chance that the player to move wins: 1, one half or 0 if it is proved; empty if nothing is known.
    default OptionalDouble winChance() {
        return switch (this) {
            case Proved proved ->
                OptionalDouble.of(
                        switch (proved.value()) {
                            case WIN -> 1;
                            case DRAW -> 0.5;
                            case LOSS -> 0;
                        });
            case Estimated estimated -> OptionalDouble.of(estimated.chance);
            case Open open -> OptionalDouble.empty();
        };
    }

    /// What follows for the position after the best move, for the player to move there.
    default Finding afterBest() {
        return switch (this) {
            case Proved proved -> new Proved(proved.proof.afterTheMove());
            case Estimated estimated -> new Estimated(1 - estimated.chance, estimated.depth, estimated.effort);
            case Open open -> open;
        };
    }

    /// True if a search with that effort could add nothing.
    default boolean covers(Effort effort) {
        return switch (this) {
            case Proved proved -> true;
            case Estimated estimated -> estimated.effort.covers(effort);
            case Open open -> open.effort.covers(effort);
        };
    }

    /// The note for a game record; empty if nothing is known. An estimate is the natural logarithm of the odds, for
    /// White and with two digits: 0 is even, +0.85 is a chance of 70 in 100 for White, -2.2 of 10 in 100.
    ///
    /// @param toMove the player to move
    default Optional<MachineNote> note(Side toMove) {
        return switch (this) {
            case Proved proved -> Optional.of(proved.noted(toMove));
            case Estimated estimated -> Optional.of(new MachineNote.Estimate(eval(estimated.chance, toMove)));
            case Open open -> Optional.empty();
        };
    }

    private static double eval(double chance, Side toMove) {
        double odds = Math.log(chance / (1 - chance));
        double own = Math.round(100 * Math.clamp(odds, -MOST_EVAL, MOST_EVAL)) / 100.0;
        return toMove == Side.WHITE ? own : -own;
    }
}
