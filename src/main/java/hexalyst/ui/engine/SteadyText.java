package hexalyst.ui.engine;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A text that keeps the room of a longer one, so that nothing below it moves when it changes.
final class SteadyText extends StackPane {
    /// @param text what is shown
    /// @param longest what room is kept for, in as many lines as it takes here
    SteadyText(Label text, ObservableValue<String> longest) {
        Label room = new Label();
        room.textProperty().bind(longest);
        room.getStyleClass().setAll(text.getStyleClass());
        room.setVisible(false);
        setAlignment(Pos.CENTER_LEFT);
        for (Label label : new Label[] {text, room}) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        getChildren().addAll(room, text);
    }
}
