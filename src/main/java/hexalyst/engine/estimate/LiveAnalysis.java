package hexalyst.engine.estimate;

import hexalyst.engine.MoveTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.RunningSearch;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;

/// Finds out more and more about the moves of a position until it is closed, for somebody who looks at what is known
/// from time to time: estimates of the best moves on one thread, and beside it the proof of the position, then of each
/// move, with the threads of a search service. Its methods may be called from any thread.
public final class LiveAnalysis implements AutoCloseable {
    private static final long TABLE_BYTES = 32L << 20;

    private final Position position;
    private final SearchService service;
    private final StopSwitch ending = new StopSwitch();
    private final SearchStop estimating = SearchStop.within(SearchLimits.NONE);
    private final CompletableFuture<Void> estimates;
    private final CompletableFuture<Void> proofs;
    private volatile Optional<EstimateReport> estimate = Optional.empty();
    private volatile Optional<SearchReport> proof = Optional.empty();
    private volatile Optional<MoveTable> table = Optional.empty();

    /// Begins.
    ///
    /// @param position a position in which the game goes on
    /// @param lines how many of the best moves to estimate, 1 or more
    /// @param service proves, and keeps the proofs
    public LiveAnalysis(Position position, int lines, SearchService service) {
        this.position = position;
        this.service = service;
        EstimateSearch search = new EstimateSearch(position, new EstimateTable(TABLE_BYTES), estimating);
        estimates = CompletableFuture.runAsync(
                () -> search.run(lines, report -> estimate = Optional.of(report)), thread("hexalyst-estimate"));
        proofs = CompletableFuture.runAsync(this::prove, thread("hexalyst-analysis"));
    }

    private static Executor thread(String name) {
        return task -> Thread.ofPlatform().daemon().name(name).start(task);
    }

    private void prove() {
        try {
            SearchHandle search = service.start(position, SearchLimits.NONE, report -> proof = Optional.of(report));
            ending.begins(search::stop);
            search.await();
            if (!ending.pressed()) {
                RunningSearch<MoveTable> moves =
                        service.startTable(position, SearchLimits.NONE, found -> table = Optional.of(found));
                ending.begins(moves::stop);
                moves.await();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// What is known of the moves by now, the best first; a few only at first, in the end all.
    public List<MoveInsight> moves() {
        Map<Move, MoveInsight> known = new LinkedHashMap<>();
        estimate.ifPresent(report ->
                report.lines().forEach(line -> add(known, new MoveInsight(line.move(), line.score(), line.moves()))));
        proof.filter(report -> !report.line().isEmpty())
                .ifPresent(report -> add(
                        known,
                        new MoveInsight(
                                report.line().getFirst(),
                                new Score.Proved(new ProvedValue(
                                        report.value().orElseThrow(),
                                        report.plies().orElse(0))),
                                report.line())));
        table.ifPresent(moves -> moves.rows()
                .forEach(row -> row.value()
                        .map(value -> new Score.Proved(
                                new ProvedValue(value, row.plies().orElse(0))))
                        .ifPresent(score -> add(known, new MoveInsight(row.move(), score, List.of(row.move()))))));
        return known.values().stream().sorted(MoveInsight.BEST_FIRST).toList();
    }

    private static void add(Map<Move, MoveInsight> known, MoveInsight insight) {
        known.merge(insight.move(), insight, MoveInsight::better);
    }

    /// Positions looked at by now, for estimates and for proofs.
    public long nodes() {
        return estimate.map(EstimateReport::nodes).orElse(0L)
                + proof.map(SearchReport::nodes).orElse(0L)
                + table.map(MoveTable::nodes).orElse(0L);
    }

    /// True if nothing more can be found out.
    public boolean finished() {
        return estimates.isDone() && proofs.isDone();
    }

    /// Ends it and waits until its threads have ended, about 50 ms.
    ///
    /// @throws IllegalStateException if a search failed, which is a fault of the program or a want of memory
    @Override
    public void close() {
        estimating.stop();
        ending.press();
        try {
            CompletableFuture.allOf(estimates, proofs).join();
        } catch (CompletionException failure) {
            throw new IllegalStateException("the analysis failed: " + failure.getCause(), failure.getCause());
        }
    }
}
