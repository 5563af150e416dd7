package hexalyst.analysis;

/// Lets other threads pause, resume and cancel the work of one. May be used from any thread.
public final class JobControl {
    private final StopSignal stop = new StopSignal();
    private boolean paused;
    private boolean cancelled;

    /// Ends the search that runs, when the work is paused or cancelled.
    StopSignal stop() {
        return stop;
    }

    /// Stops what is going on until [#resume]; what an interrupted search has found stays in its tables.
    public synchronized void pause() {
        paused = true;
        stop.give();
    }

    /// Goes on after a pause.
    public synchronized void resume() {
        paused = false;
        notifyAll();
    }

    /// Ends the work soon.
    public synchronized void cancel() {
        cancelled = true;
        stop.give();
        notifyAll();
    }

    /// Waits while the work is paused; false if it was cancelled. For the thread that works.
    synchronized boolean mayGoOn() throws InterruptedException {
        while (paused && !cancelled) {
            wait();
        }
        if (!cancelled) {
            stop.clear();
        }
        return !cancelled;
    }
}
