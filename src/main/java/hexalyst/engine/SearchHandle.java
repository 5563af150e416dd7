package hexalyst.engine;

/// A search that somebody started.
public interface SearchHandle {
    /// The number that its reports carry.
    long request();

    /// Asks it to end; it sends a last report within about 50 ms. Returns at once; calling it again does nothing.
    void stop();

    /// Waits for its last report and gives it.
    ///
    /// @throws InterruptedException if this thread is interrupted
    SearchReport await() throws InterruptedException;
}
