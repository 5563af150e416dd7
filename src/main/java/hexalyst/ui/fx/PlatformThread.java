package hexalyst.ui.fx;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/// The real JavaFX thread. After the window is closed, tasks are dropped silently.
public final class PlatformThread implements FxThread {
    @Override
    public void run(Runnable task) {
        Platform.runLater(task);
    }

    @Override
    public void run(Duration pause, Runnable task) {
        CompletableFuture.delayedExecutor(pause.toNanos(), TimeUnit.NANOSECONDS, Platform::runLater)
                .execute(task);
    }
}
