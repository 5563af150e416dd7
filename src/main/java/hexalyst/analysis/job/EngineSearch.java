package hexalyst.analysis.job;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.EstimateLine;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.FirstLook;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// The program's own engine. What one search leaves in the tables helps the next. Not thread-safe.
public final class EngineSearch implements PositionSearch {
    private final SearchService service;
    private final Estimator estimator;

    /// @param service finds proofs
    /// @param estimator estimates positions
    public EngineSearch(SearchService service, Estimator estimator) {
        this.service = service;
        this.estimator = estimator;
    }

    @Override
    public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
        SearchHandle handle = service.start(position, limits, heard -> {});
        stop.does(handle::stop);
        SearchReport report = handle.await();
        Optional<Finding> finding = report.value()
                .map(value -> new Finding.Proved(value, report.plies().orElse(0)));
        return new SearchResult(finding, report.line(), report.nodes(), report.time());
    }

    @Override
    public SearchResult estimate(
            Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
        SearchStop end = SearchStop.within(limits);
        stop.does(end::stop);
        AtomicReference<@Nullable EstimateReport> before = new AtomicReference<>();
        EstimateReport last = estimator.run(position, among, 1, end, heard -> {
            if (!heard.finished()) {
                before.set(heard);
            }
        });
        EstimateLine best = last.best();
        Optional<Finding> sure = ProvedValue.sure(position.searchBoard()).map(value -> new Finding.Proved(value));
        if (sure.isPresent()) {
            return found(sure.get(), best.moves(), last);
        }
        if (best.score() instanceof Score.Proved proved && (proved.proves(Value.WIN) || !end.stopped())) {
            return found(new Finding.Proved(proved.proof()), best.moves(), last);
        }
        if (best.score().proves(Value.LOSS)) {
            // Only this move is lost: the search was stopped before it returned to the others.
            EstimateReport whole = before.get();
            Finding guess = whole == null
                    ? new Finding.Estimated(FirstLook.score(position).calibrated(), 0, effort)
                    : guess(whole, effort);
            return found(guess, List.of(), last);
        }
        return found(guess(last, effort), best.moves(), last);
    }

    private static SearchResult found(Finding finding, List<Move> line, EstimateReport report) {
        return new SearchResult(Optional.of(finding), line, report.nodes(), report.time());
    }

    private static Finding guess(EstimateReport report, Effort effort) {
        Score score = report.best().score();
        double chance = score instanceof Score.Estimated guess ? guess.calibrated() : score.chance();
        return new Finding.Estimated(chance, report.depth(), effort);
    }
}
