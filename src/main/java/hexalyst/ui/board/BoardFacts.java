package hexalyst.ui.board;

import hexalyst.export.board.Fact;
import hexalyst.game.Edition;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.canvas.PieceStyle;
import hexalyst.ui.fx.Visibility;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// What a position has besides the board: the pieces left, prisoners, counters. Shown next to what a click would do.
/// Points are in the head of the board instead.
public final class BoardFacts extends HBox {
    private final ObservableValue<String> pieces;
    /// The style class of the pieces and the number of values of each fact for which the rows were made.
    private List<Object> made = List.of();

    /// @param board the board beside which they stand
    public BoardFacts(BoardViewModel board) {
        this(board.turn().turnProperty().map(BoardFacts::ended), board.pieceStyleProperty());
    }

    /// @param position the position whose facts are shown
    /// @param pieces the style class of the pieces
    private BoardFacts(ObservableValue<Position> position, ObservableValue<String> pieces) {
        this.pieces = pieces;
        setId("board-facts");
        getStyleClass().add("board-facts");
        setMinWidth(USE_PREF_SIZE);
        position.subscribe(this::show);
        pieces.subscribe(() -> show(position.getValue()));
    }

    /// The position if the turn ends now, where it may end, so that pieces captured in this turn count.
    private static Position ended(BegunTurn turn) {
        return turn.mayEnd() ? turn.position().with(Part.END) : turn.position();
    }

    /// Keeps the rows while they show the same facts: new ones cost many times as much as new texts.
    private void show(Position position) {
        List<Fact> facts = Fact.beside(position);
        List<Object> now = List.of(
                pieces.getValue(),
                facts.stream().map(fact -> fact.values().size()).toList());
        if (!now.equals(made)) {
            made = now;
            getChildren().setAll(facts.stream().map(this::row).toList());
        }
        for (int i = 0; i < facts.size(); i++) {
            say(facts.get(i), position.edition(), (HBox) getChildren().get(i));
        }
        Visibility.set(this, !facts.isEmpty());
    }

    private HBox row(Fact fact) {
        Label name = new Label();
        name.getStyleClass().add("fact-name");
        HBox row = new HBox(name);
        row.getStyleClass().add("fact");
        for (int i = 0; i < fact.values().size(); i++) {
            if (fact.isOfEach()) {
                row.getChildren().add(PieceStyle.small(pieces.getValue(), Optional.of(Side.values()[i])));
            }
            row.getChildren().add(new Label());
        }
        row.setAccessibleRole(AccessibleRole.TEXT);
        return row;
    }

    private static void say(Fact fact, Edition edition, HBox row) {
        Iterator<String> texts =
                Stream.concat(Stream.of(fact.name()), fact.values().stream()).iterator();
        for (Node part : row.getChildren()) {
            if (part instanceof Label label) {
                label.setText(texts.next());
            }
        }
        row.setAccessibleText(fact.words(edition));
    }
}
