package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.TextDraft;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Reads backups of unsaved games. Reading happens on another thread; everything else on the JavaFX thread.
final class Restorer {
    private final GameStore store;
    private final MessageLine messages;
    private final FilesViewModel.Threads threads;
    private final Texts texts = Texts.of(Restorer.class);

    /// A backup that was read.
    ///
    /// @param content the games as they were, with unfinished texts
    /// @param problems what could not be read, one line each
    record Restored(Snapshot content, List<String> problems) {}

    Restorer(GameStore store, MessageLine messages, FilesViewModel.Threads threads) {
        this.store = store;
        this.messages = messages;
        this.threads = threads;
    }

    /// Reads a backup, and shows an error if it cannot be read.
    ///
    /// @param then receives the result; empty if it cannot be read
    void read(Kept kept, Consumer<Optional<Restored>> then) {
        threads.background().execute(() -> {
            try {
                OpenedFile opened = store.open(kept.games());
                threads.later().run(() -> take(kept, opened, then));
            } catch (IOException | RuntimeException failure) {
                threads.later().run(() -> {
                    messages.warn(texts.get("notRecovered") + ": " + failure.getMessage());
                    then.accept(Optional.empty());
                });
            }
        });
    }

    private void take(Kept kept, OpenedFile opened, Consumer<Optional<Restored>> then) {
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
        then.accept(Optional.of(new Restored(new Snapshot(origin, opened.games(), typed), opened.problems())));
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
