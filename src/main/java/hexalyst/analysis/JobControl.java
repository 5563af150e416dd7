package hexalyst.analysis;

/// Lets other threads pause, resume and cancel the work of one. May be used from any thread.
public final class JobControl {
    private final StopSignal stop = new StopSignal();
    private State state = State.WORKING;

    private enum State {
        WORKING,
        PAUSED,
        CANCELLED
    }

    /// Ends the search that runs, when the work is paused or cancelled.
    StopSignal stop() {
        return stop;
    }

    /// Stops what is going on until [#resume]; what an interrupted search has found stays in its tables.
    public synchronized void pause() {
        change(State.PAUSED);
        stop.give();
    }

    /// Goes on after a pause.
    public synchronized void resume() {
        change(State.WORKING);
    }

    /// Ends the work soon.
    public synchronized void cancel() {
        change(State.CANCELLED);
        stop.give();
    }

    /// What is cancelled stays so.
    private void change(State now) {
        if (state != State.CANCELLED) {
            state = now;
            notifyAll();
        }
    }

    /// Waits while the work is paused; false if it was cancelled. For the thread that works.
    synchronized boolean mayGoOn() throws InterruptedException {
        while (state == State.PAUSED) {
            wait();
        }
        boolean works = state == State.WORKING;
        if (works) {
            stop.clear();
        }
        return works;
    }
}
