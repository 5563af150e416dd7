package hexalyst.record;

import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.Optional;
import java.util.OptionalInt;

/// What is known of a position, from White's side.
///
/// @param chance White's chance to win, 0 to 1; if proved, 1, one half (a draw) or 0
/// @param basis what it rests on
/// @param plies the most plies until the game ends, if that is proved and known
/// @param exact true if it is proved that it takes no fewer
public record KnownValue(double chance, Basis basis, OptionalInt plies, boolean exact) {
    private static final double PERCENT = 100;
    /// An estimate is never shown as certain, however close it comes.
    private static final double LEAST_CHANCE = 0.004;

    /// Estimated chances this close to one half favour nobody.
    private static final double EVEN = 0.15;

    /// What a value rests on, the most reliable first.
    public enum Basis {
        /// Our own search, or the rules.
        PROVED,
        /// Somebody else says that it is proved: a note in the game's file, or a claim.
        NOTED,
        /// An estimate.
        ESTIMATED
    }

    /// With no more than a bound on the plies.
    public KnownValue(double chance, Basis basis, OptionalInt plies) {
        this(chance, basis, plies, false);
    }

    private static KnownValue of(Optional<Side> winner, OptionalInt plies, Basis basis) {
        return new KnownValue(winner.map(side -> side == Side.WHITE ? 1.0 : 0.0).orElse(0.5), basis, plies);
    }

    /// A noted proof.
    ///
    /// @param basis what the note rests on
    public static KnownValue of(MachineNote.Proved note, Basis basis) {
        return of(note.winner(), note.plies(), basis);
    }

    /// A noted proof of our own.
    ///
    /// @param exact true if it is proved that it takes no fewer plies
    public static KnownValue proved(MachineNote.Proved note, boolean exact) {
        KnownValue known = of(note, Basis.PROVED);
        return new KnownValue(known.chance, known.basis, known.plies, exact);
    }

    /// The result by the rules if the game is over.
    public static Optional<KnownValue> atTheEnd(Position position) {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> Optional.empty();
            case Outcome.Drawn drawn -> Optional.of(of(Optional.empty(), OptionalInt.empty(), Basis.PROVED));
            case Outcome.Won won -> Optional.of(of(Optional.of(won.winner()), OptionalInt.of(0), Basis.PROVED));
        };
    }

    /// The value that follows from the searched moves.
    ///
    /// @param chance of the player to move; shown in whole percent
    public static KnownValue estimate(double chance, Side toMove) {
        double white = toMove == Side.WHITE ? chance : 1 - chance;
        double rounded = Math.round(PERCENT * white) / PERCENT;
        return new KnownValue(
                Math.clamp(rounded, LEAST_CHANCE, 1 - LEAST_CHANCE), Basis.ESTIMATED, OptionalInt.empty());
    }

    /// The value that a file notes for a position; a proof takes precedence over an estimate.
    public static Optional<KnownValue> of(Annotations said) {
        return said.proved()
                .map(note -> of(note, Basis.NOTED))
                .or(() -> said.notes().stream()
                        .flatMap(note -> of(note, Basis.NOTED).stream())
                        .findFirst());
    }

    /// The value that a note tells, if it tells one.
    ///
    /// @param basis what a proof in it rests on
    public static Optional<KnownValue> of(MachineNote note, Basis basis) {
        return switch (note) {
            case MachineNote.Proved proved -> Optional.of(of(proved, basis));
            // The note is the logarithm of the odds; see MachineNote.
            case MachineNote.Estimate estimate ->
                Optional.of(
                        new KnownValue(1 / (1 + Math.exp(-estimate.value())), Basis.ESTIMATED, OptionalInt.empty()));
            case MachineNote.Line line -> Optional.empty();
            case MachineNote.Unknown unknown -> Optional.empty();
        };
    }

    /// The chance of a player to win, 0 to 1.
    public double of(Side side) {
        return side == Side.WHITE ? chance : 1 - chance;
    }

    /// True if it is more than an estimate: proved, or noted as proved.
    public boolean certain() {
        return basis != Basis.ESTIMATED;
    }

    /// True if our own search or the rules prove it.
    public boolean proved() {
        return basis == Basis.PROVED;
    }

    /// The less reliable basis of this and another value.
    public Basis weaker(KnownValue other) {
        return basis.compareTo(other.basis) > 0 ? basis : other.basis;
    }

    /// The player whom the value favours: the winner if it is certain, the one with clearly better chances if it is
    /// estimated; empty for a draw and about even chances.
    public Optional<Side> favoured() {
        double margin = certain() ? 0 : EVEN;
        if (chance > 0.5 + margin) {
            return Optional.of(Side.WHITE);
        }
        return chance < 0.5 - margin ? Optional.of(Side.BLACK) : Optional.empty();
    }
}
