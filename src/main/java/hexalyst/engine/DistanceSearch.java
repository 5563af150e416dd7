package hexalyst.engine;

import hexalyst.game.Position;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;

/// Finds how long a decided position takes with the best play of both. It asks whether the winner wins within n plies,
/// from both ends: for the smallest n not yet refuted, and for the largest that would be better than what is known;
/// each with a number of nodes that grows until one of them is settled.
final class DistanceSearch {
    private static final long FIRST_NODES = 20_000;

    private final Position position;
    private final Value value;
    private final SearchStop stop;
    private final SearchTeam team;
    private final Consumer<DistanceReport> listener;
    private final long start = System.nanoTime();
    private int atLeast = 1;
    private int atMost;

    /// @param known a proved win or loss with its bound
    DistanceSearch(
            SearchReport known,
            ProofTable table,
            int threads,
            SearchStop stop,
            ExecutorService workers,
            Consumer<DistanceReport> listener) {
        position = known.position();
        value = known.value().orElseThrow(() -> new IllegalArgumentException("the value is not proved"));
        atMost = known.plies().orElseThrow(() -> new IllegalArgumentException("a draw has no distance"));
        this.stop = stop;
        this.listener = listener;
        team = new SearchTeam(position, table, threads, stop, workers);
    }

    /// Searches until the distance is exact or the search is stopped; sends and returns the last report.
    DistanceReport run() throws InterruptedException, ExecutionException {
        long nodes = FIRST_NODES;
        while (atLeast < atMost && !stop.ended()) {
            boolean settled = settle(atLeast, nodes);
            if (atLeast < atMost - 1 && !stop.ended()) {
                settled |= settle(atMost - 1, nodes);
            }
            nodes = settled ? nodes : 2 * nodes;
        }
        DistanceReport last = report(true);
        listener.accept(last);
        return last;
    }

    /// Asks whether the position is decided within so many plies; true if that was settled.
    private boolean settle(int plies, long nodes) throws InterruptedException, ExecutionException {
        boolean win = value == Value.WIN;
        int question = ProofSearch.within(win ? ProofSearch.WIN : ProofSearch.DRAW, plies);
        long data = team.ask(question, stop.round(nodes), known -> listener.accept(report(false)));
        boolean within = win ? ProofTable.proved(data) : ProofTable.disproved(data);
        if (within) {
            atMost = Math.min(plies, Math.max(ProofTable.plies(data), atLeast));
        } else if (ProofTable.settled(data)) {
            atLeast = plies + 1;
        }
        return ProofTable.settled(data);
    }

    private DistanceReport report(boolean finished) {
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new DistanceReport(position, value, atLeast, atMost, team.nodes(), time, finished);
    }
}
