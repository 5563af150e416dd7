package hexalyst.analysis.job;

/// Ends a task in another thread, now or as soon as it begins. Thread-safe.
public final class StopSignal {
    private boolean given;
    private Runnable action = () -> {};

    /// Sets what the signal does from now on; runs it at once if the signal was already given.
    public synchronized void does(Runnable next) {
        action = next;
        if (given) {
            next.run();
        }
    }

    /// True if the signal was given.
    public synchronized boolean given() {
        return given;
    }

    /// Gives the signal.
    synchronized void give() {
        given = true;
        action.run();
    }

    /// Resets the signal.
    synchronized void clear() {
        given = false;
        action = () -> {};
    }
}
