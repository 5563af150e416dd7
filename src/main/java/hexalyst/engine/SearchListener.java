package hexalyst.engine;

/// Hears what a search finds, on one of the search's threads: a listener hands over to its own thread and returns
/// soon.
@FunctionalInterface
public interface SearchListener {
    /// A search reports, about ten times a second and once at its end.
    void report(SearchReport report);

    /// A search has failed, which is a fault of the program or a want of memory; no report follows.
    default void failed(Throwable failure) {}
}
