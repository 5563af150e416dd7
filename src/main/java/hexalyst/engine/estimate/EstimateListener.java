package hexalyst.engine.estimate;

/// Hears what a search for the best lines finds, on the search's thread: returns soon.
@FunctionalInterface
public interface EstimateListener {
    /// A depth was completed, or the search has ended.
    void report(EstimateReport report);
}
