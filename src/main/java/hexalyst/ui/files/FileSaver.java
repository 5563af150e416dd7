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

/// Saves what is open, one file after the other: requests wait while a file is being written. Asks before overwriting
/// what another program has written since. Writing happens on another thread; everything else on the JavaFX thread.
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
        /// The file that the games come from, if any.
        Optional<Origin> origin();

        /// A name for what is open.
        String name();

        /// True if something is not saved.
        boolean unsaved();

        /// What is open now. Text that is still being typed is included in the games if it is valid.
        Snapshot snapshot();

        /// Changes whenever something else is opened.
        int number();

        /// The games were written to this file.
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

    /// Saves to the open file. Asks for a file if there is none or the open one cannot be written.
    ///
    /// @param afterwards runs when everything is saved
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

    /// Saves unless that was done while waiting. Writing the same content again would replace the older version that is
    /// kept as a backup.
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
        ask(suggestion(here)).ifPresent(target -> write(target, afterwards));
    }

    /// Asks for a file to save to; empty if the user cancelled. If it exists, the user has agreed to replace it.
    ///
    /// @param suggestion its name
    Optional<Path> ask(String suggestion) {
        return choice.toSave(suggestion).flatMap(path -> {
            Path target = writable(path)
                    ? path
                    : path.resolveSibling(path.getFileName() + (hasSuffix(path) ? "" : usualSuffix()));
            // The dialog asked about the name as typed, not about the name with the suffix.
            boolean agreed = target.equals(path)
                    || !Files.exists(target)
                    || prompts.replace(String.valueOf(target.getFileName()));
            return agreed ? Optional.of(target) : Optional.empty();
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

    /// The numbers of the games, counted from 1, in order.
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
