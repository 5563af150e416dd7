package hexalyst.ui.fx;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// Shows and hides parts of the window. JavaFX thread only.
public final class Visibility {
    private Visibility() {}

    /// Shows a part while a condition holds; otherwise it is invisible and takes no room.
    public static void when(Node part, ObservableValue<Boolean> holds) {
        part.visibleProperty().bind(holds);
        part.managedProperty().bind(part.visibleProperty());
    }

    /// Shows a part, or hides it so that it takes no room.
    public static void set(Node part, boolean now) {
        part.setVisible(now);
        part.setManaged(now);
    }
}
