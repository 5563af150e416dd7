package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.ui.fx.Recent;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The one place where the values of a position's moves meet the proofs of the session. What the moves prove is added
/// to the store, and what the store knows of the position and of those after its moves is shown at the moves, so that
/// the same bound is shown everywhere. JavaFX thread only.
final class SharedProofs {
    private final ProofStore proofs;
    private final Recent<Position, CachedValues> merged = new Recent<>(100);
    private Optional<Position> position = Optional.empty();
    private final Map<Step, Position> after = new HashMap<>();

    /// Values as they were merged.
    ///
    /// @param searched the values of the search, without the proofs
    /// @param added the count of proofs then
    private record CachedValues(Optional<MoveValues> searched, int added, Optional<MoveValues> all) {}

    /// @param proofs the proofs of this session
    SharedProofs(ProofStore proofs) {
        this.proofs = proofs;
    }

    private Position after(Position before, Step step) {
        if (!position.equals(Optional.of(before))) {
            position = Optional.of(before);
            after.clear();
        }
        return after.computeIfAbsent(step, before::step);
    }

    /// Adds what the search and the proofs known by now prove of a position and of those after its moves, without
    /// announcing it.
    void learn(Position shown, Optional<MoveValues> searched) {
        searched.ifPresent(found ->
                found.search().ifPresent(report -> report.proved().ifPresent(value -> keep(shown, value, report))));
        with(shown, searched).ifPresent(all -> {
            if (searched.isPresent()) {
                all.value()
                        .ifPresent(value -> keep(
                                shown,
                                value,
                                all.best(1).getFirst().turn().stream().toList(),
                                false));
            }
            learn(all);
        });
    }

    private void learn(MoveValues all) {
        Position shown = all.position();
        // So that the position after a move shows the same bound as its row.
        for (MoveValues.Row row : all.rows()) {
            Position next = after(shown, row.step());
            row.score()
                    .filter(Score.Proved.class::isInstance)
                    .map(Score.Proved.class::cast)
                    .ifPresent(
                            score -> keep(next, score.proof().afterTheMove(next.midTurn()), List.of(), score.exact()));
        }
        proofs.withLine(shown).ifPresent(proof -> all.rows().forEach(row -> goOn(proof, row)));
    }

    /// Adds a proof of a position, and of the position after the first move of its line.
    private void keep(Position proved, ProvedValue value, SearchReport report) {
        keep(proved, value, report.line(), report.exact());
        if (value.value() == Value.WIN && report.line().size() > 1) {
            List<Move> rest = report.line().subList(1, report.line().size());
            keep(proved.play(report.line().getFirst()), value.afterTheMove(), rest, report.exact());
        }
    }

    private void keep(Position proved, ProvedValue value, List<Move> line, boolean exact) {
        Optional<Proof> known = proofs.find(proved);
        boolean news = known.isEmpty()
                || betters(value, line, known.get())
                || exact && !known.get().exact() && known.get().proved().equals(value);
        if (!proved.outcome().over() && news) {
            proofs.add(new Proof(proved, value, line, exact || value.plies() == 1));
        }
    }

    private static boolean betters(ProvedValue value, List<Move> line, Proof old) {
        int plies = old.bound();
        return value.plies() > 0 && value.plies() < plies
                || value.plies() == plies && line.size() > old.line().size()
                || old.line().isEmpty() && !line.isEmpty();
    }

    /// The values of a position's moves together with everything that is proved of them. Empty if nothing is known.
    Optional<MoveValues> with(Position shown, Optional<MoveValues> searched) {
        if (shown.outcome().over() || proofs.isEmpty()) {
            return searched;
        }
        return merged.find(shown)
                .filter(last -> last.added == proofs.added() && last.searched.equals(searched))
                .orElseGet(() -> merge(shown, searched))
                .all;
    }

    private CachedValues merge(Position shown, Optional<MoveValues> searched) {
        boolean tells = proofs.find(shown)
                        .filter(proof -> proof.value() == Value.LOSS)
                        .or(() -> proofs.withLine(shown).filter(proof -> proof.value() == Value.WIN))
                        .isPresent()
                || shown.steps().stream()
                        .anyMatch(step -> proofs.find(after(shown, step)).isPresent());
        Optional<MoveValues> all = searched.or(() -> tells ? Optional.of(blank(shown)) : Optional.empty())
                .map(this::with);
        CachedValues now = new CachedValues(searched, proofs.added(), all);
        merged.keep(shown, now);
        return now;
    }

    /// The values without a search: only of moves that end the game.
    private MoveValues blank(Position shown) {
        List<MoveValues.Row> rows = shown.steps().stream()
                .map(step -> MoveValues.Row.of(byTheRules(shown, step)))
                .toList();
        return new MoveValues(shown, rows, Optional.empty(), 0, Duration.ZERO, false);
    }

    private MoveReport byTheRules(Position shown, Step step) {
        Position next = after(shown, step);
        return Value.atTheEnd(next)
                .map(end -> new ProvedValue(end, 0).beforeTheMove(next.midTurn()))
                .map(end -> new MoveReport(step, Optional.of(end), shown.turns(List.of(step)), 0, 0))
                .orElseGet(() -> MoveReport.open(shown, step));
    }

    private MoveValues with(MoveValues found) {
        Optional<Proof> here = proofs.find(found.position());
        Optional<Proof> lined = proofs.withLine(found.position());
        List<MoveValues.Row> rows =
                found.rows().stream().map(row -> with(found, row, here, lined)).toList();
        MoveValues all = new MoveValues(
                found.position(),
                rows,
                found.search(),
                found.nodes(),
                found.time(),
                found.touching(),
                found.owners(),
                found.finished());
        return here.isPresent() ? all.settled() : all;
    }

    /// Extends the line of a position's proof by the line of its first move, so that both show the same line.
    private void goOn(Proof proof, MoveValues.Row row) {
        boolean same = row.step().begins(proof.line().getFirst()) && row.proof().equals(value(proof));
        if (same && row.line().size() >= proof.line().size() && !row.line().equals(proof.line())) {
            proofs.recall(new Proof(proof.position(), proof.proved(), row.line(), proof.exact()));
        }
    }

    private MoveValues.Row with(MoveValues found, MoveValues.Row row, Optional<Proof> here, Optional<Proof> lined) {
        Position next = after(found.position(), row.step());
        // The first move of a winning proof's line wins as fast as the proof says; in a lost position every move loses.
        Optional<ProvedValue> first = lined.filter(proof -> proof.value() == Value.WIN
                        && row.step().begins(proof.line().getFirst()))
                .flatMap(SharedProofs::value);
        Optional<ProvedValue> lost =
                here.filter(proof -> proof.value() == Value.LOSS).flatMap(SharedProofs::value);
        Optional<Proof> reply = proofs.find(next);
        Optional<ProvedValue> child =
                reply.flatMap(SharedProofs::value).map(value -> value.beforeTheMove(next.midTurn()));
        Optional<ProvedValue> least = Stream.of(row.proof(), child, first, lost)
                .flatMap(Optional::stream)
                .min((one, other) -> Integer.compare(one.plies(), other.plies()));
        if (least.isEmpty()) {
            return row;
        }
        // No move wins sooner than the position does.
        boolean exact = least.get().plies() == 1
                || least.equals(child) && reply.orElseThrow().exact()
                || least.get().value() == Value.WIN
                        && here.filter(Proof::exact)
                                .flatMap(SharedProofs::value)
                                .equals(least);
        boolean counts = row.proof().isEmpty()
                && least.get().value() == Value.LOSS
                && !next.outcome().over();
        return new MoveValues.Row(
                row.step(),
                Optional.of(new Score.Proved(least.get(), exact)),
                line(found.position(), row, least.get(), least.equals(first) ? lined : Optional.empty(), reply),
                row.winningReplies(),
                counts ? Math.max(row.openReplies(), next.steps().size()) : row.openReplies(),
                row.atLeast(),
                least.equals(lost)
                        && here.orElseThrow().line().stream().limit(1).anyMatch(row.step()::begins));
    }

    /// How a proof of this bound goes on; the move alone if that is not known. The line of a longer proof need not
    /// achieve the bound, and the line of an estimate proves nothing.
    ///
    /// @param lined a proof of the position with this bound whose line begins with the move, if there is one
    /// @param reply the proof of the position after the move
    private static List<Move> line(
            Position before, MoveValues.Row row, ProvedValue bound, Optional<Proof> lined, Optional<Proof> reply) {
        Optional<List<Move>> after = reply.filter(proof -> value(proof)
                        .map(value -> value.beforeTheMove(proof.position().midTurn()))
                        .equals(Optional.of(bound)))
                .filter(proof -> !proof.line().isEmpty())
                .map(proof -> Stream.concat(Stream.of(row.step()), proof.position().steps(proof.line()).stream())
                        .toList())
                .map(before::turns);
        return after.filter(line ->
                        lined.filter(proof -> proof.line().size() > line.size()).isEmpty())
                .or(() -> lined.map(Proof::line))
                .or(() -> Optional.of(row.line()).filter(line -> row.proof().equals(Optional.of(bound))))
                .orElseGet(() -> before.turns(List.of(row.step())));
    }

    /// A win or a loss with unknown plies gives no bound.
    private static Optional<ProvedValue> value(Proof proof) {
        return Optional.of(proof.proved()).filter(value -> proof.bounded());
    }
}
