package hexalyst.engine;

/// A search that has been started.
///
/// @param <R> the type of its reports
public interface RunningSearch<R> {
    /// Asks the search to end; it sends a last report within about 50 ms. Returns immediately; calling it again has no
    /// effect.
    void stop();

    /// Waits for the last report and returns it.
    ///
    /// @throws InterruptedException if this thread is interrupted
    /// @throws IllegalStateException if the search failed, because of a bug or a lack of memory
    R await() throws InterruptedException;
}
