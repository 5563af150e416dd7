package hexalyst.ui.tree;

import hexalyst.record.Node;
import hexalyst.ui.fx.Wrapping;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;

/// A comment in the move list. Can be reused for another comment.
final class CommentRow extends ShiftedRow {
    private final MoveListViewModel model;
    private final Label text = new Label();
    private int node = Node.NONE;
    private String whole = "";

    /// @param model the comments
    CommentRow(MoveListViewModel model, ObservableDoubleValue listWidth) {
        super(listWidth);
        this.model = model;
        text.getStyleClass().add("comment");
        Wrapping.on(text);
        text.maxWidthProperty().bind(room());
        room().subscribe(this::lay);
        text.fontProperty().subscribe(this::lay);
        text.setOnMousePressed(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.game().goTo(node);
            }
        });
        fill(text);
    }

    void show(MoveRow.Comment row) {
        shift(row.depth(), row.opens());
        node = row.node();
        whole = model.text(row);
        lay();
    }

    private void lay() {
        text.setText(Wrapping.broken(whole, room().get(), text.getFont()));
    }
}
