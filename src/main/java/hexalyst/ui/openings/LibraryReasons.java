package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.Exploration;
import hexalyst.study.Library;
import hexalyst.study.PlayCount;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.repertoire.LessonReason;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// What the library, this session and earlier ones know of a move. If the library cannot be read, nothing is told.
///
/// @param library the library
/// @param proofs the proofs of this session
/// @param results finds results of earlier sessions for a position; called in the background
/// @param lines finds the line that shows such a result, which may be empty; likewise
public record LibraryReasons(
        SharedLibrary library,
        ProofStore proofs,
        Function<Position, Optional<Finding>> results,
        Function<Position, List<Move>> lines)
        implements LessonReason.Source {
    private record Found(long games, PlayCount tried, List<String> notes, Optional<Finding> finding) {}

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
                        found.notes())),
                unreadable -> {});
    }

    @Override
    public void refute(Position after, Value worth, Consumer<Move> hears) {
        Optional<Move> shown = proofs.withLine(after)
                .filter(proof -> proof.value() == worth)
                .flatMap(proof -> proof.line().stream().findFirst());
        if (shown.isPresent()) {
            hears.accept(shown.get());
        } else if (!proofs.veiled()) {
            library.ask(() -> true, open -> reply(after, worth), found -> found.ifPresent(hears), unreadable -> {});
        }
    }

    /// The reply that earlier sessions or the rules prove to keep the value, with the shortest win.
    private Optional<Move> reply(Position after, Value worth) {
        if (results.apply(after).filter(finding -> finding.proves(worth)).isPresent()) {
            Optional<Move> first = lines.apply(after).stream().findFirst();
            if (first.isPresent()) {
                return first;
            }
        }
        Map<Move, Integer> plies = new LinkedHashMap<>();
        for (Move move : after.legalMoves()) {
            Position next = after.play(move);
            if (Finding.atTheEnd(next).or(() -> results.apply(next)).orElse(null) instanceof Finding.Proved proved
                    && proved.value() == worth.opposite()) {
                plies.put(move, proved.plies());
            }
        }
        return plies.entrySet().stream().min(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    private Found look(Library open, Position before, Move move, Position after) throws IOException {
        Exploration all = open.explore(before);
        PlayCount tried = all.moves().stream()
                .filter(played -> played.same().contains(move))
                .map(Exploration.Played::tried)
                .findFirst()
                .orElse(PlayCount.NEVER);
        return new Found(all.all().games(), tried, List.of(open.note(after), open.note(before)), results.apply(after));
    }
}
