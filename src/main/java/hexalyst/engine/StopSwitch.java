package hexalyst.engine;

/// Stops a task of several steps from another thread: each step says how to stop it when it begins. Once pressed, the
/// switch stays pressed. Thread-safe.
public final class StopSwitch {
    private boolean pressed;
    private Runnable step = () -> {};

    /// Stops the current step and every step that begins later.
    public synchronized void press() {
        pressed = true;
        step.run();
    }

    /// True once it was pressed.
    public synchronized boolean pressed() {
        return pressed;
    }

    /// Marks the beginning of a step.
    ///
    /// @param end asks the step to end and returns immediately; called at once if the switch has already been pressed
    public synchronized void begins(Runnable end) {
        step = end;
        if (pressed) {
            end.run();
        }
    }
}
