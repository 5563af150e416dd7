package hexalyst.engine;

/// A search that somebody started.
///
/// @param <R> what it reports
public interface RunningSearch<R> {
    /// Asks it to end; it sends a last report within about 50 ms. Returns at once; calling it again does nothing.
    void stop();

    /// Waits for its last report and gives it.
    ///
    /// @throws InterruptedException if this thread is interrupted
    /// @throws IllegalStateException if the search failed, which is a fault of the program or a want of memory
    R await() throws InterruptedException;
}
