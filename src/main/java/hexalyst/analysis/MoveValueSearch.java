package hexalyst.analysis;

import hexalyst.engine.MoveTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.RunningSearch;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.estimate.EstimateLine;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.EstimateSearch;
import hexalyst.engine.estimate.EstimateTable;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// Finds out about every legal move of a position until it is stopped or all is proved: a short search estimates them
/// all on a thread of its own, and beside it a search service proves them. Its methods may be called from any thread.
public final class MoveValueSearch {
    /// The estimates end after so many positions: a few seconds, after which only proofs improve on them.
    private static final long ESTIMATE_NODES = 3_000_000;

    /// When all is proved, so many tell well enough how play may go on.
    private static final long ENOUGH_NODES = 200_000;

    private static final long TABLE_BYTES = 16L << 20;

    private final Position position;
    private final Consumer<MoveValues> listener;
    private final Consumer<Throwable> failed;
    private final SearchStop estimating = SearchStop.within(SearchLimits.NONE.withNodes(ESTIMATE_NODES));
    private final RunningSearch<MoveTable> proving;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final long start = System.nanoTime();
    private Optional<EstimateReport> estimate = Optional.empty();
    private Optional<MoveTable> table = Optional.empty();
    private boolean estimated;

    /// Begins.
    ///
    /// @param service proves, and keeps the proofs
    /// @param position a position in which the game goes on
    /// @param listener hears what is known so far, one call at a time, on threads of the searches; the last is
    ///     `finished`
    /// @param failed hears of a failure, which is a fault of the program or a want of memory
    public MoveValueSearch(
            SearchService service, Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed) {
        this.position = position;
        this.listener = listener;
        this.failed = failed;
        proving = service.startTable(position, SearchLimits.NONE, this::learn);
        daemon("hexalyst-estimates", this::estimateAll);
        daemon("hexalyst-move-table", this::awaitTable);
    }

    private static void daemon(String name, Runnable task) {
        Thread.ofPlatform().daemon().name(name).start(task);
    }

    /// Ends it soon. Calling it again does nothing.
    public void stop() {
        stopped.set(true);
        estimating.stop();
        proving.stop();
    }

    private void estimateAll() {
        try {
            int moves = position.legalMoves().size();
            new EstimateSearch(position, new EstimateTable(TABLE_BYTES), estimating).run(moves, this::learn);
        } catch (RuntimeException | OutOfMemoryError failure) {
            fail(failure);
        }
    }

    /// A failure of the service reaches only the one who awaits it.
    private void awaitTable() {
        try {
            proving.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IllegalStateException failure) {
            fail(failure);
        }
    }

    private void fail(Throwable failure) {
        if (!stopped.getAndSet(true)) {
            stop();
            failed.accept(failure);
        }
    }

    private synchronized void learn(EstimateReport report) {
        estimated = report.finished();
        if (!report.lines().isEmpty()) {
            estimate = Optional.of(report);
        }
        endEstimates();
        if (estimate.isPresent() || table.isPresent()) {
            tell();
        }
    }

    private synchronized void learn(MoveTable found) {
        table = Optional.of(found);
        endEstimates();
        tell();
    }

    private boolean tableFinished() {
        return table.map(MoveTable::finished).orElse(false);
    }

    private void endEstimates() {
        if (tableFinished() && estimate.map(EstimateReport::nodes).orElse(0L) >= ENOUGH_NODES) {
            estimating.stop();
        }
    }

    private void tell() {
        Map<Move, EstimateLine> lines = new HashMap<>();
        estimate.ifPresent(report -> report.lines().forEach(line -> lines.put(line.move(), line)));
        Map<Move, MoveTable.Row> proofs = new HashMap<>();
        table.ifPresent(found -> found.rows().forEach(row -> proofs.put(row.move(), row)));
        List<MoveValues.Row> rows = position.legalMoves().stream()
                .map(move -> row(move, Optional.ofNullable(lines.get(move)), Optional.ofNullable(proofs.get(move))))
                .toList();
        long nodes = estimate.map(EstimateReport::nodes).orElse(0L)
                + table.map(MoveTable::nodes).orElse(0L);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        listener.accept(new MoveValues(position, rows, nodes, time, tableFinished() && estimated));
    }

    /// What the table proves counts before what an estimate says, even where the estimate met a proof of its own: the
    /// table's plies are those of a proof that can be walked.
    private static MoveValues.Row row(Move move, Optional<EstimateLine> line, Optional<MoveTable.Row> proof) {
        Optional<Score> proved = proof.flatMap(row -> row.value()
                .map(value ->
                        new Score.Proved(new ProvedValue(value, row.plies().orElse(0)))));
        return new MoveValues.Row(
                move,
                proved.or(() -> line.map(EstimateLine::score)),
                line.map(EstimateLine::moves).orElse(List.of(move)),
                proof.map(MoveTable.Row::winningReplies).orElse(0),
                proof.map(MoveTable.Row::openReplies).orElse(0));
    }
}
