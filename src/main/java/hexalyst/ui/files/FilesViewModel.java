package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The open file: its games, where it is, and whether anything in it is not saved. A file that cannot be read leaves
/// everything as it is. Reading and writing happen on another thread; everything else on the JavaFX thread.
public final class FilesViewModel {
    private final GameStore store;
    private final FileChoice choice;
    private final Prompts prompts;
    private final GameViewModel game;
    private final MessageLine messages;
    private final Executor background;
    private final Later later;
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Path>> file = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<String> problems = FXCollections.observableArrayList();
    private final OpenGames games = new OpenGames();
    private final Texts texts = Texts.of(FilesViewModel.class);
    private Consumer<Path> opener = this::open;
    /// What is being read.
    private Optional<Path> opening = Optional.empty();

    /// The file as it was when it was read or written last.
    private FileStamp stamp = FileStamp.NONE;

    /// True if the file holds more than could be read: saving over it would lose the rest.
    private boolean incomplete;

    private boolean switching;
    /// Counts what has been shown, to tell whether it is still there when a file has been written.
    private int shown;
    /// What was shown when it was the sample; 0 if it never was.
    private int sample;

    /// @param store reads and writes files
    /// @param asking chooses files and asks the user
    /// @param game shows one of the games
    /// @param messages where it says what it did
    /// @param threads where long work goes and how it comes back
    public FilesViewModel(GameStore store, Asking asking, GameViewModel game, MessageLine messages, Threads threads) {
        this.store = store;
        choice = asking.choice();
        prompts = asking.prompts();
        this.game = game;
        this.messages = messages;
        background = threads.background();
        later = threads.later();
        show(Optional.empty(), List.of(game.moment().tree()), List.of());
        game.momentProperty().subscribe(moment -> refresh());
        game.draftProperty().subscribe(text -> refresh());
        game.unreadProperty().subscribe(unread -> refresh());
    }

    /// Who asks the user.
    ///
    /// @param choice for files
    /// @param prompts for everything else
    public record Asking(FileChoice choice, Prompts prompts) {}

    /// The threads that long work moves between.
    ///
    /// @param background runs what may take long
    /// @param later brings it back to the JavaFX thread
    public record Threads(Executor background, Later later) {}

    /// The window's title: the file's name, a mark if something is not saved, the program's name.
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// True if something is not saved.
    public ReadOnlyBooleanProperty dirtyProperty() {
        return dirty.getReadOnlyProperty();
    }

    /// True while a file is being read or written.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// How many games the file has.
    public ReadOnlyIntegerProperty countProperty() {
        return games.countProperty();
    }

    /// Which of them is shown, from 0.
    public ReadOnlyIntegerProperty selectedProperty() {
        return games.selectedProperty();
    }

    /// What is open in a few words: the file's name, or the players, or that it has no name yet.
    public ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    /// What is wrong with the file that was opened last, one line each.
    public ObservableList<String> problems() {
        return problems;
    }

    /// The file that is open, if the games come from one.
    public Optional<Path> file() {
        return file.get();
    }

    /// The same, to be listened to.
    public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /// True if this file is open here, or is about to be.
    public boolean holds(Path path) {
        return file.get().or(() -> opening).filter(known -> same(known, path)).isPresent();
    }

    private static boolean same(Path one, Path other) {
        try {
            return one.toAbsolutePath()
                            .normalize()
                            .equals(other.toAbsolutePath().normalize())
                    || Files.isSameFile(one, other);
        } catch (IOException gone) {
            return false;
        }
    }

    /// True if nothing is open but an empty game, as at the start, or the sample as it came: a file may be opened in
    /// its place.
    public boolean untouched() {
        return blank()
                || shown == sample && !busy.get() && !dirty.get() && file.get().isEmpty();
    }

    /// True if nothing is open but an empty game, as at the start.
    public boolean blank() {
        return shown == 1
                && !busy.get()
                && !dirty.get()
                && file.get().isEmpty()
                && games.size() == 1
                && game.moment().tree().size() == 1;
    }

    /// Shows games that belong to the program and not to the user: as long as they are left as they are, nobody is
    /// asked about them.
    public void showSample(List<GameTree> trees) {
        show(Optional.empty(), trees, List.of());
        sample = shown;
    }

    /// The games as they are now, with what is being typed into the comment.
    public List<GameTree> trees() {
        return games.trees(game.treeWithDraft());
    }

    /// Says who decides where a file that the user chooses is opened; at first it is opened here.
    public void openWith(Consumer<Path> places) {
        opener = places;
    }

    /// Asks for an edition and a board and begins a new game.
    public void newGame() {
        prompts.newGame().ifPresent(start -> unlessUnsaved(() -> newGame(start)));
    }

    private void newGame(Position start) {
        show(Optional.empty(), List.of(GameTree.of(start)), List.of());
        messages.say(texts.get("begun", start.edition().title(), start.grid().cells()));
    }

    /// Opens games that come from no file; asks first if anything is not saved.
    ///
    /// @param trees the games, at least one
    /// @param wrong what was wrong where they come from, one line each
    /// @param message what to say when they are open
    public void begin(List<GameTree> trees, List<String> wrong, String message) {
        unlessUnsaved(() -> {
            show(Optional.empty(), trees, wrong);
            if (trees.stream().anyMatch(tree -> tree.size() > 1)) {
                countAsUnsaved();
            }
            messages.say(message);
        });
    }

    /// What is open is in no file: closing it has to ask.
    private void countAsUnsaved() {
        games.forgetSaved();
        refresh();
    }

    /// Asks for a file and opens it.
    public void open() {
        choice.toOpen().ifPresent(opener);
    }

    /// Opens a file here. What is open stays until the file has been read, and for good if nothing can be read from it.
    public void open(Path path) {
        busy.set(true);
        opening = Optional.of(path);
        messages.say(texts.get("opening", path.getFileName()));
        background.execute(() -> {
            try {
                OpenedFile opened = store.open(path);
                later.run(() -> opened(path, opened));
            } catch (IOException | RuntimeException failure) {
                later.run(() -> failed(texts.get("notOpened", path.getFileName()), failure));
            }
        });
    }

    /// Opens games that were not saved as the changed content of the file that they come from.
    ///
    /// @param path where they were kept
    /// @param source the file that they come from, if they come from one
    /// @param afterwards runs when they are open
    public void recover(Path path, Optional<Path> source, Runnable afterwards) {
        busy.set(true);
        background.execute(() -> {
            try {
                OpenedFile opened = store.open(path);
                later.run(() -> recovered(source, opened, afterwards));
            } catch (IOException | RuntimeException failure) {
                later.run(() -> failed(texts.get("notRecovered"), failure));
            }
        });
    }

    private void recovered(Optional<Path> source, OpenedFile opened, Runnable afterwards) {
        busy.set(false);
        if (opened.games().isEmpty()) {
            messages.warn(texts.get("notRecovered"));
            return;
        }
        unlessUnsaved(() -> {
            show(source, opened.games(), opened.problems());
            countAsUnsaved();
            messages.say(texts.get("recovered", name()));
            afterwards.run();
        });
    }

    private void opened(Path path, OpenedFile opened) {
        busy.set(false);
        opening = Optional.empty();
        boolean anyMove = opened.games().stream().anyMatch(tree -> tree.size() > 1);
        if (opened.games().isEmpty() || (!anyMove && !opened.problems().isEmpty())) {
            problems.setAll(opened.problems().stream()
                    .map(problem -> path.getFileName() + ": " + problem)
                    .toList());
            messages.warn(texts.get("noGame", path.getFileName()));
            return;
        }
        messages.clear();
        unlessUnsaved(() -> {
            show(Optional.of(path), opened.games(), opened.problems());
            choice.beside(path);
            int count = opened.games().size();
            int wrong = opened.problems().size();
            if (wrong == 0) {
                messages.say(texts.get("opened", path.getFileName(), count));
            } else {
                messages.warn(texts.get("openedPartly", path.getFileName(), count, wrong));
            }
        });
    }

    /// Saves to the file that is open; asks for one if there is none or if this one cannot be written.
    public void save() {
        save(() -> {});
    }

    /// Asks for a file and saves to it.
    public void saveAs() {
        saveAs(() -> {});
    }

    private void save(Runnable afterwards) {
        Optional<Path> here = file.get();
        if (here.isEmpty() || incomplete || !writable(here.get())) {
            saveAs(afterwards);
            return;
        }
        FileStamp now = FileStamp.of(here.get());
        if (now.equals(stamp) || now.equals(FileStamp.NONE)) {
            write(here.get(), afterwards);
            return;
        }
        switch (prompts.changed(name())) {
            case OVERWRITE -> write(here.get(), afterwards);
            case SAVE_AS -> saveAs(afterwards);
            case CANCEL -> messages.say(texts.get("notSaved"));
        }
    }

    private boolean writable(Path path) {
        String lower = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return store.writable().stream().anyMatch(lower::endsWith);
    }

    private void saveAs(Runnable afterwards) {
        if (incomplete) {
            messages.say(texts.get("incomplete"));
        }
        String usual = store.writable().getFirst();
        Optional<Path> here = file.get();
        String old = here.map(path -> path.getFileName().toString()).orElse(texts.get("unnamed") + usual);
        boolean keep = here.isEmpty() || !incomplete && writable(here.get());
        int dot = old.lastIndexOf('.');
        String suggestion = keep || dot < 0 ? old : old.substring(0, dot) + texts.get("copySuffix") + usual;
        choice.toSave(suggestion).ifPresent(path -> {
            Path target =
                    writable(path) ? path : path.resolveSibling(path.getFileName() + (hasSuffix(path) ? "" : usual));
            // The chooser has asked about the name that was typed, not about one with a suffix added to it.
            if (target.equals(path) || !Files.exists(target) || prompts.replace(String.valueOf(target.getFileName()))) {
                write(target, afterwards);
            }
        });
    }

    private static boolean hasSuffix(Path path) {
        return path.getFileName().toString().lastIndexOf('.') > 0;
    }

    private void write(Path path, Runnable afterwards) {
        putAside();
        List<GameTree> trees = games.trees(game.moment().tree());
        busy.set(true);
        int what = shown;
        background.execute(() -> {
            try {
                store.save(path, trees);
                FileStamp now = FileStamp.of(path);
                later.run(() -> written(what, path, now, trees, afterwards));
            } catch (IOException | RuntimeException failure) {
                later.run(() -> failed(texts.get("notWritten", path.getFileName()), failure));
            }
        });
    }

    private void written(int what, Path path, FileStamp now, List<GameTree> trees, Runnable afterwards) {
        busy.set(false);
        if (what == shown) {
            stamp = now;
            games.keep(trees);
            incomplete = incomplete && file.get().equals(Optional.of(path));
            file.set(Optional.of(path));
            refresh();
        }
        if (game.unreadProperty().get()) {
            messages.warn(texts.get("savedWithoutText", path.getFileName()));
        } else {
            messages.say(texts.get("saved", path.getFileName()));
        }
        afterwards.run();
    }

    private void failed(String what, Exception failure) {
        busy.set(false);
        opening = Optional.empty();
        messages.warn(what + ": " + failure.getMessage());
    }

    /// Shows another game of the file.
    public void select(int index) {
        if (!switching && index >= 0 && index < games.size() && index != games.selected()) {
            putAside();
            games.select(index);
            game.show(games.shown());
            messages.clear();
        }
    }

    /// Asks for an edition and a board and adds a new game to the file, after the others.
    public void addGame() {
        prompts.newGame().ifPresent(start -> {
            putAside();
            games.add(GameTree.of(start));
            game.show(games.shown());
            messages.say(texts.get("added", games.size()));
        });
    }

    /// Takes a game out of the file, after asking, for this cannot be undone; the last one stays.
    ///
    /// @param index which, from 0
    public void removeGame(int index) {
        if (games.size() == 1) {
            messages.warn(texts.get("lastGame"));
            return;
        }
        putAside();
        String players = GameEntry.of(index, games.trees(game.moment().tree()).get(index))
                .title();
        if (prompts.remove(players)) {
            boolean here = index == games.selected();
            games.remove(index);
            if (here) {
                game.show(games.shown());
            }
            refresh();
            messages.say(texts.get("removed", players));
        }
    }

    /// Forgets what was wrong with the file.
    public void dismissProblems() {
        problems.clear();
    }

    /// Runs something that gives up the open games; asks first if anything is not saved.
    public void unlessUnsaved(Runnable action) {
        putAside();
        if (!dirty.get()) {
            action.run();
            return;
        }
        switch (prompts.unsaved(name())) {
            case SAVE -> save(() -> unlessUnsaved(action));
            case DISCARD -> action.run();
            case CANCEL -> messages.say(texts.get("unchanged"));
        }
    }

    private void show(Optional<Path> path, List<GameTree> trees, List<String> wrong) {
        switching = true;
        shown++;
        stamp = path.map(FileStamp::of).orElse(FileStamp.NONE);
        incomplete = !wrong.isEmpty();
        games.begin(trees);
        problems.setAll(wrong);
        game.show(games.shown());
        switching = false;
        file.set(path);
        refresh();
    }

    private void putAside() {
        games.putAside(game.state());
        refresh();
    }

    private String name() {
        return file.get()
                .map(path -> String.valueOf(path.getFileName()))
                .or(() -> GameEntry.players(game.moment().tree()))
                .orElse(texts.get("unnamed"));
    }

    private void refresh() {
        if (switching) {
            return;
        }
        boolean changed = game.hasDraft()
                || game.unreadProperty().get()
                || games.changed(game.moment().tree());
        dirty.set(changed);
        name.set(name());
        title.set(name.get() + (changed ? " •" : "") + " – Hexalyst");
    }
}
