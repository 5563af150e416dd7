package hexalyst.ui.puzzle;

import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.text.Texts;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Writes puzzles to files that the user chooses, in the background, and says how it went. JavaFX thread only.
final class PuzzleFiles {
    private final FileChoice choice;
    private final FilesViewModel.Threads threads;
    private final MessageLine messages;
    private final Texts texts = Texts.of(PuzzleFiles.class);
    private final ReadOnlyStringWrapper saved = new ReadOnlyStringWrapper("");

    PuzzleFiles(FileChoice choice, FilesViewModel.Threads threads, MessageLine messages) {
        this.choice = choice;
        this.threads = threads;
        this.messages = messages;
    }

    /// The result of saving; empty before.
    ReadOnlyStringProperty savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// Forgets the result of saving.
    void forget() {
        saved.set("");
    }

    /// Saves puzzles to a file, in place of what it had.
    void save(List<Puzzle> puzzles, String suggestion) {
        choice.toSave(suggestion)
                .ifPresent(file -> threads.background()
                        .execute(() -> writing(() -> {
                            PuzzleSet.save(file, puzzles, GameLookup.standard());
                            tell(false, texts.get("save.new", puzzles.size(), file.getFileName()));
                        })));
    }

    /// Adds a puzzle to a file, in place of the same puzzle there.
    void add(Puzzle puzzle) {
        choice.toAddTo().ifPresent(file -> threads.background().execute(() -> writing(() -> add(file, puzzle))));
    }

    private void add(Path file, Puzzle puzzle) throws IOException {
        PuzzleSet there = PuzzleSet.read(file, GameLookup.standard());
        if (!there.problems().isEmpty()) {
            // What cannot be read would be lost.
            String first = there.problems().getFirst().message();
            tell(true, texts.get("save.damaged", file.getFileName(), first));
            return;
        }
        List<Puzzle> all = new ArrayList<>(there.puzzles());
        int same = all.stream().map(Puzzle::id).toList().indexOf(puzzle.id());
        if (same < 0) {
            all.add(puzzle);
        } else {
            all.set(same, puzzle);
        }
        PuzzleSet.save(file, all, GameLookup.standard());
        String told = same < 0 ? "save.added" : "save.replaced";
        tell(false, texts.get(told, file.getFileName(), all.size()));
    }

    /// Something that writes a file.
    private interface Writing {
        void run() throws IOException;
    }

    private void writing(Writing work) {
        try {
            work.run();
        } catch (IOException failed) {
            tell(true, String.valueOf(failed.getMessage()));
        }
    }

    private void tell(boolean warning, String text) {
        threads.later().run(() -> {
            saved.set(text);
            if (warning) {
                messages.warn(text);
            } else {
                messages.say(text);
            }
        });
    }
}
