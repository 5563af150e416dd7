package hexalyst.analysis.results;

import hexalyst.analysis.job.Budget;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import java.util.HashSet;
import java.util.Set;

/// Tries to prove what other people's files claim ([ResultStore#claim]) when it is asked about. Its proofs go into the
/// store like any others, and the store reports a false claim as a [Contradiction]. Confined to one thread.
public final class ClaimProver {
    /// How many positions to expand for one claim; a claim that needs more stays a claim.
    public static final long NODES = 200_000;

    private final ResultStore store;
    private final PositionSearch search;
    private final Budget whole;
    private final Set<StoreKey> tried = new HashSet<>();

    /// @param whole the limits for all claims together
    public ClaimProver(ResultStore store, PositionSearch search, SearchLimits whole) {
        this.store = store;
        this.search = search;
        this.whole = new Budget(whole);
    }

    /// Tests the claim about a position, if there is one that has not been tested yet.
    ///
    /// @param stop ends the search
    /// @return the number of positions expanded
    /// @throws InterruptedException if this thread is interrupted
    public long test(Position position, StopSignal stop) throws InterruptedException {
        if (store.claim(position).isEmpty() || whole.exhausted() || !tried.add(StoreKey.of(position))) {
            return 0;
        }
        SearchLimits limits = whole.within(SearchLimits.NONE.withNodes(NODES));
        PositionSearch.SearchResult found = search.prove(position, limits, stop);
        whole.spend(found);
        found.finding()
                .ifPresent(finding -> store.put(position, new Result(finding, KeyLine.of(position, found.line()))));
        return found.nodes();
    }
}
