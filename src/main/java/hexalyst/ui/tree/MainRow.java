package hexalyst.ui.tree;

import hexalyst.game.Side;
import hexalyst.record.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A numbered row of the main line in the move list. Can be reused for another row.
final class MainRow extends HBox {
    static final double NUMBER_WIDTH = 44;
    private static final double MOVE_WIDTH = 118;

    private final Label number = new Label();
    /// Replaces the first player's move if the row begins with the second player's.
    private final Label ellipsis = new Label("…");
    private final MoveLabel white;
    private final MoveLabel black;
    private final HBox first = new HBox();
    private final HBox second = new HBox();

    /// @param labels makes labels for moves
    MainRow(Supplier<MoveLabel> labels) {
        getStyleClass().add("main-row");
        number.getStyleClass().add("move-number");
        number.setMinWidth(NUMBER_WIDTH);
        ellipsis.getStyleClass().addAll("move", "ellipsis");
        white = labels.get();
        black = labels.get();
        for (MoveLabel label : List.of(white, black)) {
            label.getStyleClass().add("main");
        }
        first.setMinWidth(MOVE_WIDTH);
        first.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(number, first, second);
    }

    /// Shows a row.
    ///
    /// @return the labels of its moves
    List<MoveLabel> show(MoveRow.Moves row) {
        number.setText(row.number() + ".");
        List<MoveLabel> shown = new ArrayList<>();
        if (row.white() != Node.NONE) {
            white.show(row.white(), Side.WHITE);
            shown.add(white);
        }
        fill(first, row.white() == Node.NONE ? ellipsis : white);
        if (row.black() != Node.NONE) {
            black.show(row.black(), Side.BLACK);
            shown.add(black);
            fill(second, black);
        } else {
            second.getChildren().clear();
        }
        return shown;
    }

    private static void fill(HBox place, Label label) {
        if (!place.getChildren().contains(label)) {
            place.getChildren().setAll(label);
        }
    }
}
