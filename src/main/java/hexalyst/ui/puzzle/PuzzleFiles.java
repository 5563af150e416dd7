package hexalyst.ui.puzzle;

import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Likeness;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.text.Texts;
import hexalyst.ui.files.BackgroundWriter;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Writes puzzles to files that the user chooses, in the background, and says how it went. JavaFX thread only.
final class PuzzleFiles {
    private final FilesViewModel.Asking asking;
    private final FilesViewModel.Threads threads;
    private final BackgroundWriter writer;
    private final Consumer<Path> wrote;
    private final MessageLine messages;
    private final Texts texts = Texts.of(PuzzleFiles.class);
    private final ReadOnlyStringWrapper saved = new ReadOnlyStringWrapper("");

    /// @param wrote is told each file that was written, on the JavaFX thread
    PuzzleFiles(
            FilesViewModel.Asking asking, FilesViewModel.Threads threads, MessageLine messages, Consumer<Path> wrote) {
        this.wrote = wrote;
        this.asking = asking;
        this.threads = threads;
        writer = new BackgroundWriter(threads, done -> tell(false, done));
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
        asking.choice()
                .toSave(suggestion)
                .ifPresent(file -> writing(() -> {
                    write(file, puzzles);
                    return texts.get("save.new", puzzles.size(), file.getFileName());
                }));
    }

    /// Adds a puzzle to a file. If the file has it already, turned or with the colours exchanged too, asks what to do.
    void add(Puzzle puzzle) {
        asking.choice().toAddTo().ifPresent(file -> writing(() -> add(file, puzzle)));
    }

    /// A puzzle of a set that is like a new one.
    ///
    /// @param number its number in the set, from 1
    private record Like(Puzzle puzzle, int number, Likeness how) {}

    private String add(Path file, Puzzle puzzle) throws IOException {
        List<Puzzle> all = read(file);
        Optional<Like> like = IntStream.range(0, all.size())
                .boxed()
                .flatMap(i -> Likeness.of(puzzle, all.get(i)).map(how -> new Like(all.get(i), i + 1, how)).stream())
                .min(Comparator.comparing(Like::how));
        if (like.isEmpty()) {
            return write(file, all, puzzle);
        }
        threads.later().run(() -> ask(file, puzzle, like.get()));
        return "";
    }

    private void ask(Path file, Puzzle puzzle, Like there) {
        String title = there.puzzle.title();
        String name = title.isBlank() ? texts.get("like.number", there.number) : texts.get("like.title", title.strip());
        switch (asking.prompts().alike(texts.get("like." + there.how, file.getFileName(), name))) {
            case CANCEL -> {}
            case ADD -> writing(() -> write(file, read(file), puzzle));
            case REPLACE -> writing(() -> replace(file, read(file), puzzle, there));
        }
    }

    private String write(Path file, List<Puzzle> before, Puzzle puzzle) throws IOException {
        List<Puzzle> all = new ArrayList<>(before);
        all.add(puzzle);
        write(file, all);
        return texts.get("save.added", file.getFileName(), all.size());
    }

    /// Replaces a puzzle; what was written about it stays where nothing else is written.
    private String replace(Path file, List<Puzzle> before, Puzzle puzzle, Like like) throws IOException {
        Puzzle old = like.puzzle;
        int at = like.number - 1;
        if (at >= before.size() || !before.get(at).game().sameAs(old.game())) {
            // Another program has changed it since it was asked about.
            return write(file, before, puzzle);
        }
        Puzzle signed = Signature.of(puzzle).or(Signature.of(old)).on(puzzle);
        List<Puzzle> all = new ArrayList<>(before);
        all.set(at, signed);
        write(file, all);
        String name =
                signed.title().isEmpty() ? texts.get("like.number", at + 1) : texts.get("like.title", signed.title());
        return texts.get("save.replaced", file.getFileName(), name);
    }

    /// The puzzles of a file.
    ///
    /// @throws IOException also if a part of it cannot be read, which would be lost
    private List<Puzzle> read(Path file) throws IOException {
        PuzzleSet there = PuzzleSet.read(file, GameLookup.standard());
        if (!there.problems().isEmpty()) {
            String first = there.problems().getFirst().message();
            throw new IOException(texts.get("save.damaged", file.getFileName(), first));
        }
        return there.puzzles();
    }

    private void write(Path file, List<Puzzle> puzzles) throws IOException {
        PuzzleSet.save(file, puzzles, GameLookup.standard());
        threads.later().run(() -> wrote.accept(file));
    }

    private void writing(BackgroundWriter.Writing work) {
        writer.write(work, why -> tell(true, why));
    }

    private void tell(boolean warning, String text) {
        saved.set(text);
        if (warning) {
            messages.warn(text);
        } else {
            messages.say(text);
        }
    }
}
