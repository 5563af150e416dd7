package hexalyst.work;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.List;

/// Searches each position with a table of its own, as workers do where nodes are limited.
final class FreshSearch implements PositionSearch {
    @Override
    public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            return new EngineSearch(service, new Estimator(1 << 20)).prove(position, limits, stop);
        }
    }

    @Override
    public SearchResult estimate(
            Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
        throw new AssertionError("not asked");
    }
}
