package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.ArrayList;
import java.util.List;

/// The engine with new tables for every search, so that results do not depend on earlier searches. Records the
/// positions that it is asked about.
public final class FreshSearch implements PositionSearch {
    private final List<StoreKey> proved = new ArrayList<>();
    private final List<StoreKey> estimated = new ArrayList<>();

    /// The positions that it was asked to prove, once for each request.
    public List<StoreKey> proved() {
        return proved;
    }

    /// The positions that it was asked to estimate, once for each request.
    List<StoreKey> estimated() {
        return estimated;
    }

    @Override
    public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
        proved.add(StoreKey.of(position));
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            return new EngineSearch(service, new Estimator(1 << 18)).prove(position, limits, stop);
        }
    }

    @Override
    public SearchResult estimate(
            Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
        estimated.add(StoreKey.of(position));
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            return new EngineSearch(service, new Estimator(1 << 18)).estimate(position, among, limits, effort, stop);
        }
    }
}
