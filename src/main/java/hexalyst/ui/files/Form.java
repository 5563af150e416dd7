package hexalyst.ui.files;

import hexalyst.ui.fx.Visibility;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// Fields below each other, each with its caption on the left.
public abstract class Form extends GridPane {
    private int rows;

    public Form() {
        getStyleClass().add("form");
    }

    /// Adds a row.
    ///
    /// @return the row, which can be hidden
    protected final Row row(String caption, Region content) {
        Label label = new Label(caption);
        label.getStyleClass().add("caption");
        label.setMinWidth(USE_PREF_SIZE);
        label.setLabelFor(content);
        addRow(rows++, label, content);
        return new Row(label, content);
    }

    /// A row of a form.
    protected record Row(Label label, Region content) {
        /// Shows or hides it.
        public void show(boolean now) {
            Visibility.set(label, now);
            Visibility.set(content, now);
        }
    }
}
