package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// What the board shows and what clicks on it do, for any game: a click gathers the moves that a player might think of
/// on the cell. The left button plays the one of the mover's colour, the right button the one of the other colour;
/// where there is only one, either button plays it. JavaFX thread only.
public final class BoardViewModel {
    private final GameViewModel game;
    private final MessageLine messages;
    private final ReadOnlyObjectWrapper<BoardPicture> picture;
    private final ReadOnlyObjectWrapper<ClickHint> leftHint = new ReadOnlyObjectWrapper<>(ClickHint.NONE);
    private final ReadOnlyObjectWrapper<ClickHint> rightHint = new ReadOnlyObjectWrapper<>(ClickHint.NONE);
    private final ReadOnlyStringWrapper headline = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Side>> toMove = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper editionId = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper mustPass = new ReadOnlyBooleanWrapper();
    private final BooleanProperty numbers = new SimpleBooleanProperty(true);
    private int hovered = HexGrid.NONE;

    /// @param game the game to show and to play in
    /// @param messages where it says why a click did nothing
    public BoardViewModel(GameViewModel game, MessageLine messages) {
        this.game = game;
        this.messages = messages;
        picture = new ReadOnlyObjectWrapper<>(draw(game.moment(), Optional.empty()));
        game.momentProperty().subscribe(moment -> update());
        numbers.subscribe(this::update);
    }

    /// What is to be drawn.
    public ReadOnlyObjectProperty<BoardPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /// What is to be drawn.
    public BoardPicture picture() {
        return picture.get();
    }

    /// What the left button would do on the cell under the pointer.
    public ReadOnlyObjectProperty<ClickHint> leftHintProperty() {
        return leftHint.getReadOnlyProperty();
    }

    /// What the right button would do on the cell under the pointer.
    public ReadOnlyObjectProperty<ClickHint> rightHintProperty() {
        return rightHint.getReadOnlyProperty();
    }

    /// Who is to move, or how the game ended.
    public ReadOnlyStringProperty headlineProperty() {
        return headline.getReadOnlyProperty();
    }

    /// The player to move; nobody when the game is over.
    public ReadOnlyObjectProperty<Optional<Side>> toMoveProperty() {
        return toMove.getReadOnlyProperty();
    }

    /// The id of the edition, by which style sheets colour the pieces.
    public ReadOnlyStringProperty editionIdProperty() {
        return editionId.getReadOnlyProperty();
    }

    /// True if the only legal move is a pass.
    public ReadOnlyBooleanProperty mustPassProperty() {
        return mustPass.getReadOnlyProperty();
    }

    /// True to write the number of each empty cell in it.
    public BooleanProperty numbersProperty() {
        return numbers;
    }

    /// The pointer is on a cell, or on none ([HexGrid#NONE]).
    public void hover(int cell) {
        if (cell != hovered) {
            hovered = cell;
            update();
        }
    }

    /// Plays on a cell.
    ///
    /// @param cell the cell that was clicked, [HexGrid#NONE] beside the board
    /// @param primary true for the left button
    public void click(int cell, boolean primary) {
        if (cell == HexGrid.NONE) {
            return;
        }
        Position position = game.moment().position();
        Optional<Move> move = candidate(position, cell, primary);
        if (move.isEmpty()) {
            messages.warn(nothingToPlay(position, cell));
        } else {
            game.play(move.get());
        }
    }

    /// Makes the forced pass.
    public void pass() {
        game.play(Move.pass());
    }

    private static String nothingToPlay(Position position, int cell) {
        String name = position.grid().name(cell);
        if (position.outcome().over()) {
            return "the game is over: " + position.outcome().reason();
        }
        return name + (position.at(cell) == Content.BLOCKED ? " is blocked" : " is occupied");
    }

    private static Optional<Move> candidate(Position position, int cell, boolean primary) {
        List<Move> candidates = position.candidates(cell);
        if (candidates.size() == 1) {
            return Optional.of(candidates.getFirst());
        }
        Side wanted = primary ? position.toMove() : position.toMove().other();
        return candidates.stream()
                .filter(move -> move instanceof Move.Place place && place.colour() == wanted)
                .findFirst();
    }

    private void update() {
        GameMoment moment = game.moment();
        Position position = moment.position();
        if (hovered >= position.grid().cells()) {
            hovered = HexGrid.NONE;
        }
        boolean over = position.outcome().over();
        List<Move> legal = legalMoves(position);
        mustPass.set(legal.size() == 1 && legal.getFirst() instanceof Move.Pass);
        editionId.set(position.edition().id());
        headline.set(headline(position, mustPass.get()));
        toMove.set(over ? Optional.empty() : Optional.of(position.toMove()));
        Optional<Move> left = hovered == HexGrid.NONE ? Optional.empty() : candidate(position, hovered, true);
        Optional<Move> right = hovered == HexGrid.NONE ? Optional.empty() : candidate(position, hovered, false);
        Optional<MovePreview> leftPreview = left.map(position::preview);
        Optional<MovePreview> rightPreview = right.equals(left) ? leftPreview : right.map(position::preview);
        leftHint.set(over ? ClickHint.NONE : hint(position, left, leftPreview));
        rightHint.set(over || right.isEmpty() ? ClickHint.NONE : hint(position, right, rightPreview));
        Optional<BoardPicture.Hover> hover = over || left.isEmpty() && right.isEmpty()
                ? Optional.empty()
                : Optional.of(new BoardPicture.Hover(hovered, ghost(left, leftPreview), ghost(right, rightPreview)));
        picture.set(draw(moment, hover));
    }

    private static List<Move> legalMoves(Position position) {
        return position.outcome().over() ? List.of() : position.legalMoves();
    }

    private ClickHint hint(Position position, Optional<Move> move, Optional<MovePreview> preview) {
        if (move.isEmpty() || preview.isEmpty()) {
            return hovered == HexGrid.NONE
                    ? ClickHint.NONE
                    : new ClickHint(nothingToPlay(position, hovered), false, Optional.empty());
        }
        String name = position.text(move.get());
        String text = preview.get().legal()
                ? name + " · " + preview.get().text()
                : name + " is illegal · " + preview.get().text();
        return new ClickHint(
                text,
                preview.get().legal(),
                move.get() instanceof Move.Place place ? Optional.of(place.colour()) : Optional.empty());
    }

    private static Optional<BoardPicture.Ghost> ghost(Optional<Move> move, Optional<MovePreview> preview) {
        return move.isPresent() && move.get() instanceof Move.Place place && preview.isPresent()
                ? Optional.of(new BoardPicture.Ghost(
                        place.colour(), preview.get().legal(), preview.get().cells()))
                : Optional.empty();
    }

    private static String headline(Position position, boolean mustPass) {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing ->
                position.edition().sideName(position.toMove()) + (mustPass ? " must pass: no legal move" : " to move");
            case Outcome.Won won -> position.edition().sideName(won.winner()) + " has won: " + won.reason();
            case Outcome.Drawn drawn -> "Draw: " + drawn.reason();
        };
    }

    private BoardPicture draw(GameMoment moment, Optional<BoardPicture.Hover> hover) {
        Position position = moment.position();
        List<Content> contents = new ArrayList<>(position.grid().cells());
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            contents.add(position.at(cell));
        }
        int last = moment.move().orElse(Move.pass()) instanceof Move.Place place ? place.cell() : HexGrid.NONE;
        CellSet deciding = position.outcome().cells();
        Annotations said = moment.annotations();
        return new BoardPicture(
                position.grid(),
                contents,
                last,
                deciding,
                said.marks(),
                said.arrows(),
                said.labels(),
                hover,
                numbers.get());
    }
}
