package hexalyst.analysis;

/// Ends what is going on in another thread, now or as soon as it begins. May be used from any thread.
public final class StopSignal {
    private boolean given;
    private Runnable action = () -> {};

    /// Says what the signal does from now on: at once if it was given already.
    public synchronized void does(Runnable next) {
        action = next;
        if (given) {
            next.run();
        }
    }

    /// True once the signal was given.
    public synchronized boolean given() {
        return given;
    }

    /// Gives the signal.
    synchronized void give() {
        given = true;
        action.run();
    }

    /// Forgets the signal.
    synchronized void clear() {
        given = false;
        action = () -> {};
    }
}
