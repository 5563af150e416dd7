package hexalyst.engine;

import java.time.Duration;

/// When a search gives up.
///
/// @param time the most time it may take
/// @param nodes the most positions it may expand, 1 or more
public record SearchLimits(Duration time, long nodes) {
    /// No limit: the search ends when the value is proved or it is stopped.
    public static final SearchLimits NONE = new SearchLimits(Duration.ofDays(10_000), Long.MAX_VALUE);

    /// These limits with a different time.
    public SearchLimits withTime(Duration limit) {
        return new SearchLimits(limit, nodes);
    }

    /// These limits with a different number of nodes.
    public SearchLimits withNodes(long limit) {
        return new SearchLimits(time, limit);
    }

    /// A fraction of these limits, at least one node.
    ///
    /// @param part 0 to 1
    public SearchLimits share(double part) {
        return new SearchLimits(Duration.ofMillis((long) (time.toMillis() * part)), Math.max(1, (long) (nodes * part)));
    }

    /// What is left of these limits after some use; never less than zero time and one node.
    public SearchLimits less(Duration usedTime, long usedNodes) {
        Duration rest = time.minus(usedTime);
        return new SearchLimits(rest.isNegative() ? Duration.ZERO : rest, Math.max(1, nodes - usedNodes));
    }
}
