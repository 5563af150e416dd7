package hexalyst.ui.tree;

import hexalyst.record.Node;
import java.util.List;
import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;

/// A folded variation in the move list: its first move, and a button that unfolds it. Can be reused for another one.
final class FoldedRow extends ShiftedRow {
    private final MoveListViewModel model;
    private final NumberedMove move;
    private final Label unfold = new Label();
    private int node = Node.NONE;

    /// @param model the moves
    /// @param move the label of its first move
    FoldedRow(MoveListViewModel model, MoveLabel move, ObservableDoubleValue listWidth) {
        super(listWidth);
        this.model = model;
        this.move = new NumberedMove(model, move);
        unfold.getStyleClass().add("folded");
        unfold.setTooltip(new Tooltip(model.unfoldText()));
        unfold.setOnMousePressed(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.folds().toggle(node);
            }
        });
        HBox box = new HBox(this.move, unfold);
        box.setAlignment(Pos.CENTER_LEFT);
        fill(box);
    }

    /// Shows a row.
    ///
    /// @return the label of its move
    List<MoveLabel> show(MoveRow.Folded row) {
        shift(row.depth(), true);
        node = row.node();
        unfold.setId("unfold-row-" + node);
        unfold.setText(model.foldedText(row));
        return List.of(move.show(node, row.index(), true));
    }
}
