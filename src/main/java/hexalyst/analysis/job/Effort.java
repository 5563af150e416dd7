package hexalyst.analysis.job;

import hexalyst.engine.SearchLimits;

/// What a search was allowed to use before it left a position unproved.
///
/// @param millis the most time, in milliseconds
/// @param nodes the most positions
public record Effort(long millis, long nodes) {
    /// The effort that these limits allow.
    public static Effort of(SearchLimits limits) {
        return new Effort(limits.time().toMillis(), limits.nodes());
    }

    /// True if a search with that effort could find nothing more.
    public boolean covers(Effort other) {
        return millis >= other.millis && nodes >= other.nodes;
    }

    /// The larger value of each limit.
    public Effort and(Effort other) {
        return new Effort(Math.max(millis, other.millis), Math.max(nodes, other.nodes));
    }
}
