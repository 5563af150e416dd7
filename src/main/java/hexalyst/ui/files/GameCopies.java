package hexalyst.ui.files;

import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Copies games to other files. A file that is open in a tab gets them there, unsaved. Files are read and written on
/// another thread; everything else on the JavaFX thread.
final class GameCopies {
    private final GameStore store;
    private final FileChoice choice;
    private final FileSaver saver;
    private final MessageLine messages;
    private final BackgroundWriter writer;
    private final OtherFiles others;
    private final Texts texts = Texts.of(GameCopies.class);

    /// @param saver asks for new files
    /// @param others what else is open
    GameCopies(
            GameStore store,
            FileChoice choice,
            FileSaver saver,
            MessageLine messages,
            FilesViewModel.Threads threads,
            OtherFiles others) {
        this.store = store;
        this.choice = choice;
        this.saver = saver;
        this.messages = messages;
        writer = new BackgroundWriter(threads, messages::say);
        this.others = others;
    }

    /// Asks for a file and writes games to it, in place of what it had.
    ///
    /// @param suggestion its name
    void toNew(List<GameTree> games, String suggestion) {
        saver.ask(suggestion).ifPresent(file -> {
            if (others.holding(file).isPresent()) {
                messages.warn(texts.get("copy.open", file.getFileName()));
                return;
            }
            inBackground(file, () -> {
                store.save(file, games);
                return texts.get("copy.saved", games.size(), file.getFileName());
            });
        });
    }

    /// Asks for a file and adds games at its end. A file with errors is left alone, as they would be lost.
    void toExisting(List<GameTree> games) {
        choice.toAddTo().ifPresent(file -> {
            Optional<FilesViewModel> open = others.holding(file);
            if (open.isPresent()) {
                addTo(open.get(), file, games);
                return;
            }
            inBackground(file, () -> {
                ReadResult there = store.open(file).usual();
                if (!there.problems().isEmpty()) {
                    throw new IOException(there.problemLines().getFirst());
                }
                store.save(
                        file,
                        Stream.concat(there.games().stream(), games.stream()).toList());
                return texts.get("copy.added", games.size(), file.getFileName());
            });
        });
    }

    private void addTo(FilesViewModel open, Path file, List<GameTree> games) {
        if (open.busyProperty().get()) {
            messages.warn(texts.get("copy.busy", file.getFileName()));
        } else {
            open.edits().append(games);
            messages.say(texts.get("copy.unsaved", games.size(), file.getFileName()));
        }
    }

    private void inBackground(Path file, BackgroundWriter.Writing writing) {
        writer.write(writing, why -> messages.warn(texts.get("notWritten", file.getFileName()) + ": " + why));
    }
}
