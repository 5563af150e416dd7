package hexalyst.engine;

/// Receives what a search finds, on one of the search's threads. A listener should hand over to its own thread and
/// return quickly.
@FunctionalInterface
public interface SearchListener {
    /// Called about ten times a second and once at the end of a search.
    void report(SearchReport report);

    /// Called when a search has failed, because of a bug or a lack of memory; no report follows.
    default void failed(Throwable failure) {}
}
