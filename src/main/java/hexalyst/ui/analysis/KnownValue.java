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
/// @param chance White's chance to win, 0 to 1; where it is proved 1, one half (a draw) or 0
/// @param basis what it rests on
/// @param plies in how many plies at most the game ends, if it is proved and known
/// @param exact true if it is proved that it takes no fewer
public record KnownValue(double chance, Basis basis, OptionalInt plies, boolean exact) {
    private static final double PERCENT = 100;
    /// An estimate is never certain, however near it comes.
    private static final double LEAST_CHANCE = 0.004;

    /// What a value rests on, the surest first.
    public enum Basis {
        /// A search of ours, or the rules.
        PROVED,
        /// The game's file, which says that it is proved.
        NOTED,
        /// A guess.
        ESTIMATED
    }

    /// Of which no more than a bound of the plies is known.
    KnownValue(double chance, Basis basis, OptionalInt plies) {
        this(chance, basis, plies, false);
    }

    private static KnownValue of(Optional<Side> winner, OptionalInt plies, Basis basis) {
        return new KnownValue(winner.map(side -> side == Side.WHITE ? 1.0 : 0.0).orElse(0.5), basis, plies);
    }

    static KnownValue of(MachineNote.Proved note, Basis basis) {
        return of(note.winner(), note.plies(), basis);
    }

    /// What was proved in this session.
    static KnownValue of(Proof proof) {
        KnownValue known = of(proof.note(), Basis.PROVED);
        return new KnownValue(known.chance, known.basis, known.plies, proof.exact());
    }

    /// What the rules say where the game is over.
    static Optional<KnownValue> atTheEnd(Position position) {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> Optional.empty();
            case Outcome.Drawn drawn -> Optional.of(of(Optional.empty(), OptionalInt.empty(), Basis.PROVED));
            case Outcome.Won won -> Optional.of(of(Optional.of(won.winner()), OptionalInt.of(0), Basis.PROVED));
        };
    }

    /// What the values of the moves that were looked at promise.
    ///
    /// @param chance of the player to move; told in whole percents
    static KnownValue estimate(double chance, Side toMove) {
        double white = toMove == Side.WHITE ? chance : 1 - chance;
        double rounded = Math.round(PERCENT * white) / PERCENT;
        return new KnownValue(
                Math.clamp(rounded, LEAST_CHANCE, 1 - LEAST_CHANCE), Basis.ESTIMATED, OptionalInt.empty());
    }

    /// What a store knows of a position with this player to move.
    static Optional<KnownValue> of(Finding finding, Side toMove) {
        return finding.note(toMove).flatMap(note -> of(note, Basis.PROVED));
    }

    /// What a file says of a position; a proof before an estimate.
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
            // An estimate is the logarithm of the odds; see Finding.note.
            case MachineNote.Estimate estimate ->
                Optional.of(
                        new KnownValue(1 / (1 + Math.exp(-estimate.value())), Basis.ESTIMATED, OptionalInt.empty()));
            case MachineNote.Line line -> Optional.empty();
            case MachineNote.Unknown unknown -> Optional.empty();
        };
    }

    /// This value, or the other one if that rests on more.
    KnownValue surer(KnownValue other) {
        return other.basis.compareTo(basis) < 0 ? other : this;
    }
}
