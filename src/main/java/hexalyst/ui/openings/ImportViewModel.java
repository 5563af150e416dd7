package hexalyst.ui.openings;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.study.LibraryImport;
import hexalyst.text.Texts;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.message.MessageLine;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Brings files and folders into the library, with progress, one import at a time from each tab; it goes on while
/// another tab is shown. JavaFX thread only.
public final class ImportViewModel {
    private final SharedLibrary library;
    private final FileChoice choice;
    private final MessageLine messages;
    private final Texts texts = Texts.of(ImportViewModel.class);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private AtomicBoolean stop = new AtomicBoolean();

    /// @param messages where it says how it ended
    public ImportViewModel(SharedLibrary library, FileChoice choice, MessageLine messages) {
        this.library = library;
        this.choice = choice;
        this.messages = messages;
    }

    /// True while an import runs.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// How far it is, in a few words.
    public ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// Asks for files and imports them.
    public void files() {
        start(choice.toImport());
    }

    /// Asks for a folder and imports the games in it.
    public void folder() {
        start(choice.toImportFolder().stream().toList());
    }

    /// Ends the import; what was added stays.
    public void stop() {
        stop.set(true);
    }

    private void start(List<Path> paths) {
        if (paths.isEmpty() || running.get()) {
            return;
        }
        AtomicBoolean ended = new AtomicBoolean();
        stop = ended;
        running.set(true);
        progress.set(texts.get("import.begins"));
        Consumer<LibraryImport.Progress> report = library.reporting(at -> {
            if (running.get() && !ended.get()) {
                progress.set(texts.get("import.progress", at.files(), at.allFiles(), at.games()));
                library.changed();
            }
        });
        library.askForLong(
                open -> new LibraryImport(open, new GameFiles(GameLookup.standard())).run(paths, ended::get, report),
                this::ended,
                why -> {
                    running.set(false);
                    messages.warn(why);
                });
    }

    private void ended(LibraryImport.Progress done) {
        running.set(false);
        library.changed();
        if (done.problems().isEmpty()) {
            messages.say(texts.get("import.done", done.added(), done.known()));
        } else {
            messages.warn(texts.get(
                    "import.partly",
                    done.added(),
                    done.known(),
                    done.problems().size(),
                    done.problems().getFirst()));
        }
    }
}
