package hexalyst.ui.puzzle;

import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The puzzles made of the user's mistakes, in a file, since they come back on later days. May be used on any thread.
final class KeptMistakes {
    /// More than anybody repeats; the oldest go first.
    static final int MOST = 500;

    private final Path file;

    /// @param file a file of puzzles; it need not exist yet
    KeptMistakes(Path file) {
        this.file = file;
    }

    /// All that are kept, as a set; empty if there are none.
    ///
    /// @throws IOException with a message for people, if the file cannot be read
    Optional<PuzzleShelf> read() throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        List<Puzzle> kept = PuzzleSet.read(file, GameLookup.standard()).puzzles();
        String name = Texts.of(KeptMistakes.class).get("game.kept");
        return kept.isEmpty() ? Optional.empty() : Optional.of(new PuzzleShelf(name, kept, Optional.of(file)));
    }

    /// Adds puzzles, each in place of the same one from before.
    ///
    /// @throws IOException with a message for people, if a part of the file cannot be read, which would be lost, or if
    ///     it cannot be written
    void add(List<Puzzle> made) throws IOException {
        List<Puzzle> all = new ArrayList<>();
        if (Files.exists(file)) {
            PuzzleSet before = PuzzleSet.read(file, GameLookup.standard());
            if (!before.problems().isEmpty()) {
                throw new IOException(before.problems().getFirst().message());
            }
            List<String> ids = made.stream().map(Puzzle::id).toList();
            before.puzzles().stream()
                    .filter(puzzle -> !ids.contains(puzzle.id()))
                    .forEach(all::add);
        }
        all.addAll(made);
        PuzzleSet.save(file, all.subList(Math.max(0, all.size() - MOST), all.size()), GameLookup.standard());
    }
}
