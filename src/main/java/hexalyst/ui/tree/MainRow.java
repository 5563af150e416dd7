package hexalyst.ui.tree;

import hexalyst.record.Node;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A numbered row of the main line in the move list. It can be filled with another one.
final class MainRow extends HBox {
    private static final double NUMBER_WIDTH = 44;
    private static final double MOVE_WIDTH = 118;

    private final Label number = new Label();
    /// Stands for the first player's move where the row begins with the second.
    private final Label ellipsis = new Label("…");
    private final MoveLabel white;
    private final MoveLabel black;

    /// @param labels makes labels for moves
    MainRow(Supplier<MoveLabel> labels) {
        getStyleClass().add("main-row");
        number.getStyleClass().add("move-number");
        number.setMinWidth(NUMBER_WIDTH);
        ellipsis.getStyleClass().addAll("move", "ellipsis");
        ellipsis.setMinWidth(MOVE_WIDTH);
        white = labels.get();
        black = labels.get();
        for (MoveLabel label : List.of(white, black)) {
            label.getStyleClass().add("main");
            label.setMinWidth(MOVE_WIDTH);
        }
    }

    /// Shows a row.
    ///
    /// @return the labels of its moves
    List<MoveLabel> show(MoveRow.Moves row) {
        number.setText(row.number() + ".");
        boolean whites = row.white() != Node.NONE;
        boolean blacks = row.black() != Node.NONE;
        if (whites) {
            white.show(row.white(), "", "", Optional.empty());
        }
        if (blacks) {
            black.show(row.black(), "", "", Optional.empty());
        }
        List<Label> shown = Stream.of(number, whites ? white : ellipsis, black)
                .filter(label -> blacks || !label.equals(black))
                .toList();
        if (!getChildren().equals(shown)) {
            getChildren().setAll(shown);
        }
        return Stream.of(white, black).filter(shown::contains).toList();
    }
}
