package hexalyst.ui.engine;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Texts of which one is seen at a time, with the room of a longer one, so that nothing below moves when they change.
final class SteadyText extends StackPane {
    /// @param longest what room is kept for, in as many lines as it takes here
    /// @param texts what is shown
    SteadyText(ObservableValue<String> longest, Label... texts) {
        Label room = new Label();
        room.textProperty().bind(longest);
        room.getStyleClass().setAll(texts[0].getStyleClass());
        room.setVisible(false);
        getChildren().add(room);
        getChildren().addAll(List.of(texts));
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        Stream.concat(Stream.of(room), Stream.of(texts)).forEach(label -> {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        });
    }
}
