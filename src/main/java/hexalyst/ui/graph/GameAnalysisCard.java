package hexalyst.ui.graph;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.job.JobViewModel.State;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.controlsfx.control.PopOver;

/// The strip below the board: the values over the game and the job that finds them.
public final class GameAnalysisCard extends HBox {
    private static final double LEAST_PROGRESS = 30;
    private final KeyBindings keys;
    private final ValueGraphViewModel graph;
    private final Texts texts = Texts.of(GameAnalysisCard.class);
    private final ObservableValue<Boolean> covered;
    /// True if the summary is to be shown as soon as the tab is.
    private boolean due;

    /// @param analysis the job
    /// @param graph the values
    /// @param keys the key bindings shown in tooltips
    /// @param covered whether another board lies over that of the game
    /// @param learn asks each mistake of the game as a question on the board
    public GameAnalysisCard(
            GameAnalysisViewModel analysis,
            ValueGraphViewModel graph,
            KeyBindings keys,
            ObservableValue<Boolean> covered,
            Runnable learn) {
        this.covered = covered;
        this.keys = keys;
        this.graph = graph;
        getStyleClass().addAll("card", "graph-card");
        ValueGraphView view = new ValueGraphView(graph);
        HBox.setHgrow(view, Priority.ALWAYS);
        Label status = new Label();
        status.setId("analysis-status");
        status.getStyleClass().add("figure");
        status.setMinWidth(0);
        status.textProperty().bind(analysis.job().statusProperty());
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(analysis.job().statusProperty());
        analysis.job().statusProperty().subscribe(text -> {
            status.setTooltip(text.isEmpty() ? null : whole);
            Visibility.set(status, !text.isEmpty());
        });
        ProgressBar progress = new ProgressBar();
        progress.getStyleClass().add("thin-progress");
        progress.progressProperty().bind(analysis.job().progressProperty());
        progress.setMinWidth(LEAST_PROGRESS);
        Button start = button("analyse-game", "analyse", "analyseTip", analysis::start);
        Button pause = button("analysis-pause", "pause", "pauseTip", analysis.job()::pauseOrResume);
        Button cancel = button("analysis-cancel", "cancel", "cancelTip", analysis.job()::cancel);
        Button summary = button("game-summary", "summary", "summaryTip", graph::sumUp);
        graph.summariesProperty().subscribe((before, now) -> {
            due = true;
            sumUp(summary, analysis::start, learn);
        });
        covered.subscribe(over -> sumUp(summary, analysis::start, learn));
        sceneProperty().flatMap(Scene::windowProperty).subscribe(window -> sumUp(summary, analysis::start, learn));
        ObservableValue<Boolean> idle = analysis.job().stateProperty().map(state -> state == State.IDLE);
        ObservableValue<Boolean> known = graph.wholeProperty();
        Visibility.when(start, Bindings.createBooleanBinding(() -> idle.getValue() && !known.getValue(), idle, known));
        Visibility.when(summary, Bindings.createBooleanBinding(() -> idle.getValue() && known.getValue(), idle, known));
        List.of(pause, cancel, progress).forEach(part -> Visibility.when(part, idle.map(rests -> !rests)));
        ObservableValue<String> does = analysis.job().pauseKey();
        pause.textProperty().bind(does.map(texts::get));
        pause.getTooltip()
                .textProperty()
                .bind(does.flatMap(now -> KeyTooltip.text(texts.get(now + "Tip"), keys, "analysis-pause")));
        getChildren()
                .addAll(view, status, progress, start, summary, pause, cancel, new GuideButton(GuidePlace.ANALYSIS));
    }

    /// Shows the summary beside the board, which stays in view; in a hidden tab, or under another board, once that has
    /// gone.
    private void sumUp(Button from, Runnable again, Runnable learn) {
        if (!due || covered.getValue() || getScene() == null || getScene().getWindow() == null) {
            return;
        }
        due = false;
        // The button may just have appeared.
        applyCss();
        layout();
        PopOver over = new PopOver();
        over.setContentNode(new SummaryView(graph, closing(over, again), closing(over, learn)));
        over.setArrowLocation(PopOver.ArrowLocation.LEFT_BOTTOM);
        over.setDetachable(false);
        // A click elsewhere does what it always does.
        over.setConsumeAutoHidingEvents(false);
        over.getRoot().getStylesheets().setAll(getScene().getStylesheets());
        over.show(from.isVisible() ? from : this);
        // Its text is wrapped only now, so that it becomes higher: it ends where the strip ends.
        double end = localToScreen(getBoundsInLocal()).getMaxY();
        over.heightProperty().subscribe(height -> over.setY(end - height.doubleValue()));
    }

    private static Runnable closing(PopOver over, Runnable action) {
        return () -> {
            over.hide();
            action.run();
        };
    }

    private Button button(String id, String text, String tip, Runnable action) {
        Button button = new Button(texts.get(text));
        button.setId(id);
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new KeyTooltip(texts.get(tip), keys, id));
        button.setOnAction(event -> action.run());
        // Cancel appears where Start was, so the second click of a double click must not cancel.
        button.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getClickCount() > 1) {
                event.consume();
            }
        });
        return button;
    }
}
