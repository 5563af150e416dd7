package hexalyst.ui.files;

import hexalyst.export.FileNames;
import hexalyst.text.Texts;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Saves what is open, one file after the other: what is asked for while a file is being written waits for it. Asks
/// before it writes over what another program has written since. Writing happens on another thread; everything else on
/// the JavaFX thread.
final class FileSaver {
    private final GameStore store;
    private final FileChoice choice;
    private final Prompts prompts;
    private final MessageLine messages;
    private final FilesViewModel.Threads threads;
    private final Open open;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Texts texts = Texts.of(FileSaver.class);

    /// What is open.
    interface Open {
        /// The file that the games come from, if they come from one.
        Optional<Origin> origin();

        /// What is open in a few words.
        String name();

        /// True if something is not saved.
        boolean unsaved();

        /// What is open now; what is being typed and can be read is in the games.
        Snapshot snapshot();

        /// Something else than before whenever something else is open.
        int number();

        /// These games are in this file now.
        void saved(Snapshot written, Origin now);
    }

    FileSaver(
            GameStore store,
            FilesViewModel.Asking asking,
            MessageLine messages,
            FilesViewModel.Threads threads,
            Open open) {
        this.store = store;
        choice = asking.choice();
        prompts = asking.prompts();
        this.messages = messages;
        this.threads = threads;
        this.open = open;
    }

    /// True while a file is being written.
    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// Saves to the file that is open; asks for one if there is none or if this one cannot be written.
    ///
    /// @param afterwards runs when all is saved
    void save(Runnable afterwards) {
        if (busy.get()) {
            waiting.add(() -> saveIfNeeded(afterwards));
            return;
        }
        Optional<Origin> here = open.origin();
        if (here.isEmpty() || here.get().incomplete() || !writable(here.get().file())) {
            saveAs(afterwards);
            return;
        }
        Path file = here.get().file();
        FileStamp now = FileStamp.of(file);
        if (now.equals(here.get().stamp()) || now.equals(FileStamp.NONE)) {
            write(file, afterwards);
            return;
        }
        switch (prompts.changed(open.name())) {
            case OVERWRITE -> write(file, afterwards);
            case SAVE_AS -> saveAs(afterwards);
            case CANCEL -> messages.say(texts.get("notSaved"));
        }
    }

    /// What waited may have been written by then: to write it once more would only put it in place of the older version
    /// that is kept beside the file.
    private void saveIfNeeded(Runnable afterwards) {
        if (open.unsaved()) {
            save(afterwards);
        } else {
            afterwards.run();
        }
    }

    /// Asks for a file and saves to it.
    void saveAs(Runnable afterwards) {
        if (busy.get()) {
            waiting.add(() -> saveAs(afterwards));
            return;
        }
        Optional<Origin> here = open.origin();
        boolean incomplete = here.filter(Origin::incomplete).isPresent();
        if (incomplete) {
            messages.say(texts.get("incomplete"));
        }
        choice.toSave(suggestion(here)).ifPresent(path -> {
            Path target = writable(path)
                    ? path
                    : path.resolveSibling(path.getFileName() + (hasSuffix(path) ? "" : usualSuffix()));
            // The chooser has asked about the name that was typed, not about one with a suffix added to it.
            if (target.equals(path) || !Files.exists(target) || prompts.replace(String.valueOf(target.getFileName()))) {
                write(target, afterwards);
            }
        });
    }

    private String suggestion(Optional<Origin> here) {
        String fresh = FileNames.fitting(open.name());
        String old = here.map(origin -> origin.file().getFileName().toString()).orElse(fresh + usualSuffix());
        boolean keep = here.isEmpty()
                || !here.get().incomplete() && writable(here.get().file());
        int dot = old.lastIndexOf('.');
        return keep || dot < 0 ? old : old.substring(0, dot) + texts.get("copySuffix") + usualSuffix();
    }

    private String usualSuffix() {
        return store.writable().getFirst();
    }

    private boolean writable(Path path) {
        String lower = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return store.writable().stream().anyMatch(lower::endsWith);
    }

    private static boolean hasSuffix(Path path) {
        return path.getFileName().toString().lastIndexOf('.') > 0;
    }

    private void write(Path path, Runnable afterwards) {
        Snapshot what = open.snapshot();
        int number = open.number();
        busy.set(true);
        threads.background().execute(() -> {
            try {
                store.save(path, what.games());
                FileStamp now = FileStamp.of(path);
                threads.later().run(() -> {
                    busy.set(false);
                    written(number, what, path, now);
                    afterwards.run();
                    next();
                });
            } catch (IOException | RuntimeException failure) {
                threads.later().run(() -> {
                    busy.set(false);
                    waiting.clear();
                    messages.warn(texts.get("notWritten", path.getFileName()) + ": " + failure.getMessage());
                });
            }
        });
    }

    private void written(int number, Snapshot what, Path path, FileStamp now) {
        if (number == open.number()) {
            boolean incomplete = open.origin()
                    .filter(origin -> origin.incomplete() && origin.file().equals(path))
                    .isPresent();
            open.saved(what, new Origin(path, now, incomplete));
        }
        if (what.texts().isEmpty()) {
            messages.say(texts.get("saved", path.getFileName()));
        } else if (what.games().size() == 1) {
            messages.warn(texts.get("savedWithoutText", path.getFileName()));
        } else {
            messages.warn(texts.get("savedWithoutTexts", path.getFileName(), numbers(what.texts())));
        }
    }

    /// The games' numbers from 1, in their order.
    private static String numbers(Map<Integer, ?> games) {
        return games.keySet().stream()
                .sorted()
                .map(at -> String.valueOf(at + 1))
                .collect(Collectors.joining(", "));
    }

    private void next() {
        Runnable task = waiting.poll();
        if (task != null) {
            task.run();
            if (!busy.get()) {
                next();
            }
        }
    }
}
