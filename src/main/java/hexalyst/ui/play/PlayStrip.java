package hexalyst.ui.play;

import hexalyst.text.Texts;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line that is shown during play while the play page is hidden. It warns that the engine answers moves.
public final class PlayStrip extends HBox {
    /// @param model play against the engine
    /// @param hint hints during play
    /// @param show shows the play page
    public PlayStrip(PlayViewModel model, HintViewModel hint, Runnable show) {
        Texts texts = Texts.of(PlayStrip.class);
        setId("play-strip");
        getStyleClass().add("play-row");
        Visibility.when(this, model.stateProperty().map(state -> state != PlayState.OFF));
        Label state = new WrappedLabel();
        state.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> hint.textProperty().get().isEmpty()
                                ? texts.get("menu") + ": "
                                        + model.textProperty().get()
                                : hint.textProperty().get(),
                        model.textProperty(),
                        hint.textProperty()));
        state.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(state, Priority.ALWAYS);
        Button button = new SmallButton("play-show", texts.get("show"), show).withTip(texts.get("show.tip"));
        Button ask = new SmallButton("strip-hint", texts.get("hint"), hint::give).withTip(texts.get("play-hint.tip"));
        Visibility.when(ask, hint.canGive());
        getChildren().addAll(state, ask, button);
    }
}
