package hexalyst.engine;

/// A search for a value that somebody started.
public interface SearchHandle extends RunningSearch<SearchReport> {
    /// The number that its reports carry.
    long request();
}
