package hexalyst.ui.files;

import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.Imported;
import hexalyst.text.Texts;
import hexalyst.ui.message.MessageLine;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.binding.BooleanExpression;
import javafx.collections.ObservableList;

/// Reads files in the background, asks what they leave open, and refuses those without a game. JavaFX thread only.
final class FileReading {
    private final BackgroundReader reader;
    private final Busy busy;
    private final RowsViewModel rows;
    private final MessageLine messages;
    private final ObservableList<String> problems;
    private final Texts texts = Texts.of(FileReading.class);

    /// @param problems receives the errors in a file without a game
    /// @param writing true while a file is being written
    FileReading(
            GameStore store,
            MessageLine messages,
            FilesViewModel.Threads threads,
            ObservableList<String> problems,
            BooleanExpression writing) {
        reader = new BackgroundReader(store, messages, threads);
        busy = new Busy(writing);
        rows = new RowsViewModel(messages);
        this.messages = messages;
        this.problems = problems;
    }

    /// Whether a file is being read or written.
    Busy busy() {
        return busy;
    }

    /// Asks where row a of imported games is.
    RowsViewModel rows() {
        return rows;
    }

    /// Reads a file.
    ///
    /// @param then receives its games
    /// @param unopened runs if nothing can be read from it, after the error is shown
    void open(Path path, BiConsumer<FileStamp, Imported> then, Runnable unopened) {
        busy.reads(Optional.of(path));
        reader.open(
                path,
                busy::hasRead,
                (stamp, opened) -> rows.settle(opened, settled -> {
                    if (hasGame(path, settled.usual())) {
                        then.accept(stamp, settled);
                    } else {
                        unopened.run();
                    }
                }),
                unopened);
    }

    private boolean hasGame(Path path, ReadResult opened) {
        boolean none = opened.games().isEmpty()
                || (!opened.anyMove() && !opened.problems().isEmpty());
        if (none) {
            problems.setAll(opened.problemLines().stream()
                    .map(problem -> path.getFileName() + ": " + problem)
                    .toList());
            messages.warn(texts.get("noGame", path.getFileName()));
        }
        return !none;
    }

    /// Shows a message about what was read.
    void tell(Path path, Imported opened) {
        ReadResult read = opened.usual();
        Path name = path.getFileName();
        int games = read.games().size();
        if (read.problems().isEmpty()) {
            messages.say(texts.get(opened instanceof Imported.Own ? "opened" : "imported", name, games));
        } else {
            messages.warn(texts.get("openedPartly", name, games, read.problems().size()));
        }
    }

    /// The name of a file without its suffix, as a name for games that are not saved in our format yet.
    static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /// Reads unsaved games.
    ///
    /// @param then receives them; empty if they cannot be read
    void recover(Backup kept, Consumer<Optional<BackgroundReader.Restored>> then) {
        busy.reads(Optional.empty());
        reader.read(kept, read -> {
            busy.hasRead();
            then.accept(read);
        });
    }
}
