package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.text.Texts;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

/// One row while a person plays against the engine: which side it has, how strong it is, what it does, and buttons to
/// make it wait or move. With it a button for the head of the card.
public final class PlayView extends HBox {
    private final PlayViewModel model;
    private final PlayNames names;
    private final Texts texts = Texts.of(PlayView.class);

    /// @param game the open game, whose players have their names from its edition
    public PlayView(PlayViewModel model, GameViewModel game) {
        this.model = model;
        names = new PlayNames(game);
        setId("play-row");
        getStyleClass().add("play-row");
        visibleProperty().bind(model.stateProperty().map(state -> state != PlayState.OFF));
        managedProperty().bind(visibleProperty());
        Label title = new Label(texts.get("engine-has"));
        title.getStyleClass().add("figure");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label state = new Label();
        state.setId("play-state");
        state.textProperty().bind(model.textProperty());
        state.getStyleClass().add("play-state");
        HBox.setHgrow(state, Priority.ALWAYS);
        state.setMaxWidth(Double.MAX_VALUE);
        state.setMinWidth(0);
        getChildren().addAll(title, sides(), strengths(), state, moveOn(), pause());
    }

    /// The button that begins and ends the play.
    public Node toggle() {
        ToggleButton toggle = new ToggleButton(texts.get("play"));
        toggle.setId("play-toggle");
        toggle.setFocusTraversable(false);
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setTooltip(new Tooltip(texts.get("play.tip")));
        model.sideProperty().subscribe(side -> toggle.setSelected(side != EngineSide.NOBODY));
        toggle.setOnAction(event -> model.toggle());
        return toggle;
    }

    private ComboBox<EngineSide> sides() {
        ComboBox<EngineSide> box = box("play-side", model.sideProperty(), names::of);
        box.getItems().addAll(EngineSide.WHITE, EngineSide.BLACK, EngineSide.BOTH);
        return box;
    }

    private ComboBox<Strength> strengths() {
        ComboBox<Strength> box = box("play-strength", model.strengthProperty(), names::of);
        box.getItems().addAll(Strength.values());
        return box;
    }

    private <T> ComboBox<T> box(String id, Property<T> chosen, Function<T, String> name) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.setFocusTraversable(false);
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.setTooltip(new Tooltip(texts.get(id + ".tip")));
        box.setAccessibleText(texts.get(id + ".tip"));
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : name.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("chosen, never typed");
            }
        });
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }

    private Button moveOn() {
        Button button = button("play-on");
        button.textProperty()
                .bind(model.stateProperty()
                        .map(state -> texts.get(state == PlayState.THINKING ? "move-now" : "move-on")));
        model.stateProperty().subscribe(state -> {
            boolean off = state == PlayState.YOUR_TURN || state == PlayState.OVER;
            button.setVisible(!off);
            button.setManaged(!off);
        });
        button.setOnAction(event -> model.moveOn());
        return button;
    }

    private Button pause() {
        Button button = button("play-pause");
        button.setText(texts.get("pause"));
        model.stateProperty().subscribe(state -> {
            button.setVisible(state == PlayState.THINKING);
            button.setManaged(state == PlayState.THINKING);
        });
        button.setOnAction(event -> model.pause());
        return button;
    }

    private Button button(String id) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().add("small-button");
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get(id + ".tip")));
        return button;
    }
}
