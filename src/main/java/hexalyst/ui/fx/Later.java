package hexalyst.ui.fx;

import java.time.Duration;

/// Brings tasks to the JavaFX thread, in order. Tests use one of their own that needs no such thread.
public interface Later {
    /// Runs a task on the JavaFX thread soon. May be called from any thread.
    void run(Runnable task);

    /// Runs a task on the JavaFX thread after a pause. May be called from any thread.
    void run(Duration pause, Runnable task);
}
