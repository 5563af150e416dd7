package hexalyst.ui.engine;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.KnownValue;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ObservableValue;

/// What is known of a position, and from whom: the one answer for everything in a tab that shows a value. What is
/// proved here comes first, in the fewest plies; then what the game's file notes as proved; then what somebody else
/// claims; then estimates. JavaFX thread only.
public final class KnownValues {
    private final ProofStore proofs;
    private final PositionAnalysisViewModel moves;
    private final Function<Position, Optional<Finding>> analysed;
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();

    /// Where a value comes from.
    public enum Source {
        /// The rules.
        RULES,
        /// A proof of this session or an earlier one.
        PROOF,
        /// The analysis of the game.
        ANALYSIS,
        /// A note in the game's file.
        FILE,
        /// Somebody else's claim.
        CLAIM,
        /// The engine's values of the moves.
        MOVES
    }

    /// A value and its source.
    ///
    /// @param value a claim counts as noted, since it may be false
    /// @param source where it comes from
    public record Known(KnownValue value, Source source) {
        /// True if it is proved here or follows from the rules.
        public boolean proved() {
            return value.basis() == KnownValue.Basis.PROVED;
        }
    }

    /// Without an analysis of the game.
    public KnownValues(ProofStore proofs, PositionAnalysisViewModel moves) {
        this(proofs, moves, position -> Optional.empty(), new ReadOnlyIntegerWrapper());
    }

    /// @param proofs what was proved and claimed; says whether values are hidden
    /// @param moves the engine's values of the moves
    /// @param analysed what the analysis of the game found
    /// @param analyses changes when that may be more
    public KnownValues(
            ProofStore proofs,
            PositionAnalysisViewModel moves,
            Function<Position, Optional<Finding>> analysed,
            ObservableValue<Number> analyses) {
        this.proofs = proofs;
        this.moves = moves;
        this.analysed = analysed;
        proofs.countProperty().subscribe((before, now) -> changed());
        analyses.subscribe((before, now) -> changed());
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }

    /// Changes when more may be known, except by the engine's values of moves, which change too often.
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /// Changes when the engine's values of moves do.
    public ObservableValue<Optional<MoveValues>> movesProperty() {
        return moves.valuesProperty();
    }

    /// The proofs and claims.
    public ProofStore proofs() {
        return proofs;
    }

    /// What is known of a position. Empty if nothing is, or while values are hidden and the game is not over.
    ///
    /// @param noted what the game's file notes at the position
    public Optional<Known> of(Position position, Annotations noted) {
        return provedOrNoted(position, noted)
                .or(() -> claimed(position))
                .or(() -> proofs.veiled() ? Optional.empty() : estimated(position, noted));
    }

    /// The same without claims, for what tells whose mistake a move was: a claim may be false.
    public Optional<KnownValue> withoutClaims(Position position, Annotations noted) {
        return provedOrNoted(position, noted)
                .or(() -> proofs.veiled() ? Optional.empty() : estimated(position, noted))
                .map(Known::value);
    }

    /// What is proved here, or noted in the game's file as proved.
    public Optional<Known> provedOrNoted(Position position, Annotations noted) {
        return proved(position)
                .or(() -> proofs.veiled()
                        ? Optional.empty()
                        : noted.proved()
                                .map(note -> new Known(KnownValue.of(note, KnownValue.Basis.NOTED), Source.FILE)));
    }

    private Optional<Known> proved(Position position) {
        if (position.outcome().over()) {
            return KnownValue.atTheEnd(position).map(value -> new Known(value, Source.RULES));
        }
        if (proofs.veiled()) {
            return Optional.empty();
        }
        Optional<Candidate> found = Stream.of(
                        proofs.find(position).map(proof -> new Candidate(proof.proved(), proof.exact(), Source.PROOF)),
                        analysed.apply(position).flatMap(Candidate::of),
                        values(position)
                                .flatMap(MoveValues::value)
                                .map(value -> new Candidate(value, value.plies() == 1, Source.MOVES)))
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(Candidate::bound));
        return found.map(best -> best.known(position));
    }

    /// A proof by a source.
    private record Candidate(ProvedValue value, boolean exact, Source source) {
        static Optional<Candidate> of(Finding finding) {
            return finding instanceof Finding.Proved proved
                    ? Optional.of(new Candidate(proved.proof(), proved.plies() == 1, Source.ANALYSIS))
                    : Optional.empty();
        }

        int bound() {
            return value.plies() == 0 ? Integer.MAX_VALUE : value.plies();
        }

        Known known(Position position) {
            return new Known(KnownValue.proved(new Finding.Proved(value).noted(position.toMove()), exact), source);
        }
    }

    private Optional<Known> claimed(Position position) {
        return proofs.claimed(position)
                .map(said -> new Known(KnownValue.of(said, KnownValue.Basis.NOTED), Source.CLAIM));
    }

    private Optional<MoveValues> values(Position position) {
        return moves.valuesProperty()
                .getValue()
                .filter(found -> found.position().equals(position));
    }

    /// The engine's values count most while it works; otherwise an analysis of the game has taken its time.
    private Optional<Known> estimated(Position position, Annotations noted) {
        Optional<Known> live = moves.chance(position).stream()
                .mapToObj(chance -> new Known(KnownValue.estimate(chance, position.toMove()), Source.MOVES))
                .findFirst();
        Optional<Known> found = analysed.apply(position)
                .flatMap(finding -> finding.note(position.toMove()))
                .flatMap(note -> KnownValue.of(note, KnownValue.Basis.PROVED))
                .map(value -> new Known(value, Source.ANALYSIS));
        Optional<Known> best = moves.worksAt(position) ? live.or(() -> found) : found.or(() -> live);
        return best.or(() -> KnownValue.of(noted).map(value -> new Known(value, Source.FILE)));
    }
}
