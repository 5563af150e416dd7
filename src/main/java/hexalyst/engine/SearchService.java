package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Runs searches on named daemon threads, over one table that keeps what earlier searches found: a stopped search that
/// is started again goes on where it was. Its methods may be called from any thread.
public final class SearchService implements AutoCloseable {
    /// Room for lines of many thousand plies, which there are where positions come back; memory that is not used is not
    /// taken.
    private static final long STACK = 64L << 20;

    private Supplier<ProofTable> tableMaker;
    private @Nullable ProofTable table;
    private int threads;
    /// What to do as soon as no search runs.
    private Runnable whenIdle = () -> {};

    private Optional<Duration> patience = Optional.empty();

    private final ExecutorService executor;
    private final AtomicLong requests = new AtomicLong();
    private final Set<SearchStop> running = ConcurrentHashMap.newKeySet();

    /// @param table what is found is kept here
    /// @param threads threads for each search, 1 or more
    public SearchService(ProofTable table, int threads) {
        this(() -> table, threads);
    }

    /// @param table makes what is found kept in, asked once, when it is first needed: a large table takes a moment
    /// @param threads threads for each search, 1 or more
    public SearchService(Supplier<ProofTable> table, int threads) {
        check(threads);
        tableMaker = table;
        this.threads = threads;
        executor = Executors.newCachedThreadPool(daemons());
    }

    private static void check(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a search has at least 1 thread, not " + threads);
        }
    }

    /// Gives the searches another table, empty, and another number of threads: at once if none runs, else as soon as
    /// none does, since a search keeps what it began with. The last call before that counts.
    ///
    /// @param table makes the table, asked once, when it is first needed
    /// @param threads threads for each search, 1 or more
    /// @param done runs when they are in use: before this method returns, or on a thread of this service
    public void equip(Supplier<ProofTable> table, int threads, Runnable done) {
        check(threads);
        synchronized (this) {
            whenIdle = () -> {
                this.table = null;
                tableMaker = table;
                this.threads = threads;
                done.run();
            };
        }
        changeIfIdle();
    }

    private synchronized void changeIfIdle() {
        if (running.isEmpty()) {
            whenIdle.run();
            whenIdle = () -> {};
            long last = requests.get();
            patience.ifPresent(rest -> CompletableFuture.delayedExecutor(rest.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(() -> releaseIfIdle(last)));
        }
    }

    /// From now on gives the table's memory back whenever no search has run for so long. The next search begins with an
    /// empty one: for a program that may lie open for days.
    public synchronized void releaseAfter(Duration rest) {
        patience = Optional.of(rest);
    }

    private void releaseIfIdle(long last) {
        synchronized (this) {
            if (table == null || !running.isEmpty() || requests.get() != last) {
                return;
            }
            table = null;
        }
        // Nothing else would make the virtual machine look for what it can give back while nothing is done.
        System.gc();
    }

    /// How many threads each search has.
    public synchronized int threads() {
        return threads;
    }

    /// Makes the table now, on this thread, so that the first search finds it ready.
    public void prepare() {
        table();
    }

    private synchronized ProofTable table() {
        ProofTable made = table;
        if (made == null) {
            made = tableMaker.get();
            table = made;
        }
        return made;
    }

    private static ThreadFactory daemons() {
        AtomicInteger count = new AtomicInteger();
        return task -> {
            String name = "hexalyst-search-" + count.incrementAndGet();
            Thread thread = new Thread(null, task, name, STACK);
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
        return start(position, SearchGoal.VALUE, ProvedElsewhere.NOTHING, limits, listener);
    }

    /// Starts to find out about a position.
    ///
    /// @param position a position in which the game goes on
    /// @param goal how much
    /// @param elsewhere what is proved already
    /// @param listener hears reports on threads of this service; the last one is `finished`
    /// @throws IllegalArgumentException if the game is over
    public SearchHandle start(
            Position position,
            SearchGoal goal,
            ProvedElsewhere elsewhere,
            SearchLimits limits,
            SearchListener listener) {
        if (position.outcome().over()) {
            throw new IllegalArgumentException("the game is over: " + position.endWords());
        }
        long request = requests.incrementAndGet();
        Running<SearchReport> running = run(
                limits,
                stop -> {
                    Solver.Means means = new Solver.Means(table(), threads(), executor);
                    return new Solver(request, position, goal, elsewhere, means, stop, listener).run();
                },
                listener::failed);
        return new Numbered(request, running);
    }

    /// Starts to find out how long a decided position takes with the best play of both. A failure reaches only the one
    /// who awaits it.
    ///
    /// @param known the finished report of a search that proved a win or a loss
    /// @param listener hears reports on a thread of this service; the last one is `finished`
    /// @throws IllegalArgumentException if no win or loss is proved, or in a game whose turns may have several parts
    public RunningSearch<DistanceReport> startDistance(
            SearchReport known, SearchLimits limits, Consumer<DistanceReport> listener) {
        if (known.plies().isEmpty()) {
            throw new IllegalArgumentException("no win or loss is proved");
        }
        if (known.position().game().traits().severalParts()) {
            throw new IllegalArgumentException("distances are not searched where turns have several parts");
        }
        return run(
                limits,
                stop -> new DistanceSearch(known, table(), threads(), stop, executor, listener).run(),
                failure -> {});
    }

    /// Starts to read a line of a win that is as short as a search for the distance with this service has found. Where
    /// it is stopped the line ends early.
    public RunningSearch<List<Move>> startLine(DistanceReport found) {
        ProvedValue known = new ProvedValue(found.value(), found.atMost());
        return run(
                SearchLimits.NONE, stop -> new ShortLine(found.position(), known, table(), stop).read(), failure -> {});
    }

    /// For proofs that a caller waits for, on the caller's own thread, with the table of this service.
    ///
    /// @param board whose position is asked about; between two questions it may be moved
    public QuickProof quickProof(SearchBoard board) {
        return new QuickProof(board, table());
    }

    /// What writes the proof of a position that was solved with this service, from its table.
    ///
    /// @param value the proved value, for the player to move
    public ProofWriter writer(Position position, Value value) {
        return new ProofWriter(table(), position, value, OptionalInt.empty());
    }

    /// What writes a proof that is as short as a search for the distance with this service has found.
    public ProofWriter writer(DistanceReport found) {
        return new ProofWriter(table(), found.position(), found.value(), OptionalInt.of(found.atMost()));
    }

    /// A search, to be run on a thread of this service.
    private interface Task<R> {
        R run(SearchStop stop) throws InterruptedException, ExecutionException;
    }

    /// Whatever goes wrong on the way, even memory running out, has to reach the one who waits.
    private <R> Running<R> run(SearchLimits limits, Task<R> task, Consumer<Throwable> failed) {
        SearchStop stop = SearchStop.within(limits);
        CompletableFuture<R> result = new CompletableFuture<>();
        running.add(stop);
        executor.execute(() -> {
            try {
                table();
                stop.restartClock(limits);
                result.complete(task.run(stop));
            } catch (InterruptedException interrupted) {
                stop.stop();
                result.completeExceptionally(interrupted);
                Thread.currentThread().interrupt();
            } catch (Throwable failure) {
                stop.stop();
                try {
                    failed.accept(failure);
                } finally {
                    result.completeExceptionally(failure);
                }
            } finally {
                running.remove(stop);
                changeIfIdle();
            }
        });
        return new Running<>(stop, result);
    }

    private record Running<R>(SearchStop ending, CompletableFuture<R> result) implements RunningSearch<R> {
        @Override
        public void stop() {
            ending.stop();
        }

        @Override
        public R await() throws InterruptedException {
            try {
                return result.get();
            } catch (ExecutionException failure) {
                throw new IllegalStateException("the search failed: " + failure.getCause(), failure.getCause());
            }
        }
    }

    private record Numbered(long request, Running<SearchReport> running) implements SearchHandle {
        @Override
        public void stop() {
            running.stop();
        }

        @Override
        public SearchReport await() throws InterruptedException {
            return running.await();
        }
    }

    /// Ends all searches and their threads.
    @Override
    public void close() {
        running.forEach(SearchStop::stop);
        executor.shutdown();
    }
}
