package hexalyst.report;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/// Handles unforeseen failures on any thread: logs them and passes a report on for the user. A failure that repeats,
/// for example in every frame, is logged only now and then, so that the log still has its first occurrence.
public final class Failures implements Thread.UncaughtExceptionHandler {
    private static final System.Logger LOG = System.getLogger(Failures.class.getName());

    private final LogFile log;
    private final Consumer<FailureReport> told;
    private String last = "";
    private int times;

    /// @param log opened at the first failure, if it is not open yet
    /// @param told receives the report, on the thread that failed
    public Failures(LogFile log, Consumer<FailureReport> told) {
        this.log = log;
        this.told = told;
    }

    /// Reports a failure that was caught only to end something cleanly, as if it had not been caught. Does nothing if
    /// there is no handler, as in a command. Ignores I/O errors, such as a full disk, and running out of memory, since
    /// these are not bugs.
    public static void tell(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof IOException || cause instanceof OutOfMemoryError) {
            return;
        }
        if (Thread.getDefaultUncaughtExceptionHandler() instanceof Failures all) {
            all.uncaughtException(Thread.currentThread(), failure);
        }
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        told.accept(logged(thread, failure));
    }

    private synchronized FailureReport logged(Thread thread, Throwable failure) {
        log.open();
        String stack = StackText.of(failure);
        times = stack.equals(last) ? times + 1 : 1;
        last = stack;
        if (times == 1) {
            LOG.log(Level.ERROR, "unexpected error in thread " + thread.getName(), failure);
        } else if (Integer.bitCount(times) == 1) {
            LOG.log(Level.ERROR, "the same error, " + times + " times by now");
        }
        return new FailureReport(stack, report(stack));
    }

    /// The whole report, without anything from a game.
    private String report(String stack) {
        String where = log.isWritten() ? log.folder().toString() : "cannot be written";
        return Build.current().head() + "\n\n" + stack + "\n\nLog (" + where + "), last lines:\n"
                + String.join("\n", log.recent()) + "\n";
    }
}
