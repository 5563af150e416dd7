package hexalyst.analysis.job;

import hexalyst.engine.SearchLimits;
import java.time.Duration;

/// Limits shared by several searches, one after the other. Confined to one thread.
public final class Budget {
    private final SearchLimits limits;
    private Duration time = Duration.ZERO;
    private long nodes;

    public Budget(SearchLimits limits) {
        this.limits = limits;
    }

    /// What is left. A quantity without a limit at the start still has none.
    public SearchLimits left() {
        SearchLimits rest = limits.less(time, nodes);
        boolean endless = limits.time().equals(SearchLimits.NONE.time());
        SearchLimits timed = endless ? rest.withTime(limits.time()) : rest;
        return limits.nodes() == Long.MAX_VALUE ? timed.withNodes(limits.nodes()) : timed;
    }

    /// The limits for one of many searches: these limits, but no more than what is left here.
    public SearchLimits within(SearchLimits each) {
        SearchLimits left = left();
        Duration shorter = each.time().compareTo(left.time()) < 0 ? each.time() : left.time();
        return new SearchLimits(shorter, Math.min(each.nodes(), left.nodes()));
    }

    /// Records what a search has used.
    public void spend(PositionSearch.SearchResult found) {
        spend(found.time(), found.nodes());
    }

    /// Records what was used.
    public void spend(Duration usedTime, long usedNodes) {
        time = time.plus(usedTime);
        nodes += usedNodes;
    }

    /// How much time was used.
    public Duration time() {
        return time;
    }

    /// True if a limit is reached.
    public boolean exhausted() {
        return time.compareTo(limits.time()) >= 0 || nodes >= limits.nodes();
    }

    public long nodes() {
        return nodes;
    }
}
