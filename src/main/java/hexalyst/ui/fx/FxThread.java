package hexalyst.ui.fx;

import java.time.Duration;

/// Runs tasks on the JavaFX thread, in order. Tests use an implementation that needs no such thread.
public interface FxThread {
    /// Runs a task on the JavaFX thread soon. May be called from any thread.
    void run(Runnable task);

    /// Runs a task on the JavaFX thread after a pause. May be called from any thread.
    void run(Duration pause, Runnable task);
}
