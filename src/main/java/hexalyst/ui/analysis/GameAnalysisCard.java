package hexalyst.ui.analysis;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.job.JobViewModel.State;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The strip below the board: the values over the game, and the job that finds them.
public final class GameAnalysisCard extends HBox {
    private static final double LEAST_PROGRESS = 30;

    private final KeyBindings keys;
    private final Texts texts = Texts.of(GameAnalysisCard.class);

    /// @param analysis the job
    /// @param graph the values
    /// @param keys the keys that it tells
    public GameAnalysisCard(GameAnalysisViewModel analysis, ValueGraphViewModel graph, KeyBindings keys) {
        this.keys = keys;
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
            Shown.set(status, !text.isEmpty());
        });
        ProgressBar progress = new ProgressBar();
        progress.getStyleClass().add("thin-progress");
        progress.progressProperty().bind(analysis.job().progressProperty());
        progress.setMinWidth(LEAST_PROGRESS);
        Button start = button("analyse-game", "analyse", "analyseTip", analysis::start);
        Button pause = button("analysis-pause", "pause", "pauseTip", analysis.job()::pauseOrResume);
        Button cancel = button("analysis-cancel", "cancel", "cancelTip", analysis.job()::cancel);
        analysis.job().stateProperty().subscribe(state -> {
            boolean idle = state == State.IDLE;
            Shown.set(start, idle);
            Shown.set(pause, !idle);
            Shown.set(cancel, !idle);
            Shown.set(progress, !idle);
            pause.setText(texts.get(state == State.PAUSED ? "resume" : "pause"));
        });
        getChildren().addAll(view, status, progress, start, pause, cancel);
    }

    private Button button(String id, String text, String tip, Runnable action) {
        Button button = new Button(texts.get(text));
        button.setId(id);
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new KeyTooltip(texts.get(tip), keys, id));
        button.setOnAction(event -> action.run());
        // Cancel comes where the start was: the second click of a double click is not meant for it.
        button.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getClickCount() > 1) {
                event.consume();
            }
        });
        return button;
    }
}
