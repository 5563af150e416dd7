package hexalyst.ui.fx;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// Parts of the window that are there at times only. JavaFX thread only.
public final class Shown {
    private Shown() {}

    /// Shows a part while something holds; else it is neither seen nor given any room.
    public static void when(Node part, ObservableValue<Boolean> holds) {
        part.visibleProperty().bind(holds);
        part.managedProperty().bind(part.visibleProperty());
    }

    /// Shows a part, or leaves it out so that it takes no room, until it is told otherwise.
    public static void set(Node part, boolean now) {
        part.setVisible(now);
        part.setManaged(now);
    }
}
