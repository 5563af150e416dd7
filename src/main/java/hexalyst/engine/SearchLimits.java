package hexalyst.engine;

import java.time.Duration;

/// When a search gives up.
///
/// @param time the most time it may take
/// @param nodes the most positions it may expand, 1 or more
public record SearchLimits(Duration time, long nodes) {
    /// No limit: until the value is proved or somebody stops it.
    public static final SearchLimits NONE = new SearchLimits(Duration.ofDays(10_000), Long.MAX_VALUE);

    /// These limits with another time.
    public SearchLimits withTime(Duration limit) {
        return new SearchLimits(limit, nodes);
    }

    /// These limits with another number of nodes.
    public SearchLimits withNodes(long limit) {
        return new SearchLimits(time, limit);
    }

    /// What is left of these limits after some of each was used; nothing less than 1 ms and 1 node.
    public SearchLimits less(Duration usedTime, long usedNodes) {
        Duration left = time.minus(usedTime);
        return new SearchLimits(left.toMillis() < 1 ? Duration.ofMillis(1) : left, Math.max(1, nodes - usedNodes));
    }
}
