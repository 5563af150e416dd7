package hexalyst.ui.window;

import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// Goes through the window once and closes it, without changing anything. The build runs it after packaging, while the
/// JVM records which classes a start needs (its AOT cache, JEP 514), so that later starts find them prepared.
public final class Rehearsal {
    private static final Duration STEP = Duration.millis(250);

    private final TabModels models;
    private final Stage stage;
    private final Duration step;

    /// @param models the open game, which is not changed
    /// @param stage the window, which is closed at the end
    public Rehearsal(TabModels models, Stage stage) {
        this(models, stage, STEP);
    }

    /// @param step the time between two steps
    Rehearsal(TabModels models, Stage stage, Duration step) {
        this.models = models;
        this.stage = stage;
        this.step = step;
    }

    /// Starts; returns at once.
    public void start() {
        Runnable wait = () -> {};
        List<Runnable> steps = List.of(
                wait,
                wait,
                wait,
                wait,
                models.game()::forward,
                models.game()::forward,
                models.game()::toEnd,
                models.game()::toStart,
                models.values().engine()::toggle,
                wait,
                wait,
                wait,
                models.values().engine()::stop,
                wait,
                () -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        Timeline timeline = new Timeline();
        for (int i = 0; i < steps.size(); i++) {
            Runnable next = steps.get(i);
            timeline.getKeyFrames().add(new KeyFrame(step.multiply(i + 1), event -> next.run()));
        }
        timeline.play();
    }
}
