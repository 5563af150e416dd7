package hexalyst.ui.analysis;

import hexalyst.analysis.Finding;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.MachineNote;
import hexalyst.ui.engine.Proof;
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

    /// What a value rests on, the most reliable first.
    public enum Basis {
        /// Our own search, or the rules.
        PROVED,
        /// A note in the game's file that says it is proved.
        NOTED,
        /// An estimate.
        ESTIMATED
    }

    /// With no more than a bound on the plies.
    KnownValue(double chance, Basis basis, OptionalInt plies) {
        this(chance, basis, plies, false);
    }

    private static KnownValue of(Optional<Side> winner, OptionalInt plies, Basis basis) {
        return new KnownValue(winner.map(side -> side == Side.WHITE ? 1.0 : 0.0).orElse(0.5), basis, plies);
    }

    static KnownValue of(MachineNote.Proved note, Basis basis) {
        return of(note.winner(), note.plies(), basis);
    }

    /// The value of a proof of this session.
    static KnownValue of(Proof proof) {
        KnownValue known = of(proof.note(), Basis.PROVED);
        return new KnownValue(known.chance, known.basis, known.plies, proof.exact());
    }

    /// The result by the rules if the game is over.
    static Optional<KnownValue> atTheEnd(Position position) {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> Optional.empty();
            case Outcome.Drawn drawn -> Optional.of(of(Optional.empty(), OptionalInt.empty(), Basis.PROVED));
            case Outcome.Won won -> Optional.of(of(Optional.of(won.winner()), OptionalInt.of(0), Basis.PROVED));
        };
    }

    /// The value that follows from the searched moves.
    ///
    /// @param chance of the player to move; shown in whole percent
    static KnownValue estimate(double chance, Side toMove) {
        double white = toMove == Side.WHITE ? chance : 1 - chance;
        double rounded = Math.round(PERCENT * white) / PERCENT;
        return new KnownValue(
                Math.clamp(rounded, LEAST_CHANCE, 1 - LEAST_CHANCE), Basis.ESTIMATED, OptionalInt.empty());
    }

    /// The value in a store for a position with this player to move.
    static Optional<KnownValue> of(Finding finding, Side toMove) {
        return finding.note(toMove).flatMap(note -> of(note, Basis.PROVED));
    }

    /// The value that a file notes for a position; a proof takes precedence over an estimate.
    static Optional<KnownValue> of(Annotations said) {
        return said.proved()
                .map(note -> of(note, Basis.NOTED))
                .or(() -> said.notes().stream()
                        .flatMap(note -> of(note, Basis.NOTED).stream())
                        .findFirst());
    }

    private static Optional<KnownValue> of(MachineNote note, Basis basis) {
        return switch (note) {
            case MachineNote.Proved proved -> Optional.of(of(proved, basis));
            // The note is the logarithm of the odds; see Finding.note.
            case MachineNote.Estimate estimate ->
                Optional.of(
                        new KnownValue(1 / (1 + Math.exp(-estimate.value())), Basis.ESTIMATED, OptionalInt.empty()));
            case MachineNote.Line line -> Optional.empty();
            case MachineNote.Unknown unknown -> Optional.empty();
        };
    }

    /// This value, or the other one if its basis is more reliable.
    KnownValue surer(KnownValue other) {
        return other.basis.compareTo(basis) < 0 ? other : this;
    }
}
