package hexalyst.engine;

import hexalyst.game.Position;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;

/// Finds how long a decided position lasts with best play by both sides. It asks whether the winner wins within n plies
/// and works down from the known bound, since a win within more plies is found sooner. It first tries half the plies,
/// then more if that takes longer than the earlier proofs did. When even one ply less takes long, it stays with that
/// question, and now and then asks about fewer plies, so that the lower bound rises in the meantime.
final class DistanceSearch {
    private static final long FIRST_NODES = 20_000;
    /// How many times the nodes of the longest proof so far a question may take while an easier question is left.
    private static final int PATIENCE = 2;
    /// The hardest question gets this many nodes for each node spent on the lower bound.
    private static final int LOW_SHARE = 4;

    private final Position position;
    private final Value value;
    private final SearchStop stop;
    private final SearchTeam team;
    private final EndingStage ending;
    private final Consumer<DistanceReport> listener;
    private final long start = System.nanoTime();
    /// How many nodes a question may take.
    private long patience;

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
        patience = Math.max(FIRST_NODES, PATIENCE * known.nodes());
        this.stop = stop;
        this.listener = listener;
        team = new SearchTeam(position, table, threads, stop, workers);
        ending = new EndingStage(position, table, stop, () -> {});
    }

    /// Searches until the distance is exact or the search is stopped; if the ending can be solved whole, that tells it.
    /// Sends the last report and returns it.
    DistanceReport run() throws InterruptedException, ExecutionException {
        ending.solve();
        int step = atMost / 2;
        while (atLeast < atMost && !stop.ended()) {
            int before = atMost;
            int plies = Math.max(atMost - step, (atLeast + atMost) / 2);
            boolean settled = settle(plies, patience);
            if (atMost < before) {
                step *= 2;
            } else if (!settled && plies < atMost - 1) {
                step = (atMost - plies) / 2;
            } else if (!settled) {
                raise(patience / LOW_SHARE);
                patience *= 2;
            }
        }
        DistanceReport last = report(true);
        listener.accept(last);
        return last;
    }

    /// Asks about fewer plies than the question that could not be settled, so that the lower bound keeps rising.
    private void raise(long nodes) throws InterruptedException, ExecutionException {
        boolean settled = true;
        while (settled && atLeast < atMost - 1 && !stop.ended()) {
            settled = settle((atLeast + atMost - 1) / 2, nodes) || settle(atLeast, nodes);
        }
    }

    /// Asks whether the position is decided within this many plies; returns true if that was settled.
    private boolean settle(int plies, long nodes) throws InterruptedException, ExecutionException {
        boolean win = value == Value.WIN;
        int question = ProofSearch.within(win ? ProofSearch.WIN : ProofSearch.DRAW, plies);
        long before = team.nodes();
        long data = team.ask(question, stop.round(nodes), known -> listener.accept(report(false)));
        boolean within = win ? ProofTable.proved(data) : ProofTable.disproved(data);
        if (within) {
            atMost = Math.min(plies, Math.max(ProofTable.plies(data), atLeast));
            patience = Math.max(patience, PATIENCE * (team.nodes() - before));
        } else if (ProofTable.settled(data)) {
            atLeast = plies + 1;
        }
        if (ProofTable.settled(data)) {
            listener.accept(report(false));
        }
        return ProofTable.settled(data);
    }

    private DistanceReport report(boolean finished) {
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new DistanceReport(position, value, atLeast, atMost, team.nodes() + ending.nodes(), time, finished);
    }
}
