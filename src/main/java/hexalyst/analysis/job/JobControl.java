package hexalyst.analysis.job;

/// Lets other threads pause, resume and cancel a job. Thread-safe.
public final class JobControl {
    private final StopSignal stop = new StopSignal();
    private State state = State.WORKING;

    private enum State {
        WORKING,
        PAUSED,
        CANCELLED
    }

    /// Ends the running search when the job is paused or cancelled.
    public StopSignal stop() {
        return stop;
    }

    /// Pauses the job until [#resume]. What an interrupted search has found stays in its tables.
    public synchronized void pause() {
        change(State.PAUSED);
        stop.give();
    }

    /// Continues after a pause.
    public synchronized void resume() {
        change(State.WORKING);
    }

    /// Ends the job soon.
    public synchronized void cancel() {
        change(State.CANCELLED);
        stop.give();
    }

    /// A cancelled job stays cancelled.
    private void change(State now) {
        if (state != State.CANCELLED) {
            state = now;
            notifyAll();
        }
    }

    /// Waits while the job is paused; returns false if it was cancelled. Called by the working thread.
    public synchronized boolean mayGoOn() throws InterruptedException {
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
