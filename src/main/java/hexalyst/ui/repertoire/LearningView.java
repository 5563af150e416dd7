package hexalyst.ui.repertoire;

import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.puzzle.SaidRoom;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The card of the repertoire: the question and the feedback, the actions, buttons that add lessons, and the list of
/// lessons.
public final class LearningView extends VBox {
    private final LearningViewModel model;
    private final KeyBindings keys;
    private final CommandList commands;
    private final Texts texts = Texts.of(LearningView.class);

    /// @param keys the key bindings shown in tooltips
    /// @param commands the actions of its buttons
    /// @param choice leads to the other pages of openings
    public LearningView(LearningViewModel model, KeyBindings keys, CommandList commands, OpeningsChoice choice) {
        this.model = model;
        this.keys = keys;
        this.commands = commands;
        setId("repertoire");
        getStyleClass().addAll("card", "puzzle-card");
        Label summary = wrapped("repertoire-summary");
        summary.getStyleClass().add("card-caption");
        summary.textProperty().bind(model.summaryProperty());
        Label problem = wrapped("repertoire-problem");
        problem.getStyleClass().add("problem");
        problem.textProperty().bind(model.repertoire().problemProperty());
        Visibility.when(problem, problem.textProperty().isNotEmpty());
        LinesTree lines = new LinesTree(model);
        VBox.setVgrow(lines, Priority.ALWAYS);
        ObservableValue<Boolean> some =
                Bindings.isEmpty(model.repertoire().lessons()).not();
        Visibility.when(lines, some);
        CheckBox every = new CheckBox(texts.get("every-game"));
        every.setId("repertoire-every-game");
        every.setTooltip(new Tooltip(texts.get("every-game.tip")));
        every.selectedProperty().bindBidirectional(model.lessons().everyGameProperty());
        every.setMinWidth(Region.USE_PREF_SIZE);
        Visibility.when(every, some);
        summary.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(summary, Priority.ALWAYS);
        HBox shown = new HBox(summary, every);
        shown.getStyleClass().add("repertoire-shown");
        VBox body = new VBox(shown, problem, said(), actions(), adding(), lines);
        body.getStyleClass().add("puzzle-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(new CardHead(texts.get("title"), choice).explained(GuidePlace.REPERTOIRE), body);
    }

    private SaidRoom said() {
        Label said = wrapped("repertoire-said");
        model.saidProperty().subscribe(now -> {
            said.setText(now.text());
            said.getStyleClass().removeIf(name -> name.startsWith("puzzle-tone-"));
            said.getStyleClass().add("puzzle-tone-" + now.tone().name().toLowerCase(Locale.ROOT));
        });
        ProgressBar busy = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        busy.setAccessibleText(texts.get("busy.spoken"));
        Visibility.when(busy, model.judgingProperty());
        return new SaidRoom(said, busy);
    }

    private FlowPane actions() {
        Button next = new Button(texts.get("next"));
        next.setId("repertoire-next");
        next.getStyleClass().add("accent");
        next.setFocusTraversable(false);
        next.setTooltip(new KeyTooltip(texts.get("next.tip"), keys, RepertoireCommands.id("next")));
        next.setOnAction(event -> run("next"));
        next.disableProperty().bind(Bindings.isEmpty(model.repertoire().lessons()));
        SmallButton show = small("show");
        SmallButton analyse = small("analyse");
        SmallButton forget = small("forget");
        ObservableValue<Boolean> none = model.lessonProperty().map(Optional::isEmpty);
        show.disableProperty().bind(none);
        analyse.disableProperty().bind(none);
        forget.disableProperty().bind(none);
        return flow(next, show, analyse, forget);
    }

    private VBox adding() {
        Label about = wrapped("repertoire-adding");
        about.setText(texts.get("adding"));
        about.getStyleClass().add("card-caption");
        FlowPane buttons = flow();
        for (Side side : Side.values()) {
            buttons.getChildren().addAll(adding("line", side), adding("tree", side));
        }
        VBox box = new VBox(about, buttons);
        box.getStyleClass().add("puzzle-said-box");
        box.setMinHeight(Region.USE_PREF_SIZE);
        return box;
    }

    /// Named after the open game's sides, which may change before the page is shown.
    private SmallButton adding(String what, Side side) {
        SmallButton button = small(RepertoireCommands.learning(what, side), "learn." + what);
        button.sceneProperty()
                .subscribe(shown -> button.setText(
                        texts.get("learn." + what, model.edition().sideName(side))));
        return button;
    }

    private SmallButton small(String name) {
        return small(name, name);
    }

    private SmallButton small(String name, String text) {
        String id = RepertoireCommands.id(name);
        return new SmallButton(id, texts.get(text), () -> run(name))
                .withTip(new KeyTooltip(texts.get(text + ".tip"), keys, id));
    }

    private void run(String name) {
        commands.named(RepertoireCommands.id(name)).run();
    }

    private static Label wrapped(String id) {
        Label label = new WrappedLabel();
        label.setId(id);
        return label;
    }

    private FlowPane flow(Node... nodes) {
        FlowPane flow = new FlowPane(nodes);
        flow.getStyleClass().add("puzzle-flow");
        flow.setMinHeight(Region.USE_PREF_SIZE);
        // Otherwise its preferred height would be that for another line length.
        flow.prefWrapLengthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.max(1, getWidth() - snappedLeftInset() - snappedRightInset()),
                        widthProperty(),
                        insetsProperty()));
        return flow;
    }
}
