package hexalyst.report;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/// Takes what fails unforeseen on any thread: logs it, and hands a report to who tells the user. The same failure again
/// and again, such as one in every frame, is logged seldom, so that the log still has the first.
public final class Failures implements Thread.UncaughtExceptionHandler {
    private static final System.Logger LOG = System.getLogger(Failures.class.getName());

    private final LogFile log;
    private final Consumer<FailureReport> told;
    private String last = "";
    private int times;

    /// @param log is opened with the first failure, if it is not
    /// @param told gets the report, on the thread that failed
    public Failures(LogFile log, Consumer<FailureReport> told) {
        this.log = log;
        this.told = told;
    }

    /// Tells of a failure that was caught, to end something in good order, as if nobody had caught it. Says nothing
    /// where nobody listens, as in a command, and nothing of a disk or a memory that is full, which is no mistake of
    /// the program.
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
            LOG.log(Level.ERROR, "the same error, for the " + times + "th time");
        }
        return new FailureReport(stack, report(stack));
    }

    /// Everything that can be said without anything of a game.
    private String report(String stack) {
        String where = log.isWritten() ? log.folder().toString() : "cannot be written";
        return Build.current().head() + "\n\n" + stack + "\n\nLog (" + where + "), last lines:\n"
                + String.join("\n", log.recent()) + "\n";
    }
}
