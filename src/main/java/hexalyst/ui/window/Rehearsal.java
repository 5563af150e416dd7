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

    private final Workbench bench;
    private final Stage stage;
    private final Duration step;

    /// @param bench the open game, which is not changed
    /// @param stage the window, which is closed at the end
    public Rehearsal(Workbench bench, Stage stage) {
        this(bench, stage, STEP);
    }

    /// @param step the time between two steps
    Rehearsal(Workbench bench, Stage stage, Duration step) {
        this.bench = bench;
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
                bench.game()::forward,
                bench.game()::forward,
                bench.game()::toEnd,
                bench.game()::toStart,
                bench.engine()::toggle,
                wait,
                wait,
                wait,
                bench.engine()::stop,
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
