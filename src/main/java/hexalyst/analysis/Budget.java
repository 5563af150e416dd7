package hexalyst.analysis;

import hexalyst.engine.SearchLimits;
import java.time.Duration;

/// Limits that several searches share, one after the other. Confined to one thread.
final class Budget {
    private final SearchLimits limits;
    private Duration time = Duration.ZERO;
    private long nodes;

    Budget(SearchLimits limits) {
        this.limits = limits;
    }

    /// What is left. What had no limit at the beginning has none now.
    SearchLimits left() {
        SearchLimits rest = limits.less(time, nodes);
        boolean endless = limits.time().equals(SearchLimits.NONE.time());
        SearchLimits timed = endless ? rest.withTime(limits.time()) : rest;
        return limits.nodes() == Long.MAX_VALUE ? timed.withNodes(limits.nodes()) : timed;
    }

    /// The limits for one search of many: these, and not more than what is left here.
    SearchLimits within(SearchLimits each) {
        SearchLimits left = left();
        Duration shorter = each.time().compareTo(left.time()) < 0 ? each.time() : left.time();
        return new SearchLimits(shorter, Math.min(each.nodes(), left.nodes()));
    }

    /// Notes what a search has used.
    void spend(PositionSearch.Found found) {
        spend(found.time(), found.nodes());
    }

    /// Notes what was used.
    void spend(Duration usedTime, long usedNodes) {
        time = time.plus(usedTime);
        nodes += usedNodes;
    }

    /// What was used.
    Duration time() {
        return time;
    }

    /// True if a limit is reached.
    boolean exhausted() {
        return time.compareTo(limits.time()) >= 0 || nodes >= limits.nodes();
    }

    long nodes() {
        return nodes;
    }
}
