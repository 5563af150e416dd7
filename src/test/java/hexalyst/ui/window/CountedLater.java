package hexalyst.ui.window;

import hexalyst.ui.fx.FxLater;
import hexalyst.ui.fx.Later;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// The JavaFX thread, with a count of what is on its way to it: what has been handed over and will be done in a moment
/// is awaited and not guessed at. What another thread, such as that of a search, has not handed over yet is not
/// counted. What a person has some seconds to read or to answer stays longer: a busy machine needs more of them.
final class CountedLater implements Later {
    /// Longer pauses are no work that is under way: a message that fades, a journal that is written when one rests.
    private static final Duration SHORT = Duration.ofMillis(200);

    private static final Duration SECONDS = Duration.ofSeconds(2);
    private static final int LONGER = 4;

    private final Later later = new FxLater();
    private final AtomicInteger underWay = new AtomicInteger();
    /// Of the JavaFX thread.
    private boolean ended;

    @Override
    public void run(Runnable task) {
        later.run(counted(task));
    }

    @Override
    public void run(Duration pause, Runnable task) {
        if (pause.compareTo(SHORT) <= 0) {
            later.run(pause, counted(task));
        } else {
            later.run(pause.compareTo(SECONDS) > 0 ? pause.multipliedBy(LONGER) : pause, wanted(task));
        }
    }

    private Runnable counted(Runnable task) {
        underWay.incrementAndGet();
        return () -> {
            try {
                wanted(task).run();
            } finally {
                underWay.decrementAndGet();
            }
        };
    }

    private Runnable wanted(Runnable task) {
        return () -> {
            if (!ended) {
                task.run();
            }
        };
    }

    /// Drops what is on its way, as the end of the program does: its search service is closed. On the JavaFX thread.
    void end() {
        ended = true;
    }

    /// True if nothing that was handed over is left to be done.
    boolean idle() {
        return underWay.get() == 0;
    }
}
