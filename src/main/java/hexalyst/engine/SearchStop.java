package hexalyst.engine;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// Ends a search: on request, at a limit of nodes, or at a limit of time. There is one flag and one count of nodes,
/// which all threads of the search share. A search asks one question or two; each is a round, which also ends when one
/// of the threads has the answer.
public final class SearchStop {
    /// The nodes that a search may always expand: well under a tenth of a second's work.
    private static final long FREE_NODES = 100;
    /// The part of the time that a look ahead may take, as one of so many.
    private static final int AHEAD_SHARE = 4;

    private final AtomicBoolean search;
    private final AtomicLong nodesLeft;
    private final AtomicLong roundLeft;
    private final Clock clock;
    private volatile boolean answered;
    /// The search that this is a part of.
    private Optional<SearchStop> whole = Optional.empty();

    /// The time of a search, shared by its rounds and parts.
    private static final class Clock {
        private final long deadline;
        /// How many more nodes may be expanded whatever the time.
        private final AtomicLong free;

        Clock(long deadline, long free) {
            this.deadline = deadline;
            this.free = new AtomicLong(free);
        }

        /// A clock that runs from now on.
        static Clock of(SearchLimits limits, long free) {
            long seconds = Math.min(limits.time().toSeconds(), 1L << 32);
            return new Clock(
                    System.nanoTime() + seconds * 1_000_000_000L + limits.time().toNanosPart(), free);
        }

        /// Whether there is no time for this many nodes.
        boolean forbids(int nodes) {
            return (free.get() <= 0 || free.getAndAdd(-nodes) <= 0) && up();
        }

        boolean up() {
            return System.nanoTime() - deadline > 0;
        }
    }

    private SearchStop(AtomicBoolean search, AtomicLong nodesLeft, Clock clock, long roundNodes) {
        this.search = search;
        this.nodesLeft = nodesLeft;
        this.clock = clock;
        roundLeft = new AtomicLong(roundNodes);
    }

    /// The stop of a search that begins now.
    ///
    /// @param limits what the search may use
    public static SearchStop within(SearchLimits limits) {
        return within(limits, 0);
    }

    /// The stop of a search that begins now, and which may expand a few nodes however little time there is: on a busy
    /// machine, getting to the first one can take longer than the search.
    static SearchStop withFreeNodes(SearchLimits limits) {
        return within(limits, FREE_NODES);
    }

    private static SearchStop within(SearchLimits limits, long free) {
        return new SearchStop(
                new AtomicBoolean(), new AtomicLong(limits.nodes()), Clock.of(limits, free), Long.MAX_VALUE);
    }

    /// A round of this search.
    SearchStop round() {
        return round(Long.MAX_VALUE);
    }

    /// A round of this search that ends after at most this many nodes; the search itself then continues.
    SearchStop round(long nodes) {
        SearchStop round = new SearchStop(search, nodesLeft, clock, nodes);
        round.whole = whole;
        return round;
    }

    /// A part of this search that ends after at most this many nodes; the search itself then continues. The nodes it
    /// has expanded must be passed to [#spend].
    SearchStop part(long nodes) {
        SearchStop part = new SearchStop(
                new AtomicBoolean(), new AtomicLong(Math.min(nodes, nodesLeft.get())), clock, Long.MAX_VALUE);
        part.whole = Optional.of(this);
        return part;
    }

    /// A short look ahead before this search: it ends with the search, after a quarter of the time that is left, or
    /// after this many nodes, which are not deducted from those of the search. A few of them it may always expand,
    /// however little time there is.
    public SearchStop ahead(long nodes) {
        long now = System.nanoTime();
        Clock part = new Clock(now + (clock.deadline - now) / AHEAD_SHARE, FREE_NODES);
        SearchStop ahead = new SearchStop(new AtomicBoolean(), new AtomicLong(nodes), part, Long.MAX_VALUE);
        ahead.whole = Optional.of(this);
        return ahead;
    }

    /// Deducts the nodes that a part of this search has expanded from what the search may expand.
    void spend(long nodes) {
        nodesLeft.addAndGet(-nodes);
    }

    /// How many nodes the search may still expand.
    long left() {
        return nodesLeft.get();
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

    /// True if the search should end or has no time left, for work that takes no nodes.
    public boolean over() {
        return stopped() || clock.up();
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
        // Not asked again below: what was taken is granted, though another thread that finds no more ends the search.
        if (stopped()) {
            return 0;
        }
        long left = nodesLeft.getAndAdd(-most);
        if (left <= 0 || clock.forbids(most)) {
            nodesLeft.addAndGet(most);
            stop();
            return 0;
        }
        long inRound = roundLeft.getAndAdd(-most);
        if (inRound <= 0) {
            answered();
        }
        int granted = (int) Math.max(0, Math.min(most, Math.min(left, inRound)));
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
