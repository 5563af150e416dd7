package hexalyst.cli.terminal;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Handles Ctrl+C while a command runs: asks the work to end and waits until the command has printed its results.
public final class Interruption {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Consumer<String> err;
    private final Duration patience;
    private final boolean writes;
    private final Thread hook;
    private volatile boolean asked;
    private volatile Runnable stop;

    /// Waits a few seconds for the work.
    ///
    /// @param stop asks the work to end
    public Interruption(Runnable stop) {
        this(stop, PATIENCE, false, System.err::println);
    }

    /// @param patience how long to wait for the work
    /// @param writes if true, waits for the end of the work even after that, with a message
    /// @param err receives a message for the user
    public Interruption(Runnable stop, Duration patience, boolean writes, Consumer<String> err) {
        this.stop = stop;
        this.patience = patience;
        this.writes = writes;
        this.err = err;
        hook = new Thread(this::interrupt, "hexalyst-interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// For work that ends when asked to and then writes its results, which may take a while for a large file or on a
    /// busy machine.
    public static Interruption ofWriting(Runnable stop) {
        return new Interruption(stop, PATIENCE, true, System.err::println);
    }

    /// Asks the work to end, and waits for it.
    void interrupt() {
        asked = true;
        stop.run();
        try {
            if (!finished.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                err.accept(
                        writes
                                ? "hexalyst: still writing what is known by now"
                                : "hexalyst: gave up waiting for the work to end");
                if (writes) {
                    finished.await();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Sets how the next part of the work is asked to end; called at once if Ctrl+C was already pressed.
    public void asks(Runnable next) {
        stop = next;
        if (asked) {
            next.run();
        }
    }

    /// True if Ctrl+C was pressed.
    public boolean asked() {
        return asked;
    }

    /// Called when the command has printed its results.
    public void end() {
        finished.countDown();
        if (!asked) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException alreadyEnding) {
                asked = true;
            }
        }
    }
}
