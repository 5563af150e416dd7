package hexalyst.ui.job;

import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The row at the bottom of a card that starts a job: its progress, and the buttons for its current state.
public final class JobFoot extends HBox {
    private static final double BAR = 110;

    private final String card;
    private final Texts texts;
    private final Button start;

    /// @param card the prefix of the ids of the parts
    /// @param texts the card's: `start`, `pause`, `stop`, `resume`, each with its `.tip`, and `progress.spoken`
    /// @param begin starts the job
    public JobFoot(String card, Texts texts, JobViewModel job, Runnable begin) {
        this.card = card;
        this.texts = texts;
        Label said = new WrappedLabel();
        said.setId(card + "-said");
        said.setMaxWidth(Double.MAX_VALUE);
        said.textProperty().bind(job.statusProperty());
        HBox.setHgrow(said, Priority.ALWAYS);
        ProgressBar bar = new ProgressBar();
        bar.setId(card + "-progress");
        bar.setMinWidth(BAR);
        bar.progressProperty().bind(job.progressProperty());
        bar.setAccessibleText(texts.get("progress.spoken"));
        Button pause = button("pause", job::pauseOrResume);
        ObservableValue<String> does = job.pauseKey();
        pause.textProperty().bind(does.map(texts::get));
        pause.getTooltip().textProperty().bind(does.map(now -> texts.get(now + ".tip")));
        Button stop = button("stop", job::cancel);
        start = button("start", begin);
        start.getStyleClass().add("accent");
        start.setDefaultButton(true);
        ObservableValue<Boolean> works = job.stateProperty().map(now -> now != JobViewModel.State.IDLE);
        Visibility.when(bar, works);
        Visibility.when(pause, works);
        Visibility.when(stop, works);
        Visibility.when(start, works.map(now -> !now));
        getChildren().addAll(said, bar, pause, stop, start);
        getStyleClass().add("card-foot");
    }

    /// The button that starts the job.
    public Button start() {
        return start;
    }

    private Button button(String name, Runnable action) {
        Button button = new Button(texts.get(name));
        button.setId(card + "-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get(name + ".tip")));
        button.setOnAction(event -> action.run());
        return button;
    }
}
