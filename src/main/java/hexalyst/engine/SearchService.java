package hexalyst.engine;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/// Runs searches on named daemon threads, over one table that keeps what earlier searches found: a stopped search that
/// is started again goes on where it was. Its methods may be called from any thread.
public final class SearchService implements AutoCloseable {
    private final ProofTable table;
    private final int threads;
    private final ExecutorService executor;
    private final AtomicLong requests = new AtomicLong();
    private final Set<SearchStop> running = ConcurrentHashMap.newKeySet();

    /// @param table what is found is kept here
    /// @param threads threads for each search, 1 or more
    public SearchService(ProofTable table, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a search has at least 1 thread, not " + threads);
        }
        this.table = table;
        this.threads = threads;
        executor = Executors.newCachedThreadPool(daemons());
    }

    private static ThreadFactory daemons() {
        AtomicInteger count = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, "hexalyst-search-" + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    /// Starts to prove the value of a position.
    ///
    /// @param position a position in which the game goes on
    /// @param listener hears reports on a thread of this service; the last one is `finished`
    /// @throws IllegalArgumentException if the game is over
    public SearchHandle start(Position position, SearchLimits limits, SearchListener listener) {
        if (position.outcome().over()) {
            throw new IllegalArgumentException(
                    "the game is over: " + position.outcome().reason());
        }
        long request = requests.incrementAndGet();
        SearchStop stop = SearchStop.within(limits);
        CompletableFuture<SearchReport> result = new CompletableFuture<>();
        running.add(stop);
        executor.execute(() -> run(new Job(request, position, stop, listener), result));
        return new Running(request, stop, result);
    }

    /// What writes the proof of a position that was solved with this service, from its table.
    ///
    /// @param value the proved value, for the player to move
    public ProofWriter writer(Position position, Value value) {
        return new ProofWriter(table, position, value);
    }

    /// For proofs that a caller waits for, on the caller's own thread, with the table of this service.
    ///
    /// @param board whose position is asked about; between two questions it may be moved
    public QuickProof quickProof(SearchBoard board) {
        return new QuickProof(board, table);
    }

    private record Job(long request, Position position, SearchStop stop, SearchListener listener) {}

    /// Whatever goes wrong on the way, even memory running out, has to reach the one who waits.
    private void run(Job job, CompletableFuture<SearchReport> result) {
        try {
            Solver solver = new Solver(job.request, job.position, table, threads, job.stop, job.listener);
            result.complete(solver.run(executor));
        } catch (InterruptedException interrupted) {
            job.stop.stop();
            result.completeExceptionally(interrupted);
            Thread.currentThread().interrupt();
        } catch (Throwable failure) {
            job.stop.stop();
            try {
                job.listener.failed(failure);
            } finally {
                result.completeExceptionally(failure);
            }
        } finally {
            running.remove(job.stop);
        }
    }

    private record Running(long request, SearchStop ending, CompletableFuture<SearchReport> result)
            implements SearchHandle {
        @Override
        public void stop() {
            ending.stop();
        }

        @Override
        public SearchReport await() throws InterruptedException {
            try {
                return result.get();
            } catch (ExecutionException failure) {
                throw new IllegalStateException("the search failed: " + failure.getCause(), failure.getCause());
            }
        }
    }

    /// Ends all searches and their threads.
    @Override
    public void close() {
        running.forEach(SearchStop::stop);
        executor.shutdown();
    }
}
