package hexalyst.ui.files;

import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.Imported;
import hexalyst.record.GameTree;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.game.TextDraft;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Reads files and backups of unsaved games, and shows an error if one cannot be read. Reading happens on another
/// thread; everything else on the JavaFX thread.
final class BackgroundReader {
    private final GameStore store;
    private final MessageLine messages;
    private final FilesViewModel.Threads threads;
    private final Texts texts = Texts.of(BackgroundReader.class);

    /// A backup that was read.
    ///
    /// @param content the games as they were, with unfinished texts
    /// @param problems what could not be read, one line each
    record Restored(Snapshot content, List<String> problems) {}

    BackgroundReader(GameStore store, MessageLine messages, FilesViewModel.Threads threads) {
        this.store = store;
        this.messages = messages;
        this.threads = threads;
    }

    /// Reads a file.
    ///
    /// @param read runs when it has been read or could not be
    /// @param then receives the state of the file before reading, and what was read
    /// @param unread runs if it cannot be read, after the error is shown
    void open(Path path, Runnable read, BiConsumer<FileStamp, Imported> then, Runnable unread) {
        threads.background().execute(() -> {
            try {
                // Taken before reading, so that whatever another program writes from now on counts as a change.
                FileStamp stamp = FileStamp.of(path);
                Imported opened = store.open(path);
                threads.later().run(() -> {
                    read.run();
                    messages.clear();
                    then.accept(stamp, opened);
                });
            } catch (IOException | RuntimeException failure) {
                Failures.tell(failure);
                threads.later().run(() -> {
                    read.run();
                    messages.warn(texts.get("notOpened", path.getFileName()) + ": " + failure.getMessage());
                    unread.run();
                });
            }
        });
    }

    /// Reads a backup, and shows an error if it cannot be read.
    ///
    /// @param then receives the result; empty if it cannot be read
    void read(Backup kept, Consumer<Optional<Restored>> then) {
        threads.background().execute(() -> {
            try {
                ReadResult opened = store.open(kept.games()).usual();
                threads.later().run(() -> take(kept, opened, then));
            } catch (IOException | RuntimeException failure) {
                threads.later().run(() -> {
                    messages.warn(texts.get("notRecovered") + ": " + failure.getMessage());
                    then.accept(Optional.empty());
                });
            }
        });
    }

    private void take(Backup kept, ReadResult opened, Consumer<Optional<Restored>> then) {
        boolean partly = !opened.problems().isEmpty();
        if (opened.games().isEmpty()
                || partly && !opened.anyMove() && kept.texts().isEmpty()) {
            messages.warn(texts.get("notRecovered"));
            then.accept(Optional.empty());
            return;
        }
        Optional<Origin> origin =
                kept.origin().map(from -> new Origin(from.file(), from.stamp(), from.incomplete() || partly));
        Map<Integer, TextDraft> typed = typed(kept.texts(), opened.games());
        then.accept(Optional.of(new Restored(new Snapshot(origin, opened.games(), typed), opened.problemLines())));
    }

    private static Map<Integer, TextDraft> typed(List<KeptText> kept, List<GameTree> games) {
        Map<Integer, TextDraft> typed = new HashMap<>();
        for (KeptText text : kept) {
            if (text.game() < games.size()) {
                typed.put(text.game(), text.draft(games.get(text.game())));
            }
        }
        return typed;
    }
}
