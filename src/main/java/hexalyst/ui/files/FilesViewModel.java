package hexalyst.ui.files;

import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.Imported;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.TextDraft;
import hexalyst.ui.message.MessageLine;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The open file: its games, its path, and whether it has unsaved changes. A file that cannot be read changes nothing.
/// Reading and writing happen on another thread; everything else on the JavaFX thread.
public final class FilesViewModel {
    private final FileChoice choice;
    private final Prompts prompts;
    private final GameViewModel game;
    private final MessageLine messages;
    private final OtherFiles others;
    private final FileSaver saver;
    private final GameEdits edits;
    private final GameCopies copies;
    private final FileReading reading;
    private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
    private final OpenName name;
    private final ReadOnlyObjectWrapper<Optional<Path>> file = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<String> problems = FXCollections.observableArrayList();
    private final ObservableList<String> notes = FXCollections.observableArrayList();
    private final OpenGames games = new OpenGames();
    private final FileOnDisk disk;
    private final Texts texts = Texts.of(FilesViewModel.class);
    private Optional<Origin> origin = Optional.empty();
    private boolean switching;
    /// Counts what has been shown, to detect that something else was opened while a file was being written.
    private int shown;
    private int sample;

    /// @param store reads and writes files
    /// @param asking chooses files and asks the user
    /// @param game shows one of the games
    /// @param messages shows what was done
    /// @param threads run long work and return from it
    /// @param others what else is open
    public FilesViewModel(
            GameStore store,
            Asking asking,
            GameViewModel game,
            MessageLine messages,
            Threads threads,
            OtherFiles others) {
        this.others = others;
        name = new OpenName(wanted -> others.distinct(this, wanted));
        choice = asking.choice();
        prompts = asking.prompts();
        this.game = game;
        this.messages = messages;
        saver = new FileSaver(store, asking, messages, threads, new OpenHere(this));
        edits = new GameEdits(this, games, game, prompts, messages);
        copies = new GameCopies(store, choice, saver, messages, threads, others);
        reading = new FileReading(store, messages, threads, problems, saver.busyProperty());
        disk = new FileOnDisk(this, game, messages, threads);
        show(new Snapshot(Optional.empty(), List.of(game.moment().tree()), Map.of()), List.of());
        game.momentProperty().subscribe(moment -> refresh());
        game.draftProperty().subscribe(text -> refresh());
        game.textProperty().subscribe(text -> refresh());
    }

    /// Asks the user.
    ///
    /// @param choice for files
    /// @param prompts for everything else
    public record Asking(FileChoice choice, Prompts prompts) {}

    /// The threads for long work.
    ///
    /// @param background runs slow tasks
    /// @param later returns to the JavaFX thread
    public record Threads(Executor background, FxThread later) {}

    /// The window's title: the file's name, a mark for unsaved changes, the program's name.
    public ReadOnlyStringProperty titleProperty() {
        return name.titleProperty();
    }

    /// True if something is not saved.
    public ReadOnlyBooleanProperty dirtyProperty() {
        return dirty.getReadOnlyProperty();
    }

    /// True while a file is being read or written.
    public ReadOnlyBooleanProperty busyProperty() {
        return reading.busy().eitherProperty();
    }

    /// How many games the file has.
    public ReadOnlyIntegerProperty countProperty() {
        return games.countProperty();
    }

    /// The index of the shown game, from 0.
    public ReadOnlyIntegerProperty selectedProperty() {
        return games.selectedProperty();
    }

    /// Changes whenever the file has other games or another order of them.
    public ReadOnlyIntegerProperty revisionProperty() {
        return games.revisionProperty();
    }

    /// Edits of the list of games.
    public GameEdits edits() {
        return edits;
    }

    /// Copies games to other files.
    GameCopies copies() {
        return copies;
    }

    /// A name for what is open: the file's name, or the players, or the game that is played.
    public ReadOnlyStringProperty nameProperty() {
        return name.nameProperty();
    }

    /// The name with the family names of the players, where it is made of them.
    public ReadOnlyStringProperty briefNameProperty() {
        return name.briefProperty();
    }

    /// The file on the disk, which another program may change.
    public FileOnDisk disk() {
        return disk;
    }

    /// The open file as it was read or written last, if the games come from one.
    Optional<Origin> origin() {
        return origin;
    }

    /// Reads the open file again. If nothing can be read from it, what is open stays. Asks if the user has changed
    /// something meanwhile.
    ///
    /// @param then runs when the new content is shown
    void readAgain(Path path, Runnable then) {
        Snapshot before = snapshot();
        reading.open(
                path,
                (stamp, opened) -> {
                    Runnable shows = () -> {
                        showOpened(path, stamp, opened);
                        then.run();
                    };
                    if (snapshot().equals(before)) {
                        shows.run();
                    } else {
                        unlessUnsaved(shows);
                    }
                },
                () -> {});
    }

    /// Errors in the file that was opened last, one line each.
    public ObservableList<String> problems() {
        return problems;
    }

    /// Asks where row a of imported games is.
    public RowsViewModel rows() {
        return reading.rows();
    }

    /// What could not be imported from another program's format, one line each.
    public ObservableList<String> notes() {
        return notes;
    }

    /// The open file, if the games come from one.
    public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /// True if this file is open here, or is being opened.
    public boolean holds(Path path) {
        return file.get()
                .or(() -> reading.busy().opening())
                .filter(known -> FileStamp.sameFile(known, path))
                .isPresent();
    }

    /// True if nothing is open but an empty game, as at the start, or the unchanged sample, so that a file may replace
    /// it.
    public boolean untouched() {
        boolean asSample = shown == sample && !busyProperty().get() && !dirty.get();
        return (blank() || asSample) && rows().questionProperty().get().isEmpty();
    }

    /// True if the empty game of the start is still open.
    public boolean blank() {
        return shown == 1 && empty();
    }

    /// True if nothing is open but a game without moves that is in no file.
    private boolean empty() {
        return !busyProperty().get()
                && !dirty.get()
                && file.get().isEmpty()
                && games.empty(game.moment().tree());
    }

    /// Shows games that belong to the program. Unless they are changed, the user is not asked to save them.
    public void showSample(List<GameTree> trees) {
        show(new Snapshot(Optional.empty(), trees, Map.of()), List.of());
        sample = shown;
    }

    /// Shows games that are stored elsewhere, in the same way as [#showSample(List)].
    ///
    /// @param kept the games and where to go in each, at least one
    /// @param index the one to show first
    /// @param called their name; empty to name them by their players
    public void showKept(List<GameState> kept, int index, Optional<String> called) {
        show(Optional.empty(), List.of(), () -> games.begin(kept, index));
        name.give(called);
        refresh();
    }

    /// Shows a game that was just made and is stored nowhere: the user is asked to save it.
    ///
    /// @param called its name
    public void showMade(GameState made, String called) {
        showKept(List.of(made), 0, Optional.of(called));
        games.forgetSaved();
        refresh();
    }

    /// Opens what another window had open here, with the undo history of each game. The other one must not be used any
    /// more.
    public void takeOver(FilesViewModel left) {
        left.putAside();
        if (left.blank()) {
            showSample(left.trees());
            return;
        }
        show(left.origin, left.problems, () -> games.takeOver(left.games));
        sample = left.shown == left.sample ? shown : 0;
        notes.setAll(left.notes);
        name.takeOver(left.name);
        refresh();
    }

    /// The current games, including a comment that is being typed.
    public List<GameTree> trees() {
        return games.trees(game.treeWithDraft());
    }

    /// What is open now.
    public Snapshot snapshot() {
        return new Snapshot(origin, trees(), games.texts(game.textProperty().get()));
    }

    /// Shows a new game, or a sample game, which nobody has to save.
    void begin(WantedGame wanted) {
        showSample(List.of(wanted.tree()));
        sample = wanted.purpose() == WantedGame.Purpose.SAMPLE ? shown : 0;
        messages.say(wanted.told());
        seen(wanted);
    }

    /// Shows the page for a new game.
    void seen(WantedGame begun) {
        others.opened(begun.purpose());
    }

    /// Opens a game that comes from no file, as [#begin(ReadResult, String)] does.
    public void begin(GameTree tree, String message) {
        begin(new ReadResult(List.of(tree), List.of()), message);
    }

    /// Opens games that come from no file, in another tab if anything is open here, or after asking.
    public void begin(ReadResult read, String message) {
        inFreePlace(place -> {
            place.show(new Snapshot(Optional.empty(), read.games(), Map.of()), read.problemLines());
            place.notes.setAll(read.notes());
            place.games.forgetSaved();
            place.refresh();
            place.messages.say(message);
        });
    }

    /// Opens a game that is stored elsewhere, as [#begin(ReadResult, String)] does, and shows it as [#showKept] does.
    public void beginKept(GameTree tree, Optional<String> called, String message) {
        beginKept(GameState.of(tree), called, message);
    }

    /// The same, at a node.
    public void beginKept(GameState kept, Optional<String> called, String message) {
        inFreePlace(place -> {
            place.showKept(List.of(kept), 0, called);
            place.messages.say(message);
        });
    }

    /// Opens a game that was just made, as [#begin(ReadResult, String)] does, and shows it as [#showMade] does.
    public void beginMade(GameState made, String called, String message) {
        inFreePlace(place -> {
            place.showMade(made, called);
            place.messages.say(message);
        });
    }

    void inFreePlace(Consumer<FilesViewModel> shows) {
        putAside();
        FilesViewModel place = untouched() || empty() ? this : others.another(this);
        place.unlessUnsaved(() -> shows.accept(place));
    }

    /// Asks for a file and opens it.
    public void open() {
        choice.toOpen().ifPresent(path -> others.open(this, path));
    }

    /// Opens a file here. What is open stays until the file has been read, and for good if nothing can be read from it.
    ///
    /// @param unopened runs if nothing can be read from it, after the error is shown
    public void open(Path path, Runnable unopened) {
        messages.say(texts.get("opening", path.getFileName()));
        // While the user was being asked, something else may have been opened here.
        reading.open(path, (stamp, opened) -> inFreePlace(place -> place.showOpened(path, stamp, opened)), unopened);
    }

    /// Opens unsaved games as the changed content of the file that they come from.
    ///
    /// @param kept where they were kept
    /// @param then receives the outcome; not called if the user wants to keep what is open
    public void recover(Backup kept, Consumer<Recovery> then) {
        reading.recover(
                kept,
                read -> read.ifPresentOrElse(
                        restored -> unlessUnsaved(() -> then.accept(recovered(restored))),
                        () -> then.accept(Recovery.NOTHING)));
    }

    private Recovery recovered(BackgroundReader.Restored restored) {
        show(restored.content(), restored.problems());
        games.forgetSaved();
        refresh();
        Map<Integer, TextDraft> typed = restored.content().texts();
        // Show the game with the unfinished text, or the user might never find it.
        typed.keySet().stream().min(Integer::compare).ifPresent(this::select);
        messages.say(texts.get(
                typed.isEmpty() ? "recovered" : "recoveredWithText",
                nameProperty().get()));
        return restored.problems().isEmpty() ? Recovery.WHOLE : Recovery.PART;
    }

    private void showOpened(Path path, FileStamp stamp, Imported opened) {
        ReadResult read = opened.usual();
        Origin here = new Origin(path, stamp, !read.problems().isEmpty());
        // Imported games are not saved in a format of ours yet, and their file must not be overwritten.
        Optional<Origin> from = Optional.of(here).filter(own -> opened instanceof Imported.Own);
        show(new Snapshot(from, read.games(), Map.of()), read.problemLines());
        notes.setAll(read.notes());
        if (from.isEmpty()) {
            name.give(Optional.of(FileReading.stem(path)));
            games.forgetSaved();
            refresh();
        }
        choice.beside(path);
        reading.tell(path, opened);
    }

    /// Saves to the open file. Asks for a file if there is none or the open one cannot be written.
    public void save() {
        saver.save(() -> {});
    }

    /// Asks for a file and saves to it.
    public void saveAs() {
        saver.saveAs(() -> {});
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

    /// Asks for the players of the game, its event and other tags.
    public void details() {
        GameTree tree = game.moment().tree();
        int number = game.number();
        // While the dialog is open, moves may be played, and another game may be shown.
        prompts.details(tree, games.players(tree))
                .filter(tags ->
                        game.number() == number && game.moment().tree().tags().equals(tree.tags()))
                .ifPresent(tags -> game.edit(new TreeEdit.SetTags(game.moment().id(), tags)));
    }

    /// Clears the errors of the file and the list of what could not be imported.
    public void dismissProblems() {
        problems.clear();
        notes.clear();
    }

    /// Runs something that closes the open games. Asks first if anything is not saved.
    public void unlessUnsaved(Runnable action) {
        putAside();
        if (!dirty.get()) {
            action.run();
            return;
        }
        switch (prompts.unsaved(nameProperty().get())) {
            case SAVE -> saveUnsaved(action);
            case DISCARD -> action.run();
            case CANCEL -> messages.say(texts.get("stillOpen", nameProperty().get()));
        }
    }

    /// Saves, and asks about what cannot be saved.
    ///
    /// @param afterwards runs then; not if the user cancelled
    public void saveUnsaved(Runnable afterwards) {
        saver.save(() -> unlessUnsaved(afterwards));
    }

    private void show(Snapshot content, List<String> wrong) {
        show(content.origin(), wrong, () -> games.begin(content.games(), content.texts()));
    }

    private void show(Optional<Origin> from, List<String> wrong, Runnable begin) {
        switching = true;
        shown++;
        origin = from;
        name.give(Optional.empty());
        edits.forget();
        begin.run();
        problems.setAll(wrong);
        notes.clear();
        game.show(games.shown());
        switching = false;
        file.set(origin.map(Origin::file));
        refresh();
    }

    /// Takes over what was done in the shown game.
    void putAside() {
        games.putAside(game.state());
        refresh();
    }

    /// Tells again what is open and whether it is saved.
    void refresh() {
        if (switching) {
            return;
        }
        boolean changed = game.hasDraft()
                || game.textProperty().get().isPresent()
                || games.changed(game.moment().tree());
        dirty.set(changed);
        name.tell(file.get(), game.moment().tree(), changed);
    }

    /// Records that what is open was written.
    void saved(Snapshot written, Origin now) {
        origin = Optional.of(now);
        games.keep(written.games());
        file.set(Optional.of(now.file()));
        refresh();
    }

    /// Shows a message.
    void tell(String said) {
        messages.say(said);
    }

    /// A number that changes when something else is opened here.
    int number() {
        return shown;
    }
}
