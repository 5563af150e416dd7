package hexalyst.ui.board;

import hexalyst.export.board.Fact;
import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.ui.fx.Shown;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// What a position has besides the board: the pieces left, prisoners, counters. Shown next to what a click would do.
/// Points are in the head of the board instead.
final class BoardFacts extends HBox {
    private final ObservableValue<String> pieces;

    /// @param position the position whose facts are shown
    /// @param pieces the style class of the pieces
    BoardFacts(ObservableValue<Position> position, ObservableValue<String> pieces) {
        this.pieces = pieces;
        setId("board-facts");
        getStyleClass().add("board-facts");
        setMinWidth(USE_PREF_SIZE);
        position.subscribe(this::show);
        pieces.subscribe(() -> show(position.getValue()));
    }

    private void show(Position position) {
        List<Fact> facts = Fact.beside(position);
        getChildren()
                .setAll(facts.stream()
                        .map(fact -> row(fact, position.edition()))
                        .toList());
        Shown.set(this, !facts.isEmpty());
    }

    private HBox row(Fact fact, Edition edition) {
        Label name = new Label(fact.name());
        name.getStyleClass().add("fact-name");
        HBox row = new HBox(name);
        row.getStyleClass().add("fact");
        for (int i = 0; i < fact.values().size(); i++) {
            if (fact.isOfEach()) {
                row.getChildren().add(PieceStyle.small(pieces.getValue(), Optional.of(Side.values()[i])));
            }
            row.getChildren().add(new Label(fact.values().get(i)));
        }
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(fact.words(edition));
        return row;
    }
}
