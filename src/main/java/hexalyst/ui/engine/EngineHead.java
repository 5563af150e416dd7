package hexalyst.ui.engine;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of the engine's panel, one row: the resources that the engine uses, what it has done, small tools, and the
/// switch that starts and stops it.
final class EngineHead extends HBox {
    private final Texts texts = Texts.of(EngineHead.class);
    private final ResourcesButton figures;
    private final GuideButton guide = new GuideButton(GuidePlace.ENGINE);

    /// @param figures the resources, beside the title
    /// @param tools icons beside the switch
    EngineHead(EngineViewModel model, KeyBindings keys, ResourcesButton figures, List<Node> tools) {
        this.figures = figures;
        getStyleClass().add("card-head");
        Label title = new Label(texts.get("title"));
        title.getStyleClass().add("card-title");
        title.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(title, figures, gap);
        getChildren().addAll(tools);
        getChildren().addAll(guide, lock(model.focus(), keys), power(model, keys));
    }

    private ToggleButton lock(EngineFocus focus, KeyBindings keys) {
        ToggleButton lock = ToolButton.of(
                new ToggleButton(), "engine-lock", "lock", new KeyTooltip(texts.get("lock.tip"), keys, "lock"));
        focus.lockProperty().subscribe(place -> lock.setSelected(place.isPresent()));
        lock.setOnAction(event -> focus.toggle());
        return lock;
    }

    /// A button that looks like a switch. The ToggleSwitch of ControlsFX does not tell a screen reader whether it is
    /// on, and turns before it is known whether the engine starts.
    private ToggleButton power(EngineViewModel model, KeyBindings keys) {
        ToggleButton power = new ToggleButton();
        power.setId("engine-toggle");
        power.getStyleClass().add("switch");
        Region thumb = new Region();
        thumb.getStyleClass().add("thumb");
        power.setGraphic(thumb);
        power.setMinWidth(USE_PREF_SIZE);
        ObservableValue<String> key = keys.text("engine");
        Tooltip tip = new Tooltip();
        tip.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> KeyTooltip.with(
                                texts.get("toggle.tip", model.state().power().word()), key.getValue()),
                        model.stateProperty(),
                        key));
        power.setTooltip(tip);
        power.accessibleTextProperty().bind(tip.textProperty());
        model.stateProperty().subscribe(now -> power.setSelected(now.power() != EngineState.Power.START));
        power.setOnAction(event -> {
            model.press();
            // The state may not have changed.
            power.setSelected(model.state().power() != EngineState.Power.START);
        });
        // If it could have the focus, disabling it would move the focus to the comment.
        power.setFocusTraversable(false);
        power.disableProperty()
                .bind(model.stateProperty()
                        .map(now -> now.power() == EngineState.Power.START && now.verdict() == Verdict.OVER));
        return power;
    }

    /// Where texts are large and the window is narrow, the link to the guide is left out.
    @Override
    protected double computeMinWidth(double height) {
        return super.computeMinWidth(height) - (guide.isManaged() ? guideRoom() : 0);
    }

    private double guideRoom() {
        return guide.prefWidth(-1) + getSpacing();
    }

    @Override
    protected void layoutChildren() {
        Visibility.set(guide, getWidth() >= computeMinWidth(-1) + guideRoom());
        double room = getWidth() - snappedLeftInset() - snappedRightInset();
        for (Node other : getManagedChildren()) {
            room -= other.equals(figures)
                    ? 0
                    : snapSizeX(Math.max(other.minWidth(-1), other.prefWidth(-1))) + getSpacing();
        }
        figures.fit(room);
        super.layoutChildren();
    }
}
