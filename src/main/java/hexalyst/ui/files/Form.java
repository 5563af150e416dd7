package hexalyst.ui.files;

import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// Fields below each other, each with its caption on the left.
public abstract class Form extends GridPane {
    private int rows;

    public Form() {
        getStyleClass().add("form");
    }

    protected final void row(String caption, Region content) {
        Label label = new Label(caption);
        label.getStyleClass().add("caption");
        label.setMinWidth(USE_PREF_SIZE);
        label.setLabelFor(content);
        addRow(rows++, label, content);
    }
}
