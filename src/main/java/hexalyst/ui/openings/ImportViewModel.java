package hexalyst.ui.openings;

import hexalyst.game.Game;
import hexalyst.notation.GameLookup;
import hexalyst.notation.exchange.GameImport;
import hexalyst.study.LibraryImport;
import hexalyst.study.Starter;
import hexalyst.text.Texts;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.message.MessageLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Imports files and folders into the library, with progress, one import at a time. Shared by the whole program: an
/// import goes on if the tab where it was started is closed, and every tab shows it. JavaFX thread only.
public final class ImportViewModel {
    private final SharedLibrary library;
    private final FileChoice choice;
    private final MessageLine messages;
    private final LatestUpdate<LibraryImport.Progress> updates;
    private final Texts texts = Texts.of(ImportViewModel.class);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper("");
    private AtomicBoolean stop = new AtomicBoolean();

    /// @param choice asks for files and folders
    /// @param later returns to the JavaFX thread
    /// @param messages shows how an import ended
    public ImportViewModel(SharedLibrary library, FileChoice choice, FxThread later, MessageLine messages) {
        this.library = library;
        this.choice = choice;
        this.messages = messages;
        updates = new LatestUpdate<>(later, this::show);
    }

    /// True while an import runs.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The progress, in a few words.
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

    /// Adds those of a game that come with the program, or removes them again.
    public void starter(Game game, boolean add) {
        if (running.get()) {
            return;
        }
        if (add && !Starter.has(game)) {
            messages.warn(LibraryStock.noStarter(game));
            return;
        }
        running.set(true);
        progress.set(texts.get("import.begins"));
        library.askForLong(
                open -> {
                    if (add) {
                        return Starter.add(open, game);
                    }
                    Starter.remove(open, game);
                    return 0;
                },
                added -> {
                    running.set(false);
                    library.changed();
                    messages.say(add ? texts.get("starter.added", added) : texts.get("starter.removed"));
                },
                this::failed);
    }

    private void failed(String why) {
        running.set(false);
        messages.warn(why);
    }

    /// Ends the import. Games that were already added stay.
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
        library.askForLong(
                open -> {
                    LibraryImport importing = new LibraryImport(open, new GameImport(GameLookup.standard()));
                    return new Ended(
                            importing.run(paths, ended::get, updates::offer), importing.problems(), importing.notes());
                },
                this::ended,
                this::failed);
    }

    private void show(LibraryImport.Progress at) {
        if (running.get()) {
            progress.set(texts.get("import.progress", at.files(), at.allFiles(), at.games()));
        }
    }

    /// How an import ended.
    private record Ended(LibraryImport.Progress done, List<String> problems, List<String> notes) {
        Ended {
            problems = List.copyOf(problems);
            notes = List.copyOf(notes);
        }
    }

    private void ended(Ended how) {
        running.set(false);
        library.changed();
        LibraryImport.Progress done = how.done();
        List<String> said = new ArrayList<>(List.of(texts.get("import.done", done.added(), done.known())));
        if (done.puzzles() > 0) {
            said.add(texts.get("import.puzzles", done.puzzles()));
        }
        if (!how.notes().isEmpty()) {
            said.add(texts.get("import.notes", how.notes().size(), how.notes().getFirst()));
        }
        if (how.problems().isEmpty()) {
            messages.say(String.join("; ", said));
        } else {
            said.add(texts.get(
                    "import.partly", how.problems().size(), how.problems().getFirst()));
            messages.warn(String.join("; ", said));
        }
    }
}
