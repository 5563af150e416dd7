package hexalyst.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// What Ctrl+C does while a command runs: it asks the work to end, and the program waits until the command has printed
/// what it has.
final class Interruption {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Consumer<String> err;
    private final Duration patience;
    private final boolean writes;
    private final Thread hook;
    private volatile boolean asked;
    private volatile Runnable stop;

    /// Waits for some seconds.
    ///
    /// @param stop asks the work to end
    Interruption(Runnable stop) {
        this(stop, PATIENCE, false, System.err::println);
    }

    /// @param patience how long the work is waited for
    /// @param writes if true, it is waited for to its end all the same, and that is said
    /// @param err takes a line for people
    Interruption(Runnable stop, Duration patience, boolean writes, Consumer<String> err) {
        this.stop = stop;
        this.patience = patience;
        this.writes = writes;
        this.err = err;
        hook = new Thread(this::interrupt, "hexalyst-interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// For work that does end when it is asked to, and then writes what it has, which may take a while in a large file
    /// or on a busy machine.
    static Interruption ofWriting(Runnable stop) {
        return new Interruption(stop, PATIENCE, true, System.err::println);
    }

    /// Asks and waits.
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

    /// The work has gone on to something else, which is asked to end from now on, and at once if Ctrl+C was pressed.
    void asks(Runnable next) {
        stop = next;
        if (asked) {
            next.run();
        }
    }

    /// True once Ctrl+C was pressed.
    boolean asked() {
        return asked;
    }

    /// The command has printed what it has.
    void end() {
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
