package hexalyst.analysis;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.estimate.EstimateLine;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.EstimateSearch;
import hexalyst.engine.estimate.EstimateTable;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import java.util.List;
import java.util.Optional;

/// The program's own engine. What one search leaves in the tables helps the next. Not for several threads at once.
public final class EngineSearch implements PositionSearch {
    private final SearchService service;
    private final EstimateTable table;

    /// @param service proves
    /// @param table for estimates
    public EngineSearch(SearchService service, EstimateTable table) {
        this.service = service;
        this.table = table;
    }

    @Override
    public Found prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
        SearchHandle handle = service.start(position, limits, heard -> {});
        stop.does(handle::stop);
        SearchReport report = handle.await();
        Optional<Finding> finding = report.value()
                .map(value -> new Finding.Proved(value, report.plies().orElse(0)));
        return new Found(finding, report.line(), report.nodes(), report.time());
    }

    @Override
    public Found estimate(Position position, SearchLimits limits, Effort effort, StopSignal stop) {
        SearchStop end = SearchStop.within(limits);
        stop.does(end::stop);
        EstimateReport report = new EstimateSearch(position, table, end).run(1, heard -> {});
        if (report.lines().isEmpty()) {
            return new Found(Optional.empty(), List.of(), report.nodes(), report.time());
        }
        EstimateLine best = report.best();
        Finding finding = switch (best.score()) {
            case Score.Proved proved -> proved(proved.proof());
            case Score.Estimated guess -> new Finding.Estimated(guess.calibrated(), report.depth(), effort);
        };
        return new Found(Optional.of(finding), best.moves(), report.nodes(), report.time());
    }

    private static Finding proved(ProvedValue proof) {
        return new Finding.Proved(proof.value(), proof.plies());
    }
}
