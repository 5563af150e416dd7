package hexalyst.ui.window;

import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.PlatformThread;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// The JavaFX thread, with a count of its waiting tasks, so that tests can wait for them instead of guessing. Tasks
/// that another thread, such as that of a search, has not passed on yet are not counted. Pauses that give the user some
/// seconds to read or answer are longer here, because a busy machine needs more time.
final class CountedLater implements FxThread {
    /// Longer pauses do not count as work in progress: a message that fades, a journal that is written when the user
    /// rests.
    private static final Duration SHORT = Duration.ofMillis(200);

    private static final Duration SECONDS = Duration.ofSeconds(2);
    private static final int LONGER = 4;

    private final FxThread later = new PlatformThread();
    private final AtomicInteger underWay = new AtomicInteger();
    /// Used on the JavaFX thread only.
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

    /// Drops all waiting tasks, because the search service is closed at the end of the program. On the JavaFX thread.
    void end() {
        ended = true;
    }

    /// True if no task is left.
    boolean idle() {
        return underWay.get() == 0;
    }
}
