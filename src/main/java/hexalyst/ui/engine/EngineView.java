package hexalyst.ui.engine;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedTip;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The engine's panel: one button to start and stop it, what is known, and the proved line, whose moves can be clicked.
public final class EngineView extends VBox {
    private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");

    private static final double LEAST_HEIGHT = 152;

    private final EngineViewModel model;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(EngineView.class);
    private final Label pill = new Label();

    /// What other features put into the panel.
    ///
    /// @param head buttons for its head
    /// @param tools small things beside the figures
    /// @param resources what the engine uses, beside the title
    /// @param row below the head
    /// @param lines the best moves
    /// @param told the lines that can be read in the best moves' rows
    /// @param answers below the lines, where nothing moves when they come
    public record Parts(
            List<Node> head,
            List<Node> tools,
            Node resources,
            Region row,
            Region lines,
            ObservableValue<List<List<Move>>> told,
            List<Region> answers) {
        /// Copies the lists.
        public Parts {
            head = List.copyOf(head);
            tools = List.copyOf(tools);
            answers = List.copyOf(answers);
        }
    }

    /// How wide it is, at least, where words stand beside buttons, in heights of a letter.
    private static final double BESIDE = 36;

    /// @param model the engine
    /// @param external an engine that is another program
    /// @param parts what other features put into the panel
    /// @param keys the keys that it tells
    /// @param game the game that its line is played in
    /// @param preview shows a line on the board; no moves for none
    public EngineView(
            EngineViewModel model,
            ExternalEngineViewModel external,
            Parts parts,
            KeyBindings keys,
            GameViewModel game,
            Consumer<List<Move>> preview) {
        this.model = model;
        this.keys = keys;
        getStyleClass().addAll("card", "engine-card");
        ScrollPane scroll = new ScrollPane();
        ObservableValue<Double> room = Bindings.createObjectBinding(
                () -> scroll.getViewportBounds().getHeight() - parts.lines().getHeight(),
                scroll.viewportBoundsProperty(),
                parts.lines().heightProperty());
        scroll.setContent(new VBox(parts.lines(), new ProofLine(model, preview, parts.told(), room)));
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("lines-scroll");
        // What is left by everything else: else that would be made smaller too.
        scroll.setPrefHeight(0);
        setMinHeight(LEAST_HEIGHT);
        scroll.getStyleClass().add("plain-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren()
                .addAll(head(parts.resources(), parts.head()), parts.row(), verdict(), figures(parts.tools()), scroll);
        parts.answers().forEach(answer -> getChildren().add(new AnswerPane(answer)));
        getChildren().addAll(new LockStrip(model.focus(), keys), new ExternalEngineView(external, game));
        model.stateProperty().map(EngineState::verdict).subscribe(this::showVerdict);
    }

    private HBox head(Node resources, List<Node> more) {
        Label title = new Label(texts.get("title"));
        title.getStyleClass().add("card-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button add = new Button(texts.get("addProof"));
        add.setId("engine-add");
        add.setFocusTraversable(false);
        add.setTooltip(new Tooltip(texts.get("addProof.tip")));
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setOnAction(event -> model.addToGame());
        add.disableProperty().bind(model.stateProperty().map(now -> now.proof().isEmpty()));
        HBox head = new HBox(title, resources, gap);
        head.getChildren().addAll(more);
        head.getChildren().addAll(add, toggle());
        head.getStyleClass().add("card-head");
        // Rather not there than cut; what it leads to is in the menu too.
        head.widthProperty().subscribe(width -> resources.setVisible(width.doubleValue() >= head.prefWidth(-1)));
        return head;
    }

    private Button toggle() {
        Button toggle = new Button();
        toggle.setId("engine-toggle");
        toggle.getStyleClass().add("accent");
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        ObservableValue<EngineState.Power> power = model.stateProperty().map(EngineState::power);
        toggle.textProperty().bind(power.map(EngineState.Power::word));
        toggle.setTooltip(new KeyTooltip(texts.get("toggle.tip"), keys, "engine"));
        Region icon = new Region();
        icon.getStyleClass().add("toggle-icon");
        power.subscribe(now -> {
            toggle.pseudoClassStateChanged(RUNNING, now == EngineState.Power.STOP);
            // A button does not bring an icon back that it once left out, so it is taken off.
            toggle.setGraphic(now == EngineState.Power.TURN_OFF ? null : icon);
        });
        toggle.setOnAction(event -> model.press());
        // A focused button that is disabled would hand the keys on to the comment.
        toggle.setFocusTraversable(false);
        toggle.disableProperty()
                .bind(model.stateProperty()
                        .map(now -> now.power() == EngineState.Power.START && now.verdict() == Verdict.OVER));
        return toggle;
    }

    /// It is as high as the longest sentence about a proof needs, whatever it says: the buttons below are not to move
    /// while one steps through a game.
    private Region verdict() {
        pill.setId("engine-verdict");
        pill.setMinWidth(Region.USE_PREF_SIZE);
        Label headline = headline(model.stateProperty().map(EngineState::headline));
        headline.setId("engine-headline");
        Tooltip whole = new WrappedTip();
        whole.textProperty().bind(headline.textProperty());
        headline.setTooltip(whole);
        Label loss = new Label();
        loss.setMinWidth(Region.USE_PREF_SIZE);
        show(loss, Verdict.LOSS);
        Label longest = headline(model.longestHeadline());
        longest.setMinHeight(Region.USE_PREF_SIZE);
        HBox reserve = new HBox(loss, longest);
        reserve.setVisible(false);
        HBox row = new HBox(pill, headline);
        for (HBox each : List.of(reserve, row)) {
            each.getStyleClass().add("engine-verdict");
        }
        // What is longer still ends with "…".
        row.setManaged(false);
        reserve.layoutBoundsProperty().subscribe(place -> row.resize(place.getWidth(), place.getHeight()));
        return new StackPane(reserve, row);
    }

    private static Label headline(ObservableValue<String> text) {
        Label headline = new Label();
        headline.getStyleClass().add("engine-headline");
        headline.setWrapText(true);
        headline.setMinWidth(0);
        headline.textProperty().bind(text);
        return headline;
    }

    private ToggleButton lock() {
        ToggleButton lock = new ToggleButton(texts.get("lock"));
        lock.setId("engine-lock");
        lock.getStyleClass().add("small-button");
        lock.setFocusTraversable(false);
        lock.setMinWidth(Region.USE_PREF_SIZE);
        lock.setTooltip(new KeyTooltip(texts.get("lock.tip"), keys, "lock"));
        model.focus().lockProperty().subscribe(place -> lock.setSelected(place.isPresent()));
        lock.setOnAction(event -> model.focus().toggle());
        return lock;
    }

    /// The proof numbers, else what it does or why it has stopped; and below, what it has done: room for both, whether
    /// there is anything to say or not. Where text is large for the panel, one line for the most important of them,
    /// above the buttons instead of beside them.
    private VBox figures(List<Node> tools) {
        Label halt = figure("engine-halt", model.stateProperty().map(EngineState::work));
        Label numbers = figure("engine-numbers", model.stateProperty().map(EngineState::numbers));
        halt.visibleProperty().bind(numbers.textProperty().isEmpty());
        Label effort = figure("engine-effort", model.stateProperty().map(EngineState::effort));
        VBox box = new VBox(
                new SteadyText(new ReadOnlyStringWrapper(model.longestNumbers()), numbers, halt),
                new SteadyText(new ReadOnlyStringWrapper(model.longestEffort()), effort));
        box.setMinWidth(0);
        HBox.setHgrow(box, Priority.ALWAYS);
        Label brief = brief();
        HBox row = new HBox();
        row.getStyleClass().add("engine-tools");
        row.getChildren().addAll(tools);
        row.getChildren().add(lock());
        VBox figures = new VBox(brief, row);
        figures.getStyleClass().add("engine-figures");
        figures.widthProperty().subscribe(width -> {
            boolean beside = width.doubleValue() >= BESIDE * brief.getFont().getSize();
            if (beside != row.getChildren().contains(box)) {
                if (beside) {
                    figures.getChildren().remove(brief);
                    row.getChildren().addFirst(box);
                } else {
                    row.getChildren().remove(box);
                    figures.getChildren().addFirst(brief);
                }
            }
        });
        return figures;
    }

    private Label brief() {
        Label brief = figure(
                "engine-brief", model.stateProperty().map(now -> now.work().isEmpty() ? now.effort() : now.work()));
        Tooltip whole = new Tooltip();
        whole.textProperty()
                .bind(model.stateProperty()
                        .map(now -> Stream.of(now.work(), now.numbers(), now.effort())
                                .filter(part -> !part.isEmpty())
                                .collect(Collectors.joining("\n"))));
        brief.setTooltip(whole);
        // Only what the user does makes it come and go.
        Shown.when(brief, brief.textProperty().isNotEmpty().or(model.runningProperty()));
        return brief;
    }

    private static Label figure(String id, ObservableValue<String> text) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("figure");
        label.textProperty().bind(text);
        return label;
    }

    private void showVerdict(Verdict verdict) {
        show(pill, verdict);
    }

    private static void show(Label pill, Verdict verdict) {
        pill.setText(verdict.word());
        pill.getStyleClass().setAll("label", "pill", "pill-" + verdict.name().toLowerCase(Locale.ROOT));
    }

    /// An answer takes the room of the lines above it, as far as there is any; beyond that it scrolls.
    private final class AnswerPane extends ScrollPane {
        private final Region answer;

        AnswerPane(Region answer) {
            super(answer);
            this.answer = answer;
            setFitToWidth(true);
            setMinHeight(0);
            setMaxHeight(USE_PREF_SIZE);
            getStyleClass().add("plain-scroll");
            Shown.when(this, answer.visibleProperty());
            VBox.setVgrow(this, Priority.SOMETIMES);
        }

        /// By itself a scrolled pane does not ask for the height of its content.
        @Override
        protected double computePrefHeight(double width) {
            return answer.prefHeight(EngineView.this.getWidth());
        }
    }
}
