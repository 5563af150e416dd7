package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.Exploration;
import hexalyst.study.Library;
import hexalyst.study.Tried;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.repertoire.LessonReason;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// What the library, this session and earlier ones know of a move. If the library cannot be read, nothing is told.
///
/// @param library the library
/// @param proofs the proofs of this session
/// @param results finds results of earlier sessions for a position; called in the background
public record LibraryReasons(SharedLibrary library, ProofStore proofs, Function<Position, Optional<Finding>> results)
        implements LessonReason.Source {
    private record Found(long games, Tried tried, String note, Optional<Finding> finding) {}

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
                        found.note())),
                unreadable -> {});
    }

    private Found look(Library open, Position before, Move move, Position after) throws IOException {
        Exploration all = open.explore(before);
        Tried tried = all.moves().stream()
                .filter(played -> played.same().contains(move))
                .map(Exploration.Played::tried)
                .findFirst()
                .orElse(Tried.NEVER);
        return new Found(all.all().games(), tried, open.note(after), results.apply(after));
    }
}
