package hexalyst.engine;

import java.util.concurrent.atomic.AtomicBoolean;

/// What ends a search: somebody, a limit of nodes, a limit of time. One flag, which all its threads poll. A search asks
/// one question or two; each is a round, which also ends when one of the threads has the answer.
final class SearchStop {
    private final AtomicBoolean search;
    private final long nodeLimit;
    private final long deadline;
    private volatile boolean answered;

    private SearchStop(AtomicBoolean search, long nodeLimit, long deadline) {
        this.search = search;
        this.nodeLimit = nodeLimit;
        this.deadline = deadline;
    }

    /// @param limits what the search may use, counted from now
    /// @param threads how many threads share the limit of nodes
    static SearchStop within(SearchLimits limits, int threads) {
        long seconds = Math.min(limits.time().toSeconds(), 1L << 32);
        return new SearchStop(
                new AtomicBoolean(),
                Math.max(1, limits.nodes() / threads),
                System.nanoTime() + seconds * 1_000_000_000L + limits.time().toNanosPart());
    }

    /// A round of this search.
    SearchStop round() {
        return new SearchStop(search, nodeLimit, deadline);
    }

    /// Ends the search soon.
    void stop() {
        search.set(true);
    }

    /// Ends this round soon.
    void answered() {
        answered = true;
    }

    boolean stopped() {
        return answered || search.get();
    }

    /// Checks the limits; called by each thread with the number of positions that it has expanded.
    void count(long nodes) {
        if (nodes >= nodeLimit || System.nanoTime() - deadline > 0) {
            stop();
        }
    }
}
