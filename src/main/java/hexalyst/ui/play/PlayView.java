package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Game;
import hexalyst.text.Texts;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.SidePage;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The card of play against the engine: a button that starts and ends it, the engine's side and strength, what it is
/// doing, a hint, and buttons to make it wait or move.
public final class PlayView extends VBox implements Feature {
    private final PlayViewModel model;
    private final HintViewModel hint;
    private final PlayNames names;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(PlayView.class);

    /// @param hint hints during play
    /// @param game the open game, whose edition names the players
    /// @param keys the key bindings shown in tooltips
    public PlayView(PlayViewModel model, HintViewModel hint, GameViewModel game, KeyBindings keys) {
        this.model = model;
        this.hint = hint;
        this.keys = keys;
        names = new PlayNames(game);
        setId("play-card");
        getStyleClass().addAll("card", "play-card");
        setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(head(), choices(), measured(game), state(game));
    }

    @Override
    public SidePage page() {
        return SidePage.PLAY;
    }

    @Override
    public Sight sight(CommandList all) {
        return new Sight(this, Optional.empty());
    }

    private HBox head() {
        Label title = WrappedLabel.of(texts.get("menu"), "card-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, new GuideButton(GuidePlace.PLAY), toggle());
        head.getStyleClass().add("card-head");
        return head;
    }

    private FlowPane choices() {
        // Both before and during play, the choice is that of the person's side.
        HBox sides = choice("seat", sides(), model.stateProperty().map(state -> state != PlayState.OFF));
        HBox strengths = choice("strength", strengths(), new SimpleBooleanProperty(true));
        FlowPane row = new FlowPane(seat(), sides, strengths, time(), values(), back(), resign());
        row.getStyleClass().add("play-choices");
        // With large text a long choice is truncated, not the whole card.
        row.setMinWidth(0);
        DoubleBinding room = Bindings.createDoubleBinding(
                () -> row.getWidth() - row.snappedLeftInset() - row.snappedRightInset(),
                row.widthProperty(),
                row.insetsProperty());
        row.getChildren().stream()
                .filter(HBox.class::isInstance)
                .map(HBox.class::cast)
                .forEach(choice -> choice.maxWidthProperty().bind(room));
        return row;
    }

    /// How strong the chosen level is, by what was measured.
    private Label measured(GameViewModel game) {
        Label measured = WrappedLabel.of("", "play-measured");
        measured.setId("play-measured");
        ObservableValue<Game> played = game.playedProperty();
        Runnable show = () -> {
            String told = names.measured(model.strengthProperty().get());
            measured.setText(told);
            Visibility.set(measured, !told.isEmpty());
        };
        played.subscribe(now -> show.run());
        model.strengthProperty().subscribe(now -> show.run());
        return measured;
    }

    private HBox seat() {
        ComboBox<Seat> seats = box("play-seat", model.seatProperty(), names::of);
        seats.getItems().addAll(Seat.values());
        return choice("seat", seats, model.stateProperty().map(state -> state == PlayState.OFF));
    }

    private HBox time() {
        ComboBox<Integer> times = box("play-time", model.timeProperty(), seconds -> texts.get("time.seconds", seconds));
        times.getItems().addAll(PlayViewModel.TIMES);
        return choice("time", times, model.strengthProperty().map(strength -> strength == Strength.PERFECT));
    }

    private HBox choice(String name, Node control, ObservableValue<Boolean> needed) {
        Label label = new Label(texts.get(name));
        label.getStyleClass().add("figure");
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox choice = new HBox(label, control);
        choice.getStyleClass().add("play-choice");
        Visibility.when(choice, needed);
        return choice;
    }

    private CheckBox values() {
        CheckBox values = new CheckBox(texts.get("values"));
        values.setId("play-values");
        values.setFocusTraversable(false);
        values.setMinWidth(Region.USE_PREF_SIZE);
        values.setTooltip(new Tooltip(texts.get("values.tip")));
        values.setAccessibleText(texts.get("values.tip"));
        values.selectedProperty().bindBidirectional(model.showValuesProperty());
        Visibility.when(values, model.stateProperty().map(state -> state != PlayState.OFF));
        return values;
    }

    private HBox state(GameViewModel game) {
        Label state = new Label();
        state.setId("play-state");
        state.textProperty()
                .bind(Bindings.createStringBinding(
                        this::said,
                        model.stateProperty(),
                        model.textProperty(),
                        model.endedProperty(),
                        model.seatProperty(),
                        game.momentProperty()));
        state.getStyleClass().add("play-state");
        Wrapping.on(state);
        state.setMinHeight(Region.USE_PREF_SIZE);
        VBox words = new VBox(state, hinted());
        words.setMaxWidth(Double.MAX_VALUE);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(words, ask(), moveOn(), pause());
        row.getStyleClass().add("play-row");
        return row;
    }

    /// The state of play. While nobody plays, how the last game against the engine ended, or what a new one would start
    /// with.
    private String said() {
        if (model.stateProperty().get() != PlayState.OFF) {
            return model.textProperty().get();
        }
        String ended = model.endedProperty().get();
        return ended.isEmpty() ? names.begun(model.seatProperty().get()) : ended;
    }

    private ToggleButton toggle() {
        ToggleButton toggle = new ToggleButton();
        toggle.setId("play-toggle");
        toggle.textProperty()
                .bind(model.sideProperty().map(side -> texts.get(side == EngineSide.NOBODY ? "begin" : "end")));
        toggle.setFocusTraversable(false);
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setTooltip(new KeyTooltip(texts.get("play.tip"), keys, "play-toggle"));
        model.sideProperty().subscribe(side -> {
            toggle.setSelected(side != EngineSide.NOBODY);
            toggle.getStyleClass().remove("accent");
            if (side == EngineSide.NOBODY) {
                toggle.getStyleClass().add("accent");
            }
        });
        toggle.setOnAction(event -> model.toggle());
        return toggle;
    }

    private ComboBox<EngineSide> sides() {
        ComboBox<EngineSide> box = box("play-side", model.sideProperty(), names::against);
        box.getItems().addAll(EngineSide.BLACK, EngineSide.WHITE, EngineSide.BOTH);
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
        box.setMinWidth(0);
        box.setTooltip(new Tooltip(texts.get(id + ".tip")));
        box.setAccessibleText(texts.get(id + ".tip"));
        box.setConverter(new Naming<>(name));
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }

    private Button moveOn() {
        Button button = button("play-on", "", model::moveOn);
        button.textProperty()
                .bind(model.stateProperty()
                        .map(state -> texts.get(state == PlayState.THINKING ? "move-now" : "move-on")));
        model.stateProperty().subscribe(state -> {
            Visibility.set(button, state.movesOn());
        });
        return button;
    }

    private Button pause() {
        Button button = button("play-pause", texts.get("pause"), model::pause);
        model.stateProperty().subscribe(state -> {
            Visibility.set(button, state == PlayState.THINKING);
        });
        return button;
    }

    private Label hinted() {
        Label hinted = new WrappedLabel();
        hinted.setId("play-hinted");
        hinted.textProperty().bind(hint.textProperty());
        Visibility.when(hinted, hint.textProperty().isNotEmpty());
        return hinted;
    }

    private Button ask() {
        Button button = button("play-hint", texts.get("hint"), hint::give);
        Visibility.when(button, hint.canGive());
        return button;
    }

    private Button back() {
        Button button = button("play-back", texts.get("back"), model::takeBack);
        Visibility.when(button, model.stateProperty().map(state -> state != PlayState.OFF));
        button.disableProperty().bind(model.canTakeBack().map(can -> !can));
        return button;
    }

    private Button resign() {
        Button button = button("play-resign", texts.get("resign"), model::resign);
        Visibility.when(button, model.canResign());
        return button;
    }

    private Button button(String id, String text, Runnable action) {
        return new SmallButton(id, text, action).withTip(new KeyTooltip(texts.get(id + ".tip"), keys, id));
    }
}
