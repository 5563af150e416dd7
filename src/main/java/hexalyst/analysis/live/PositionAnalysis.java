package hexalyst.analysis.live;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchListener;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// The analysis of one position, for display. In this order: what is proved elsewhere, who wins, what every move is
/// worth and how many replies answer it, and how short the win is. If nothing is proved after a moment, the moves are
/// also estimated, on a separate thread. Continues until it is stopped or nothing more can be found out. Its methods
/// may be called from any thread.
public final class PositionAnalysis {
    /// The estimates end after this many positions: a few seconds, after which only proofs improve on them.
    private static final long ESTIMATE_NODES = 3_000_000;

    /// Where random games are used, hardly anything can be proved, so the search for a proof must not compete with them
    /// for long.
    private static final Duration PROOF_BESIDE_GAMES = Duration.ofSeconds(20);

    private final Estimator estimator;
    private final Position position;
    private final Consumer<MoveValues> listener;
    private final Consumer<Throwable> failed;
    private final SearchStop estimating = SearchStop.within(SearchLimits.NONE.withNodes(ESTIMATE_NODES));
    private final SearchHandle proving;
    private final long start = System.nanoTime();
    private Optional<Thread> estimates = Optional.empty();
    private Optional<EstimateReport> estimate = Optional.empty();
    private Optional<SearchReport> search = Optional.empty();
    private boolean estimated;
    private boolean stopped;

    /// Starts the analysis.
    ///
    /// @param service finds proofs and keeps them
    /// @param elsewhere what is already proved
    /// @param estimator estimates moves, and keeps its results for the next position
    /// @param position a position where the game is not over
    /// @param listener receives what is known so far, one call at a time, on threads of the searches; the last is
    ///     `finished`
    /// @param failed receives a failure, which is a bug or a lack of memory
    public PositionAnalysis(
            SearchService service,
            ProvedElsewhere elsewhere,
            Estimator estimator,
            Position position,
            Consumer<MoveValues> listener,
            Consumer<Throwable> failed) {
        this.estimator = estimator;
        this.position = position;
        this.listener = listener;
        this.failed = failed;
        // The first report waits until the searches are recorded, so that it can stop them.
        synchronized (this) {
            proving = service.start(position, SearchGoal.DISTANCE, elsewhere, limits(), new SearchListener() {
                @Override
                public void report(SearchReport report) {
                    learn(report);
                }

                @Override
                public void failed(Throwable failure) {
                    fail(failure);
                }
            });
        }
    }

    private SearchLimits limits() {
        return switch (estimator.method(position.game())) {
            case ALPHA_BETA -> SearchLimits.NONE;
            case MONTE_CARLO -> SearchLimits.NONE.withTime(PROOF_BESIDE_GAMES);
        };
    }

    /// Ends the analysis soon. Calling it again has no effect.
    public void stop() {
        synchronized (this) {
            stopped = true;
        }
        estimating.stop();
        proving.stop();
    }

    /// Ends the analysis and waits until its threads have ended, about 50 ms.
    ///
    /// @throws InterruptedException if this thread is interrupted
    /// @throws IllegalStateException if a search failed
    public void end() throws InterruptedException {
        stop();
        proving.await();
        Optional<Thread> last;
        synchronized (this) {
            last = estimates;
        }
        if (last.isPresent()) {
            last.get().join();
        }
    }

    private void estimateAll() {
        try {
            int moves = position.steps().size();
            estimator.run(position, moves, estimating, this::learn);
        } catch (RuntimeException | OutOfMemoryError failure) {
            fail(failure);
        }
    }

    private void fail(Throwable failure) {
        boolean first;
        synchronized (this) {
            first = !stopped;
        }
        if (first) {
            stop();
            failed.accept(failure);
        }
    }

    private synchronized void learn(EstimateReport report) {
        estimated = report.finished();
        estimate = Optional.of(report);
        endEstimates();
        tell();
    }

    private synchronized void learn(SearchReport report) {
        search = Optional.of(report);
        if (estimates.isEmpty() && !stopped) {
            estimates = Optional.of(
                    Thread.ofPlatform().daemon().name("hexalyst-estimates").start(this::estimateAll));
        }
        endEstimates();
        tell();
    }

    private void endEstimates() {
        // Where turns have several parts, a proof may rest on the score alone, and the points are still of interest.
        if (!position.game().traits().openTurns()
                && search.filter(found -> found.open() == 0).isPresent()) {
            estimating.stop();
        }
    }

    private void tell() {
        boolean over = search.filter(SearchReport::finished).isPresent() && (estimated || estimates.isEmpty());
        listener.accept(MoveValues.of(position, search, estimate, Duration.ofNanos(System.nanoTime() - start), over));
    }
}
