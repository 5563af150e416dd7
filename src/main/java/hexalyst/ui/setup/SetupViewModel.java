package hexalyst.ui.setup;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.SetupResult;
import hexalyst.game.Traits.SwapRule;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// A position that is being set up, which may break the rules meanwhile, and what can be said about it. The open game
/// is never changed: the set-up is opened as a new game. JavaFX thread only.
public final class SetupViewModel {
    private final GameViewModel game;
    private final FilesViewModel files;
    private final MessageLine messages;
    private final BoardLookViewModel look;
    private final Texts texts = Texts.of(SetupViewModel.class);
    private final ObjectProperty<Edition> edition;
    private final ReadOnlyObjectWrapper<PositionSetup> setup;
    private final BooleanProperty making = new SimpleBooleanProperty(true);
    private final ObjectProperty<Tool> tool = new SimpleObjectProperty<>(Tool.WHITE);
    private final ReadOnlyObjectWrapper<BoardPicture> picture;
    private final ReadOnlyObjectWrapper<Optional<Position>> position = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<String> problems = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper textProblem = new ReadOnlyStringWrapper("");
    private final SetupSteps steps = new SetupSteps();
    private final SetupCursor cursor;
    private final FoundMoves found = new FoundMoves(this::load);
    private final KeptSketch sketch;
    private Content painting = Content.EMPTY;
    private boolean stroke;
    private int painted = Grid.NONE;
    private boolean writing;
    private boolean beginning;
    private boolean begun;
    private Game opened = Games.byDefault();

    /// @param game the open game, whose position can be loaded
    /// @param files opens the set-up
    /// @param look how boards are shown
    /// @param messages shows what was done
    /// @param settings remember what was set up last
    public SetupViewModel(
            GameViewModel game,
            FilesViewModel files,
            BoardLookViewModel look,
            MessageLine messages,
            Settings settings) {
        sketch = new KeptSketch(settings);
        this.game = game;
        this.files = files;
        this.messages = messages;
        this.look = look;
        cursor = new SetupCursor(look);
        Edition first = Games.byDefault().editions().getFirst();
        edition = new SimpleObjectProperty<>(first);
        setup = new ReadOnlyObjectWrapper<>(Games.byDefault().empty(first, first.grid()));
        picture = new ReadOnlyObjectWrapper<>(drawn(List.of()));
        update();
        game.momentProperty().subscribe(moment -> begin(moment.position()));
        edition.subscribe((before, now) -> {
            if (!beginning) {
                begun = true;
                useTools();
                changeRules(before, now);
            }
        });
        text.subscribe((before, now) -> read(now));
        cursor.cellProperty().subscribe((before, now) -> update());
    }

    /// Takes another board where the old one was the edition's, or was empty and is none of the new game.
    private void changeRules(Edition before, Edition now) {
        Grid board = setup.get().grid();
        boolean untouched = setup.get().equals(game(before).empty(before, board));
        if (before.grid().equals(board) && !now.grid().equals(board)) {
            change(empty(now.grid()));
        } else if (untouched && !game(before).id().equals(rules().id())) {
            change(empty(rules().sizes(now).contains(board) ? board : now.grid()));
        } else {
            update();
        }
    }

    /// Uses the rules and the board of the open game, until something was chosen or set up; and its start, if that was
    /// set up.
    private void begin(Position shown) {
        opened = shown.game();
        if (begun || !steps.isEmpty()) {
            return;
        }
        PositionSetup first = LoadedPosition.first(game.moment().tree().start());
        if (!edition.get().equals(shown.edition()) || !setup.get().equals(first)) {
            begin(shown.edition(), first);
        }
    }

    private void begin(Edition with, PositionSetup first) {
        beginning = true;
        edition.set(with);
        setup.set(first);
        beginning = false;
        useTools();
        update();
    }

    /// The picture of the board.
    public ReadOnlyObjectProperty<BoardPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /// The style class of the pieces.
    public String pieceStyle() {
        return look.piecesProperty().get().styleClass(rules(), edition.get());
    }

    /// The set-up.
    public ReadOnlyObjectProperty<PositionSetup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /// The position, if the set-up is valid.
    public ReadOnlyObjectProperty<Optional<Position>> positionProperty() {
        return position.getReadOnlyProperty();
    }

    /// Why the set-up is not valid, one line each.
    public ObservableList<String> problems() {
        return problems;
    }

    /// Other remarks: who has won, and which moves can have been the last.
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    /// The editions of all games.
    public List<Edition> editions() {
        return Games.all().stream().flatMap(each -> each.editions().stream()).toList();
    }

    /// The edition. A change also changes the board, if that was the edition's default.
    public ObjectProperty<Edition> editionProperty() {
        return edition;
    }

    /// The tools for the chosen edition.
    public List<Tool> tools() {
        return Tool.of(edition.get(), !rules().traits().wholeBoards());
    }

    /// Selects a tool that the chosen edition has.
    private void useTools() {
        if (!tools().contains(tool.get())) {
            tool.set(tools().getFirst());
        }
    }

    /// The selected tool.
    public ObjectProperty<Tool> toolProperty() {
        return tool;
    }

    /// The position as a line of text. It can be edited: a valid line, or a board code, is set up.
    public StringProperty textProperty() {
        return text;
    }

    /// Why the line cannot be read; empty if it can.
    public ReadOnlyStringProperty textProblemProperty() {
        return textProblem.getReadOnlyProperty();
    }

    /// The name of an edition among those of all games.
    public String name(Edition named) {
        return game(named).title() + ": " + named.title();
    }

    /// When the second player may swap in the chosen game. A set-up says it only where players have to agree on it.
    public SwapRule swapRule() {
        return rules().traits().swap();
    }

    /// True if there is something to undo.
    public ReadOnlyBooleanProperty undoableProperty() {
        return steps.undoableProperty();
    }

    /// True if there is something to redo.
    public ReadOnlyBooleanProperty redoableProperty() {
        return steps.redoableProperty();
    }

    /// The chosen game.
    Game rules() {
        return game(edition.get());
    }

    private Game game(Edition of) {
        return opened.editions().contains(of) ? opened : Games.of(of);
    }

    /// A button was pressed on a cell. If the cell already has what the button would paint, it is erased, so that a
    /// second click reverts the first.
    ///
    /// @param left true for the left button
    public void press(int cell, boolean left) {
        if (cell != Grid.NONE) {
            Content wanted = tool.get().content(left);
            boolean again = !stacks() && setup.get().cells().get(cell).equals(wanted);
            painting = again ? Content.EMPTY : wanted;
            stroke = true;
            steps.add(setup.get());
            paint(cell);
        }
    }

    /// True if pieces are painted on top of others, and removed from the top.
    public boolean stacks() {
        return rules().traits().stacks();
    }

    /// The mouse was dragged over a cell, which gets what the first one got.
    public void drag(int cell) {
        if (stroke && cell != Grid.NONE && cell != painted) {
            paint(cell);
        }
    }

    /// The button was released.
    public void release() {
        stroke = false;
    }

    private void paint(int cell) {
        painted = cell;
        Content there = setup.get().cells().get(cell);
        Content now = stacks() ? Tool.stacked(there, painting) : painting;
        if (!there.equals(now)) {
            show(setup.get().with(cell, now));
        }
    }

    private void change(PositionSetup now) {
        if (!now.equals(setup.get())) {
            steps.add(setup.get());
            show(now);
        }
    }

    /// Changes anything of the set-up, such as who is to move; it can be undone.
    public void edit(UnaryOperator<PositionSetup> change) {
        change(change.apply(setup.get()));
    }

    /// Undoes the last change.
    public void undo() {
        steps.undo(setup.get()).ifPresent(this::show);
    }

    /// Redoes the last undone change.
    public void redo() {
        steps.redo(setup.get()).ifPresent(this::show);
    }

    private void show(PositionSetup now) {
        setup.set(now);
        update();
    }

    /// Clears the board.
    public void clear() {
        change(empty(setup.get().grid()));
    }

    /// An empty board of the chosen game.
    private PositionSetup empty(Grid grid) {
        return rules().empty(edition.get(), grid);
    }

    /// The boards of the chosen game.
    public List<Grid> grids() {
        return List.copyOf(rules().sizes());
    }

    /// Switches to another, empty board.
    public void setBoard(Grid grid) {
        if (!grid.equals(setup.get().grid())) {
            change(empty(grid));
        }
    }

    /// Rotates the contents by the smallest rotation that is a symmetry of the board.
    public void turn() {
        change(Symmetry.turned(rules(), setup.get()), "image.none");
    }

    /// Mirrors the contents left to right.
    public void mirror() {
        change(Symmetry.mirrored(rules(), setup.get()), "image.none");
    }

    /// Moves everything on the board by one cell; says so if there is no room.
    void shift(Shift.Way way) {
        change(Shift.of(setup.get(), way, look.shown().look()), "shift.none");
    }

    private void change(Optional<PositionSetup> now, String none) {
        now.ifPresentOrElse(this::change, () -> messages.warn(texts.get(none)));
    }

    /// Swaps the colours of the pieces and the player to move.
    public void swapColours() {
        change(Symmetry.exchanged(setup.get(), rules().fields()));
    }

    /// What positions of the chosen game have besides the board.
    public List<SetupField> fields() {
        return rules().fields().stream()
                .filter(field -> !field.inTurn() && !(making.get() && Answered.by(rules(), field.name())))
                .toList();
    }

    /// Loads the current position of the open game.
    public void load() {
        making.set(false);
        load(game.moment().position());
    }

    private void load(Position shown) {
        edition.set(shown.edition());
        change(LoadedPosition.setup(shown));
        update();
    }

    /// Shows what was set up last before the program ended.
    public void recall() {
        sketch.recall().ifPresent(kept -> {
            begun = true;
            begin(kept.edition(), kept.setup());
        });
    }

    /// What to do when a player makes the set-up of a new game. It begins with the one that is here for that board, so
    /// that nothing made is lost, or with the usual start.
    void whenNew(Runnable shown) {
        files.edits().settingUp(from -> {
            shown.run();
            boolean same =
                    edition.get().equals(from.edition()) && setup.get().grid().equals(from.grid());
            if (!same || setup.get().cells().stream().allMatch(Content::isEmpty)) {
                load(from);
            }
            making.set(true);
            change(Answered.without(setup.get(), rules()));
        });
    }

    /// True while a set-up to begin with is made, false while it is a position of a game.
    BooleanProperty makingProperty() {
        return making;
    }

    /// Whether a set-up to begin with is made, in a game where a player makes it.
    ObservableValue<Boolean> makesProperty() {
        return making.flatMap(begins ->
                edition.map(chosen -> begins && game(chosen).playersSetup().isPresent()));
    }

    /// What is set up, to be restored later.
    record Kept(Edition edition, PositionSetup setup, SetupSteps steps, boolean begun) {}

    Kept keep() {
        return new Kept(edition.get(), setup.get(), steps.copy(), begun);
    }

    void restore(Kept kept) {
        edition.set(kept.edition);
        show(kept.setup);
        steps.take(kept.steps);
        begun = kept.begun;
        cursor.leave();
    }

    /// Moves that were found in the position.
    public FoundMoves found() {
        return found;
    }

    /// The cursor of the keyboard.
    SetupCursor cursor() {
        return cursor;
    }

    /// Presses a button at the cursor.
    void pressAtCursor(boolean left) {
        if (cursor.isOn(setup.get().grid())) {
            press(cursor.cellProperty().get(), left);
            release();
        }
    }

    /// Opens the set-up as a new game; shows why not if it is not valid.
    ///
    /// @return true if it was opened
    public boolean open() {
        position.get().ifPresentOrElse(this::open, () -> messages.warn(texts.get("open.not", problems.getFirst())));
        return position.get().isPresent();
    }

    /// Opens a position as a new game.
    void open(Position start) {
        files.begin(GameTree.of(start), texts.get("open.done"));
    }

    private void read(String line) {
        if (writing) {
            return;
        }
        begun = true;
        switch (TypedSetup.read(line, edition.get(), rules())) {
            case Parsed.Ok<TypedSetup> ok -> {
                textProblem.set("");
                writing = true;
                edition.set(ok.value().edition());
                change(ok.value().setup());
                writing = false;
            }
            case Parsed.Bad<TypedSetup> bad -> textProblem.set(bad.first().text());
        }
    }

    private void update() {
        PositionSetup now = setup.get();
        List<Integer> wrong = new ArrayList<>();
        switch (rules().position(edition.get(), now)) {
            case SetupResult.Valid valid -> {
                position.set(Optional.of(valid.position()));
                problems.clear();
                said.set(SetupWords.about(valid.position(), now));
            }
            case SetupResult.Invalid invalid -> {
                position.set(Optional.empty());
                problems.setAll(SetupWords.problems(invalid, edition.get()));
                wrong.addAll(SetupWords.cells(invalid));
                said.set("");
            }
        }
        picture.set(drawn(wrong));
        if (begun || !steps.isEmpty()) {
            sketch.keep(rules(), edition.get(), now);
        }
        if (!writing) {
            writing = true;
            text.set(PositionText.format(now, edition.get()));
            textProblem.set("");
            writing = false;
        }
    }

    private BoardPicture drawn(List<Integer> wrong) {
        int at = cursor.isOn(setup.get().grid()) ? cursor.cellProperty().get() : Grid.NONE;
        return SetupPicture.of(
                setup.get(), position.get(), edition.get(), look.shown().look(), found, wrong, at);
    }
}
