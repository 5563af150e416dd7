package hexalyst.ui.tree;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleExpression;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// A row of the move list that stands as far to the right as its variation is nested. It can be filled with another
/// one.
class ShiftedRow extends StackPane {
    private static final double INDENT = 14;
    private static final int DEEPEST_INDENT = 7;
    private static final double ROOM_BESIDE = 36;

    private final StackPane block = new StackPane();
    private final IntegerProperty depth = new SimpleIntegerProperty(-1);
    private final DoubleExpression room;

    /// @param listWidth how wide the whole list is
    ShiftedRow(ObservableDoubleValue listWidth) {
        room = Bindings.createDoubleBinding(
                () -> listWidth.get() - indent(depth.get()) - ROOM_BESIDE, listWidth, depth);
        block.setAlignment(Pos.CENTER_LEFT);
        getChildren().add(block);
    }

    private static double indent(int depth) {
        return INDENT * Math.clamp(depth, 0, DEEPEST_INDENT);
    }

    /// What stands in it.
    final void fill(Node content) {
        block.getChildren().setAll(content);
    }

    /// How wide the content may be.
    final DoubleExpression room() {
        return room;
    }

    /// @param now how deep its variation is nested, 0 in the main line
    final void shift(int now) {
        if (now != depth.get()) {
            depth.set(now);
            block.getStyleClass().setAll(now == 0 ? "note-block" : "variation-block");
            setPadding(new Insets(0, 0, 0, indent(now)));
        }
    }
}
