package hexalyst.ui.play;

import hexalyst.text.Texts;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A line that is there while a play goes on: it tells, where the play itself is not seen, that moves are answered.
public final class PlayStrip extends HBox {
    /// @param model the play
    /// @param show shows the play itself
    public PlayStrip(PlayViewModel model, Runnable show) {
        Texts texts = Texts.of(PlayStrip.class);
        setId("play-strip");
        getStyleClass().add("play-row");
        visibleProperty().bind(model.stateProperty().map(state -> state != PlayState.OFF));
        managedProperty().bind(visibleProperty());
        Label state = new Label();
        state.textProperty().bind(Bindings.concat(texts.get("menu"), ": ", model.textProperty()));
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        state.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(state, Priority.ALWAYS);
        Button button = new Button(texts.get("show"));
        button.setId("play-show");
        button.getStyleClass().add("small-button");
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get("show.tip")));
        button.setOnAction(event -> show.run());
        getChildren().addAll(state, button);
    }
}
