package hexalyst.ui.tree;

import hexalyst.record.Node;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;

/// A comment in the move list. Can be reused for another comment.
final class CommentRow extends ShiftedRow {
    private final MoveListViewModel model;
    private final Label text = new Label();
    private int node = Node.NONE;

    /// @param model the comments
    CommentRow(MoveListViewModel model, ObservableDoubleValue listWidth) {
        super(listWidth);
        this.model = model;
        text.getStyleClass().add("comment");
        text.setWrapText(true);
        text.maxWidthProperty().bind(room());
        text.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.game().goTo(node);
            }
        });
        fill(text);
    }

    void show(MoveRow.Comment row) {
        shift(row.depth(), row.opens());
        node = row.node();
        text.setText(model.text(row));
    }
}
