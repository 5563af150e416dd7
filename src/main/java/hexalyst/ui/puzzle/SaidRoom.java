package hexalyst.ui.puzzle;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The feedback on an answer, with room for some lines, so that what is below does not move with every sentence. It
/// grows for a longer one.
public final class SaidRoom extends StackPane {
    /// @param parts the texts, from top to bottom
    public SaidRoom(Node... parts) {
        Region room = new Region();
        room.getStyleClass().add("puzzle-said-room");
        VBox box = new VBox(parts);
        box.getStyleClass().add("puzzle-said-box");
        getChildren().addAll(room, box);
    }
}
