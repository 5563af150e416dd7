package hexalyst.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// What Ctrl+C does while a command runs: it asks the work to end, and the program waits until the command has printed
/// what it has.
final class Interruption {
    private static final int PATIENCE_SECONDS = 10;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean asked;
    private volatile Runnable stop;

    /// @param stop asks the work to end
    Interruption(Runnable stop) {
        this.stop = stop;
        hook = new Thread(
                () -> {
                    asked = true;
                    this.stop.run();
                    try {
                        if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                            System.err.println("hexalyst: gave up waiting for the work to end");
                        }
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "hexalyst-interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
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
