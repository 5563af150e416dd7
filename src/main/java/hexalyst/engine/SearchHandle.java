package hexalyst.engine;

/// A running search for a value.
public interface SearchHandle extends RunningSearch<SearchReport> {
    /// The number that its reports carry.
    long request();
}
