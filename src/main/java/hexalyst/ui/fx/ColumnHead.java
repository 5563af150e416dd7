package hexalyst.ui.fx;

import javafx.scene.control.Label;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.Tooltip;

/// The head of a column, with a tip.
public final class ColumnHead {
    private ColumnHead() {}

    /// Gives a column its head.
    ///
    /// @param tip says what the column shows
    public static void give(TableColumnBase<?, ?> column, String text, String tip) {
        Label head = new Label(text);
        head.setTooltip(new Tooltip(tip));
        column.setGraphic(head);
    }

    /// The text of a head; empty if it has none.
    static String text(TableColumnBase<?, ?> column) {
        return column.getGraphic() instanceof Label label ? label.getText() : "";
    }
}
