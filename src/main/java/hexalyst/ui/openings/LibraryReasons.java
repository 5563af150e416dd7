package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.ValueFinder;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.report.Failures;
import hexalyst.study.Exploration;
import hexalyst.study.Library;
import hexalyst.study.PlayCount;
import hexalyst.study.puzzle.Refutation;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.repertoire.LessonReason;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// What the library, this session and earlier ones know of a move. If the library cannot be read, nothing is told.
///
/// @param library the library
/// @param proofs the proofs of this session
/// @param results finds results of earlier sessions for a position; called in the background
/// @param lines finds the line that shows such a result, which may be empty; likewise
/// @param prover proves what has no line
public record LibraryReasons(
        SharedLibrary library,
        ProofStore proofs,
        Function<Position, Optional<Finding>> results,
        Function<Position, List<Move>> lines,
        Prover prover)
        implements LessonReason.Source {
    /// Searches positions, one after the other.
    ///
    /// @param values makes and stores the proofs
    /// @param background where it searches
    /// @param later returns to the JavaFX thread
    public record Prover(ValueFinder values, Executor background, FxThread later) {
        /// Searches an unfinished position.
        ///
        /// @param hears receives the last report on the JavaFX thread
        void search(Position position, Consumer<SearchReport> hears) {
            background.execute(() -> {
                try {
                    SearchReport found = values.search(position);
                    later.run(() -> hears.accept(found));
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                } catch (RuntimeException | OutOfMemoryError failure) {
                    Failures.tell(failure);
                }
            });
        }
    }

    private record Found(long games, PlayCount tried, List<String> notes, Optional<Finding> finding, List<Move> line) {}

    @Override
    public void find(Position before, Move move, Consumer<LessonReason> hears) {
        Position after = before.play(move);
        library.ask(
                () -> true,
                open -> look(open, before, move, after),
                found -> hears.accept(new LessonReason(
                        proofs.veiled() ? Optional.empty() : KnownScore.of(proofs, after, found.finding()),
                        found.games(),
                        found.tried(),
                        found.notes(),
                        proofs.veiled() ? List.of() : line(after, found.line()))),
                unreadable -> {});
    }

    @Override
    public void refute(Position after, Value worth, Consumer<Refutation> hears) {
        Optional<Refutation> shown = proofs.withLine(after)
                .filter(proof -> proof.value() == worth && !proof.line().isEmpty())
                .map(proof -> new Refutation(after, proof.line(), proof.proved()));
        if (proofs.veiled()) {
            return;
        }
        library.ask(
                () -> true,
                open -> Stream.concat(shown.stream(), refutation(after, worth).stream())
                        .min(Comparator.comparingInt(LibraryReasons::plies)),
                found -> found.ifPresentOrElse(hears, () -> searched(after, worth, hears)),
                unreadable -> {});
    }

    private static int plies(Refutation refutation) {
        return refutation
                .value()
                .map(ProvedValue::told)
                .orElse(OptionalInt.empty())
                .orElse(Integer.MAX_VALUE);
    }

    private void searched(Position after, Value worth, Consumer<Refutation> hears) {
        prover.search(
                after,
                found -> found.proved()
                        .filter(proof -> proof.value() == worth && !found.line().isEmpty())
                        .ifPresent(proof -> hears.accept(new Refutation(after, found.line(), proof))));
    }

    private List<Move> line(Position after, List<Move> kept) {
        return proofs.withLine(after).map(Proof::line).orElse(kept);
    }

    /// The line that earlier sessions prove, or else the reply that they or the rules prove to keep the value, with the
    /// shortest win.
    private Optional<Refutation> refutation(Position after, Value worth) {
        if (results.apply(after).orElse(null) instanceof Finding.Proved here && here.value() == worth) {
            List<Move> line = lines.apply(after);
            if (!line.isEmpty()) {
                return Optional.of(new Refutation(after, line, here.proof()));
            }
        }
        Map<Move, ProvedValue> kept = new LinkedHashMap<>();
        for (Move move : after.legalMoves()) {
            Position next = after.play(move);
            boolean over = next.outcome().over();
            if (Finding.atTheEnd(next).or(() -> results.apply(next)).orElse(null) instanceof Finding.Proved proved
                    && proved.value() == worth.opposite()) {
                boolean told = over || proved.proof().told().isPresent();
                kept.put(move, told ? proved.proof().beforeTheMove() : new ProvedValue(worth, 0));
            }
        }
        return kept.entrySet().stream()
                .min(Comparator.comparingInt(move -> move.getValue().told().orElse(Integer.MAX_VALUE)))
                .map(move -> new Refutation(after, List.of(move.getKey()), move.getValue()));
    }

    private Found look(Library open, Position before, Move move, Position after) throws IOException {
        Exploration all = open.explore(before);
        PlayCount tried = all.moves().stream()
                .filter(played -> played.same().contains(move))
                .map(Exploration.Played::tried)
                .findFirst()
                .orElse(PlayCount.NEVER);
        Optional<Finding> finding = results.apply(after);
        boolean proved = finding.filter(Finding.Proved.class::isInstance).isPresent();
        return new Found(
                all.all().games(),
                tried,
                List.of(open.note(after), open.note(before)),
                finding,
                proved ? lines.apply(after) : List.of());
    }
}
