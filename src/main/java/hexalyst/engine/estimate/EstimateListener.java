package hexalyst.engine.estimate;

/// Receives what a search for the best lines finds, on the search's thread. A listener must return quickly.
@FunctionalInterface
public interface EstimateListener {
    /// Called when a depth is completed and when the search has ended.
    void report(EstimateReport report);
}
