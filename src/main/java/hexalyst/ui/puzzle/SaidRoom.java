package hexalyst.ui.puzzle;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What is said of an answer, with room for some lines, so that nothing below moves with every sentence; for a longer
/// one it grows.
public final class SaidRoom extends StackPane {
    /// @param parts what is said, below each other
    public SaidRoom(Node... parts) {
        Region room = new Region();
        room.getStyleClass().add("puzzle-said-room");
        VBox box = new VBox(parts);
        box.getStyleClass().add("puzzle-said-box");
        getChildren().addAll(room, box);
    }
}
