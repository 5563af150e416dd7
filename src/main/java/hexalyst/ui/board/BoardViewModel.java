package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// What the board shows and what clicks and keys on it do, for any game. A click collects the moves that a player might
/// mean by the cell. The left button plays the move of the mover's colour, or of the picked colour; the right button
/// plays the move of the other colour. If there is only one move, either button plays it. JavaFX thread only.
public final class BoardViewModel {
    private final GameViewModel game;
    private final MessageLine messages;
    private final BoardLookViewModel look;
    private final PositionAnalysisViewModel moves;
    private final KnownValues known;
    private final PenViewModel pen;
    private final PictureComposer composer;
    private final Texts texts = Texts.of(BoardViewModel.class);
    private final CellHints hints = new CellHints(texts);
    private final CellCursor cursor = new CellCursor();
    private final Motion motion = new Motion();
    private final ReadOnlyObjectWrapper<BoardPicture> picture;
    private final ReadOnlyObjectWrapper<ClickHint> leftHint = new ReadOnlyObjectWrapper<>(ClickHint.NONE);
    private final ReadOnlyObjectWrapper<ClickHint> rightHint = new ReadOnlyObjectWrapper<>(ClickHint.NONE);
    private final ReadOnlyObjectWrapper<Headline> headline = new ReadOnlyObjectWrapper<>(Headline.NONE);
    private final ReadOnlyObjectWrapper<BoardValue> value = new ReadOnlyObjectWrapper<>(BoardValue.NONE);
    private final ReadOnlyObjectWrapper<Optional<Side>> toMove = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Side>> picked = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper pieceStyle = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<List<Part.Choose>> words = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper severalMoves = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper cursorOn = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper owner = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper spoken = new ReadOnlyStringWrapper("");
    private final ObjectProperty<List<Move>> preview = new SimpleObjectProperty<>(List.of());
    private final TurnViewModel turn;
    private final PartSteps parts;
    private final OverlayChoice overlays;
    private final BoardGuests guests;
    private final DeadMarks dead;
    private final OwnerHint owners;

    private boolean composing;
    private int hovered = Grid.NONE;
    /// The cell of the move just made, by whichever player, until the pointer or the cursor leaves it. Meanwhile no
    /// hint says that nothing can be played there.
    private int placed = Grid.NONE;

    /// @param game the game to show and to play in
    /// @param messages shows why a click did nothing
    /// @param look how the board is shown
    /// @param moves finds the values of moves
    /// @param known what is known of a position
    /// @param guests other features that use the board
    public BoardViewModel(
            GameViewModel game,
            MessageLine messages,
            BoardLookViewModel look,
            PositionAnalysisViewModel moves,
            KnownValues known,
            BoardGuests guests) {
        this.guests = guests;
        this.game = game;
        dead = new DeadMarks(game, guests.engine(), messages, texts);
        owners = new OwnerHint(look);
        this.messages = messages;
        this.look = look;
        this.moves = moves;
        this.known = known;
        turn = new TurnViewModel(game.moment().position(), guests.player());
        parts = new PartSteps(game, turn);
        pen = new PenViewModel(game);
        composer = new PictureComposer(look, moves::same);
        picture = new ReadOnlyObjectWrapper<>(compose(Optional.empty()));
        follow(game.moment());
        game.momentProperty().subscribe(this::moved);
        look.onChange(this::update);
        overlays = new OverlayChoice(look, moves, turn.turnProperty());
        moves.valuesProperty().subscribe((before, now) -> update());
        known.revisionProperty().subscribe((before, now) -> update());
        pen.drawnProperty().subscribe((before, now) -> update());
        preview.subscribe((before, now) -> update());
        pen.lend(guests.pointing(), guests.cells(), this::update);
        guests.hinted().subscribe((before, now) -> update());
        guests.counts().subscribe((before, now) -> update());
        guests.goesOn().subscribe((before, now) -> {
            follow(game.moment());
            update();
        });
        turn.turnProperty().subscribe((before, now) -> {
            motion.turned(before, now, turn.isDragged());
            follow(game.moment());
            update();
        });
        update();
    }

    /// An edit that keeps the position, such as a mark, also keeps the turn in progress.
    private void moved(GameMoment before, GameMoment now) {
        boolean other = before.id() != now.id() || !before.position().equals(now.position());
        boolean madeHere =
                other && turn.turn().whole().isPresent() && turn.turn().whole().equals(now.move());
        picked.set(Optional.empty());
        if (other) {
            int end = now.move().map(Move::lastCell).orElse(Grid.NONE);
            placed = end == pointed() ? end : placed;
            motion.moved(before, now, madeHere);
            turn.start(now.position());
        } else {
            follow(now);
            update();
        }
        preview.set(List.of());
    }

    /// The name of a side in the edition on the board.
    public ObservableValue<String> sideName(Side side) {
        return game.sideName(side);
    }

    /// How the board is shown.
    public BoardLookViewModel look() {
        return look;
    }

    /// The values of moves.
    public PositionAnalysisViewModel moves() {
        return moves;
    }

    /// Draws marks and arrows.
    public PenViewModel pen() {
        return pen;
    }

    /// The picture of the board.
    public ReadOnlyObjectProperty<BoardPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /// The picture of the board.
    public BoardPicture picture() {
        return picture.get();
    }

    /// The movement of pieces to animate.
    public Motion motion() {
        return motion;
    }

    /// What the left button would do on the cell under the pointer.
    public ReadOnlyObjectProperty<ClickHint> leftHintProperty() {
        return leftHint.getReadOnlyProperty();
    }

    /// What the right button would do on the cell under the pointer.
    public ReadOnlyObjectProperty<ClickHint> rightHintProperty() {
        return rightHint.getReadOnlyProperty();
    }

    /// The player to move, or how the game ended.
    public ReadOnlyObjectProperty<Headline> headlineProperty() {
        return headline.getReadOnlyProperty();
    }

    /// The value of the position.
    public ReadOnlyObjectProperty<BoardValue> valueProperty() {
        return value.getReadOnlyProperty();
    }

    /// The player to move; empty when the game is over.
    public ReadOnlyObjectProperty<Optional<Side>> toMoveProperty() {
        return toMove.getReadOnlyProperty();
    }

    /// The colour that the next left click places, if one was picked.
    public ReadOnlyObjectProperty<Optional<Side>> pickedProperty() {
        return picked.getReadOnlyProperty();
    }

    /// The style class that gives the pieces their colours.
    public ReadOnlyStringProperty pieceStyleProperty() {
        return pieceStyle.getReadOnlyProperty();
    }

    /// The choices available now that are not clicks, such as `pass` or `swap`.
    public ReadOnlyObjectProperty<List<Part.Choose>> wordsProperty() {
        return words.getReadOnlyProperty();
    }

    /// Steps through the game part by part.
    public PartSteps parts() {
        return parts;
    }

    /// The turn in progress.
    public TurnViewModel turn() {
        return turn;
    }

    /// True if a cell can have several moves of different colours, so that the two buttons differ.
    public ReadOnlyBooleanProperty severalMovesProperty() {
        return severalMoves.getReadOnlyProperty();
    }

    /// True while the arrow keys move a cursor over the cells.
    public ReadOnlyBooleanProperty cursorOnProperty() {
        return cursorOn.getReadOnlyProperty();
    }

    /// The expected final owner of the cell under the cursor or pointer; empty where that is not shown.
    public ReadOnlyStringProperty ownerProperty() {
        return owner.getReadOnlyProperty();
    }

    /// The board in words, for a screen reader: the cell under the cursor or pointer, and the possible moves there.
    public ReadOnlyStringProperty spokenProperty() {
        return spoken.getReadOnlyProperty();
    }

    /// A line of play from the current position that is shown without being played, such as the one under the pointer
    /// in another panel; empty for none. Moving to another position clears it.
    public ObjectProperty<List<Move>> previewProperty() {
        return preview;
    }

    /// Sets the cell under the pointer, or none ([Grid#NONE]).
    public void hover(int cell) {
        int there = CellHints.isAbsent(game.moment().position(), cell) ? Grid.NONE : cell;
        if (there != hovered) {
            hovered = there;
            placed = cursorOn.get() ? placed : Grid.NONE;
            update();
        }
    }

    /// Plays on a cell.
    ///
    /// @param cell the clicked cell, [Grid#NONE] outside the board
    /// @param primary true for the left button
    public void click(int cell, boolean primary) {
        if (cell != Grid.NONE) {
            composeOnce(() -> act(cell, primary));
        }
    }

    /// Does something that changes the board in several steps, and shows it once at the end.
    private void composeOnce(Runnable steps) {
        composing = true;
        try {
            steps.run();
        } finally {
            composing = false;
            update();
        }
    }

    private void act(int cell, boolean primary) {
        if (cursorOn.get()) {
            cursor.set(cell, look.look(), grid());
        }
        Position position = game.moment().position();
        Side colour = primary ? own(position) : own(position).other();
        if (!primary && CellHints.takesBack(turn.turn(), cell).isPresent()) {
            if (!turn.takeBack(cell)) {
                messages.warn(hints.needed(turn.turn(), cell));
            }
        } else if (turn.click(cell, colour)) {
            placed = cell;
        } else if (!(primary && dead.click(cell))) {
            hints.refusal(game.moment(), turn.turn(), cell, colour).ifPresent(messages::warn);
        }
    }

    /// Goes to the move that placed or moved the piece on a cell.
    ///
    /// @return false if no move before the current position did
    public boolean goToMoveOn(int cell) {
        Optional<Integer> node = game.moment().moveOn(cell);
        node.ifPresent(game::goTo);
        return node.isPresent();
    }

    /// True while the program is choosing its move.
    ObservableValue<Boolean> thinksProperty() {
        return guests.thinks();
    }

    /// The colour that the left button places.
    private Side own(Position position) {
        return picked.get().orElse(position.toMove());
    }

    /// Picks up the pieces on a cell for dragging, if they may move.
    ///
    /// @return false if they may not
    boolean lift(int cell) {
        return turn.lift(cell, own(game.moment().position()));
    }

    /// Drops lifted pieces if they were dragged to another cell. If they may not move there, it says why, and pieces
    /// that were picked stay picked.
    void drop(int to) {
        int from = turn.held();
        if (turn.drop(to)) {
            placed = to;
            update();
        } else if (from != Grid.NONE && from != to && to != Grid.NONE) {
            hints.unmoved(turn.turn(), from, to).ifPresent(messages::warn);
        }
    }

    /// Picks the colour that the next left click places. Picking it again cancels the choice.
    public void pick(Side side) {
        boolean again = picked.get().equals(Optional.of(side));
        picked.set(again || game.moment().position().outcome().over() ? Optional.empty() : Optional.of(side));
        update();
    }

    /// Switches the keyboard cursor on or off. It starts on the cell under the pointer, on the last move or in the
    /// middle.
    public void toggleCursor() {
        if (cursorOn.get()) {
            cursorOff();
            update();
            return;
        }
        int last = game.moment().move().orElse(Move.pass()).only() instanceof Part.Put place ? place.cell() : Grid.NONE;
        int start = hovered != Grid.NONE ? hovered : last;
        cursorOn.set(true);
        cursor.set(start == Grid.NONE ? grid().cells() / 2 : start, look.look(), grid());
        messages.say(texts.get("cursor.on"));
        update();
    }

    /// Cancels an arrow being drawn; else takes back the last part of a turn; else switches the cursor off and clears a
    /// picked colour.
    ///
    /// @return true if it did any of these
    public boolean leave() {
        if (pen.drawnProperty().get().isPresent()) {
            pen.cancel();
            return true;
        }
        if (turn.takeBack()) {
            return true;
        }
        boolean any = cursorOn.get() || picked.get().isPresent();
        cursorOff();
        picked.set(Optional.empty());
        update();
        return any;
    }

    private void cursorOff() {
        cursorOn.set(false);
        cursor.set(Grid.NONE, look.look(), grid());
    }

    /// Goes forward by this many plies, or back if negative.
    void go(int plies) {
        if (plies != 0) {
            game.step(plies);
        }
    }

    void step(CellCursor.Step step) {
        placed = Grid.NONE;
        Position at = game.moment().position();
        cursor.go(step, look.look(), at.grid(), cell -> CellHints.isAbsent(at, cell));
        update();
    }

    /// Plays on the cell under the cursor. If nothing can be played there, ends a turn that may end.
    ///
    /// @param primary true to act as the left button
    void playAtCursor(boolean primary) {
        boolean idle = !turn.turn().isFresh()
                && TurnViewModel.meant(
                                turn.turn(), cursor.cell(), own(game.moment().position()))
                        .isEmpty()
                && !turn.turn().canPick(cursor.cell())
                && (primary || CellHints.takesBack(turn.turn(), cursor.cell()).isEmpty());
        if (!idle || !turn.end()) {
            click(cursor.cell(), primary);
        }
    }

    /// Makes a choice such as `pass` if it is legal; otherwise shows why not.
    public void say(Part.Choose word) {
        if (guests.thinks().getValue()) {
            messages.warn(texts.get("say.thinks"));
        } else if (words.get().contains(word)) {
            turn.make(word);
        } else {
            messages.warn(CellHints.whyNot(turn.turn().position(), Move.of(word)));
        }
    }

    /// What the game on the board can show over it.
    OverlayChoice overlays() {
        return overlays;
    }

    /// Rotates the board.
    ///
    /// @param steps how many steps, clockwise if positive; taken modulo the board's number of steps
    public void rotate(int steps) {
        look.turnProperty().set(Math.floorMod(look.turnProperty().get() + steps, grid().turns()));
    }

    private Grid grid() {
        return game.moment().position().grid();
    }

    /// Updates what depends only on the place in the game.
    private void follow(GameMoment moment) {
        words.set(turn.turn().words());
        severalMoves.set(CellHints.differ(turn.turn()));
        Headline now = Headline.of(moment, turn.turn(), guests.goesOn().getValue(), texts);
        headline.set(now);
        toMove.set(now.toMove());
    }

    private void update() {
        if (composing) {
            return;
        }
        Position position = game.moment().position();
        if (hovered >= position.grid().cells()) {
            hovered = Grid.NONE;
        }
        if (cursor.cell() >= position.grid().cells()) {
            cursor.set(0, look.look(), position.grid());
        }
        pieceStyle.set(look.piecesProperty().get().styleClass(position.game(), position.edition()));
        value.set(BoardValue.of(position, known.of(position, game.moment().annotations()), texts));
        BoardPicture next = compose(point(position, pointed()));
        if (!next.equals(picture.get())) {
            picture.set(next);
        }
    }

    /// The cell under the cursor, or under the pointer if the cursor is off.
    private int pointed() {
        return cursorOn.get() ? cursor.cell() : hovered;
    }

    /// Updates the hints for the cell under the cursor or the pointer.
    private Optional<BoardPicture.Hover> point(Position position, int cell) {
        CellHints.Hints found = hints.at(
                turn.turn(),
                new CellHints.Pointer(
                        cell, own(position), cell == placed, turn.held() == cell ? Grid.NONE : turn.held()),
                moves.valuesProperty().getValue());
        leftHint.set(dead.hint(cell).orElse(found.left()));
        rightHint.set(found.right());
        owner.set(OwnerHint.text(
                position, cell, owners.cells(position, moves.valuesProperty().getValue()), texts));
        spoken.set(hints.spoken(turn.turn().position(), cell, headline.get().text(), found) + owner.get());
        return found.hover();
    }

    private BoardPicture compose(Optional<BoardPicture.Hover> hover) {
        return composer.compose(
                game.moment(),
                turn.turn(),
                new PictureComposer.Passing(
                        hover,
                        pointed(),
                        cursor.cell(),
                        guests.with(pen.shownMarks(), pen.drawnProperty().get()),
                        preview.get(),
                        moves.valuesProperty().getValue()));
    }
}
