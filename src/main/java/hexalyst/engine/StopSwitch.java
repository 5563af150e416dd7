package hexalyst.engine;

/// Ends a work of several steps from another thread: each step says how it is ended when it begins. Once pressed, it
/// stays pressed. May be used from any thread.
public final class StopSwitch {
    private boolean pressed;
    private Runnable step = () -> {};

    /// Ends the step that is being done, and every one that begins later.
    public synchronized void press() {
        pressed = true;
        step.run();
    }

    /// True once it was pressed.
    public synchronized boolean pressed() {
        return pressed;
    }

    /// A step begins.
    ///
    /// @param end asks it to end and returns at once; run at once if the switch was pressed before
    public synchronized void begins(Runnable end) {
        step = end;
        if (pressed) {
            end.run();
        }
    }
}
