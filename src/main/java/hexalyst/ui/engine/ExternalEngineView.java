package hexalyst.ui.engine;

import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedTip;
import hexalyst.ui.game.GameViewModel;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A row for the external engine: its name and state, its suggested move, which a click plays, and a button to ask for
/// one. Hidden if no engine is chosen.
final class ExternalEngineView extends HBox {
    /// @param model the external engine
    /// @param game the game whose positions it is asked about
    ExternalEngineView(ExternalEngineViewModel model, GameViewModel game) {
        Texts texts = Texts.of(ExternalEngineView.class);
        getStyleClass().add("external-engine");
        setId("external-engine");
        Visibility.when(this, model.commandProperty().isNotEmpty());
        Label title = new Label(texts.get("external"));
        title.getStyleClass().add("figure");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label state = new Label();
        state.setId("external-state");
        state.textProperty().bind(model.stateProperty());
        Tooltip tip = new WrappedTip();
        tip.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> (model.commandProperty().get() + "\n"
                                        + model.troubleProperty().get())
                                .strip(),
                        model.commandProperty(),
                        model.troubleProperty()));
        state.setTooltip(tip);
        Hyperlink move = new Hyperlink();
        move.setId("external-move");
        move.getStyleClass().add("line-move");
        move.setFocusTraversable(false);
        move.setMinWidth(Region.USE_PREF_SIZE);
        move.setTooltip(new Tooltip(texts.get("external.play.tip")));
        move.setOnAction(event -> model.playSuggestion());
        model.suggestionProperty().subscribe(found -> {
            move.setText(found.map(best -> texts.get(
                            "external.suggests", game.moment().position().text(best)))
                    .orElse(""));
            move.setVisible(found.isPresent());
        });
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button ask = new Button();
        ask.setId("external-ask");
        ask.setFocusTraversable(false);
        ask.setMinWidth(Region.USE_PREF_SIZE);
        ask.textProperty().bind(model.busyProperty().map(busy -> texts.get(busy ? "stop" : "external.ask")));
        ask.setTooltip(new Tooltip(texts.get("external.ask.tip")));
        ask.setAccessibleText(texts.get("external.ask.tip"));
        ask.setOnAction(event -> model.askOrStop());
        getChildren().addAll(title, state, move, gap, ask);
    }
}
