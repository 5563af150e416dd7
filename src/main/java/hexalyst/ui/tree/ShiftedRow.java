package hexalyst.ui.tree;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleExpression;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// An indented row of the move list, with a bar on the left for each variation that it is in. Can be reused for another
/// row.
class ShiftedRow extends HBox {
    private static final PseudoClass OPENS = PseudoClass.getPseudoClass("opens");
    private static final double INDENT = 14;
    private static final int DEEPEST_INDENT = 7;
    private static final double ROOM_BESIDE = 36;

    private final IntegerProperty depth = new SimpleIntegerProperty();
    private final DoubleExpression room;

    /// @param listWidth the width of the whole list
    ShiftedRow(ObservableDoubleValue listWidth) {
        getStyleClass().add("shifted-row");
        setPadding(new Insets(0, 0, 0, MainRow.NUMBER_WIDTH));
        room = Bindings.createDoubleBinding(
                () -> listWidth.get() - MainRow.NUMBER_WIDTH - INDENT * depth.get() - ROOM_BESIDE, listWidth, depth);
    }

    /// Sets its content.
    final void fill(Node content) {
        getChildren().add(content);
    }

    /// The width available for the content.
    final DoubleExpression room() {
        return room;
    }

    /// @param now the nesting depth of its variation, 0 in the main line
    /// @param opens true if that variation begins with it
    final void shift(int now, boolean opens) {
        int bars = Math.min(now, DEEPEST_INDENT);
        while (depth.get() > bars) {
            getChildren().removeFirst();
            depth.set(depth.get() - 1);
        }
        while (depth.get() < bars) {
            getChildren().addFirst(bar());
            depth.set(depth.get() + 1);
        }
        for (int i = 0; i < bars; i++) {
            getChildren().get(i).pseudoClassStateChanged(OPENS, opens && i == bars - 1);
        }
    }

    private static Region bar() {
        Region bar = new Region();
        bar.getStyleClass().add("variation-bar");
        bar.setMinWidth(INDENT);
        return bar;
    }
}
