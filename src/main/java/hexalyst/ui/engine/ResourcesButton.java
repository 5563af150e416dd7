package hexalyst.ui.engine;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.WrappedTip;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/// Shows what the engine uses and what it has done. A click opens the settings for it.
public final class ResourcesButton extends Button {
    private final DoubleProperty room = new SimpleDoubleProperty();

    /// @param model what the engine uses
    /// @param state what it has done
    /// @param keys the key bindings shown in tooltips
    /// @param choose opens the settings
    public ResourcesButton(
            ResourcesViewModel model, ObservableValue<EngineState> state, KeyBindings keys, Runnable choose) {
        Texts texts = Texts.of(ResourcesButton.class);
        setId("engine-resources");
        getStyleClass().add("figure-button");
        setMinWidth(0);
        setFocusTraversable(false);
        // A binding, not a subscription: the model outlives this button's tab and must not keep it alive.
        textProperty()
                .bind(Bindings.createStringBinding(
                        () -> told(model.textProperty().get(), state.getValue().spent()),
                        model.textProperty(),
                        state,
                        room,
                        fontProperty()));
        visibleProperty().bind(textProperty().isNotEmpty());
        ObservableValue<String> tip = KeyTooltip.text(texts.get("resources.tip"), keys, "preferences");
        Tooltip whole = new WrappedTip();
        whole.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> Stream.of(
                                        state.getValue().work(),
                                        state.getValue().numbers(),
                                        state.getValue().effort(),
                                        model.textProperty().get(),
                                        tip.getValue())
                                .filter(part -> !part.isEmpty())
                                .collect(Collectors.joining("\n")),
                        model.textProperty(),
                        state,
                        tip));
        setTooltip(whole);
        accessibleTextProperty().bind(whole.textProperty());
        setOnAction(event -> choose.run());
    }

    /// Shows as much as there is room for, and nothing rather than part of a word.
    ///
    /// @param pixels the width available
    void fit(double pixels) {
        room.set(pixels);
    }

    private String told(String uses, String spent) {
        double most = room.get() - getInsets().getLeft() - getInsets().getRight() - 2;
        return Stream.of(uses + " · " + spent, spent, uses)
                .filter(text -> !spent.isEmpty() || text.equals(uses))
                .filter(text -> TextWidth.of(text, getFont()) <= most)
                .findFirst()
                .orElse("");
    }
}
