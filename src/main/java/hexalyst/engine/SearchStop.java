package hexalyst.engine;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// Ends a search: on request, at a limit of nodes, or at a limit of time. There is one flag and one count of nodes,
/// which all threads of the search share. A search asks one question or two; each is a round, which also ends when one
/// of the threads has the answer.
public final class SearchStop {
    private final AtomicBoolean search;
    private final AtomicLong nodesLeft;
    private final AtomicLong roundLeft;
    private volatile long deadline;
    private volatile boolean answered;
    /// The search that this is a part of.
    private Optional<SearchStop> whole = Optional.empty();

    private SearchStop(AtomicBoolean search, AtomicLong nodesLeft, long deadline, long roundNodes) {
        this.search = search;
        this.nodesLeft = nodesLeft;
        this.deadline = deadline;
        roundLeft = new AtomicLong(roundNodes);
    }

    /// The stop of a search that begins now.
    ///
    /// @param limits what the search may use
    public static SearchStop within(SearchLimits limits) {
        return new SearchStop(new AtomicBoolean(), new AtomicLong(limits.nodes()), deadline(limits), Long.MAX_VALUE);
    }

    private static long deadline(SearchLimits limits) {
        long seconds = Math.min(limits.time().toSeconds(), 1L << 32);
        return System.nanoTime() + seconds * 1_000_000_000L + limits.time().toNanosPart();
    }

    /// Measures the time from now on; to be called before the first round.
    void restartClock(SearchLimits limits) {
        deadline = deadline(limits);
    }

    /// A round of this search.
    SearchStop round() {
        return round(Long.MAX_VALUE);
    }

    /// A round of this search that ends after at most this many nodes; the search itself then continues.
    SearchStop round(long nodes) {
        SearchStop round = new SearchStop(search, nodesLeft, deadline, nodes);
        round.whole = whole;
        return round;
    }

    /// A part of this search that ends after at most this many nodes; the search itself then continues. The nodes it
    /// has expanded must be passed to [#spend].
    SearchStop part(long nodes) {
        SearchStop part = new SearchStop(
                new AtomicBoolean(), new AtomicLong(Math.min(nodes, nodesLeft.get())), deadline, Long.MAX_VALUE);
        part.whole = Optional.of(this);
        return part;
    }

    /// Deducts the nodes that a part of this search has expanded from what the search may expand.
    void spend(long nodes) {
        nodesLeft.addAndGet(-nodes);
    }

    /// Ends the search soon. May be called from any thread.
    public void stop() {
        search.set(true);
    }

    /// Ends this round soon.
    void answered() {
        answered = true;
    }

    /// True if the search should end.
    public boolean stopped() {
        return answered || ended();
    }

    /// Takes one node from what the search may expand. Returns false and ends the search if a limit is reached.
    public boolean mayExpand() {
        return take(1) > 0;
    }

    /// Takes up to this many nodes from what the search may expand. Returns 0 and ends the search or its round if a
    /// limit is reached.
    ///
    /// @param most 1 or more
    int take(int most) {
        long left = nodesLeft.getAndAdd(-most);
        if (left <= 0 || System.nanoTime() - deadline > 0) {
            nodesLeft.addAndGet(most);
            stop();
            return 0;
        }
        long inRound = roundLeft.getAndAdd(-most);
        if (inRound <= 0) {
            answered();
        }
        int granted = stopped() ? 0 : (int) Math.min(most, Math.min(left, inRound));
        giveBack(most - granted);
        return granted;
    }

    /// Returns nodes that were taken but not expanded.
    void giveBack(int nodes) {
        nodesLeft.addAndGet(nodes);
        roundLeft.addAndGet(nodes);
    }

    /// True if the whole search has ended, by request or at a limit.
    boolean ended() {
        return search.get() || whole.isPresent() && whole.get().ended();
    }
}
