package hexalyst.engine;

import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;

/// Threads that ask the same question about one position, on one table. The first one to settle it ends the search of
/// the others.
final class SearchTeam {
    private static final long REPORT_MILLIS = 100;

    private final List<ProofSearch> searches = new ArrayList<>();
    private final ProofSearch reader;
    private final ExecutorService workers;

    SearchTeam(Position position, ProofTable table, int threads, SearchStop stop, ExecutorService workers) {
        this.workers = workers;
        BusyPositions busy = new BusyPositions(threads);
        for (int thread = 0; thread < threads; thread++) {
            searches.add(new ProofSearch(position.searchBoard(), table, stop, busy, thread));
        }
        reader = new ProofSearch(position.searchBoard(), table, stop);
    }

    /// Searches until the question is settled or the round ends.
    ///
    /// @param hears receives what is known about the position, about ten times a second
    /// @return what is known at the end, packed as in [ProofTable]
    long ask(int question, SearchStop round, LongConsumer hears) throws InterruptedException, ExecutionException {
        if (round.stopped()) {
            return ProofTable.MISSING;
        }
        List<Future<Long>> answers = new ArrayList<>();
        for (ProofSearch search : searches) {
            Callable<Long> task = () -> {
                long data = search.search(question, round);
                if (ProofTable.settled(data)) {
                    round.answered();
                }
                return data;
            };
            answers.add(workers.submit(task));
        }
        long best = ProofTable.MISSING;
        for (Future<Long> answer : answers) {
            long data = await(answer, question, hears);
            best = best == ProofTable.MISSING || ProofTable.settled(data) ? data : best;
        }
        return best;
    }

    private long await(Future<Long> answer, int question, LongConsumer hears)
            throws InterruptedException, ExecutionException {
        while (true) {
            try {
                return answer.get(REPORT_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillRunning) {
                hears.accept(reader.known(question));
            }
        }
    }

    /// Positions expanded by all threads.
    long nodes() {
        long nodes = 0;
        for (ProofSearch search : searches) {
            nodes += search.nodes();
        }
        return nodes;
    }
}
