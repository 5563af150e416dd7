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

/// Runs searches on named daemon threads, over one table that keeps the results of earlier searches: a stopped search
/// that is started again continues where it was. Its methods may be called from any thread.
public final class SearchService implements AutoCloseable {
    /// The stack size in bytes. It has room for lines of many thousand plies, which occur in games where positions come
    /// back. Memory that is not used is not allocated.
    private static final long STACK = 64L << 20;

    private Supplier<ProofTable> tableMaker;
    private @Nullable ProofTable table;
    private int threads;
    /// What to do as soon as no search is running.
    private Runnable whenIdle = () -> {};

    private Optional<Duration> patience = Optional.empty();

    private final ExecutorService executor;
    private final AtomicLong requests = new AtomicLong();
    private final Set<SearchStop> running = ConcurrentHashMap.newKeySet();

    /// @param table where results are kept
    /// @param threads threads for each search, 1 or more
    public SearchService(ProofTable table, int threads) {
        this(() -> table, threads);
    }

    /// @param table creates the table for the results; called once, when the table is first needed, since creating a
    ///     large table takes a moment
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

    /// Gives the searches a new, empty table and another number of threads: at once if no search is running, otherwise
    /// as soon as none is, since a search keeps what it started with. Only the last call before that takes effect.
    ///
    /// @param table creates the table; called once, when the table is first needed
    /// @param threads threads for each search, 1 or more
    /// @param done called when they are in use: before this method returns, or on a thread of this service
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

    /// From now on, releases the table's memory whenever no search has run for this long; the next search then starts
    /// with an empty table. For a program that may stay open for days.
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
        // Nothing else makes the virtual machine return unused memory while the program is idle.
        System.gc();
    }

    /// How many threads each search has.
    public synchronized int threads() {
        return threads;
    }

    /// Creates the table now, on this thread, so that the first search need not wait for it.
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

    private Solver.Means means() {
        return new Solver.Means(table(), threads(), executor);
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
    /// @param position a position where the game is not over
    /// @param listener receives reports on a thread of this service; the last one is `finished`
    /// @throws IllegalArgumentException if the game is over
    public SearchHandle start(Position position, SearchLimits limits, SearchListener listener) {
        return start(position, SearchGoal.VALUE, ProvedElsewhere.NOTHING, limits, listener);
    }

    /// Starts a search of a position.
    ///
    /// @param position a position where the game is not over
    /// @param goal how much to find out
    /// @param elsewhere what is already proved
    /// @param listener receives reports on threads of this service; the last one is `finished`
    /// @throws IllegalArgumentException if the game is over
    public SearchHandle start(
            Position position,
            SearchGoal goal,
            ProvedElsewhere elsewhere,
            SearchLimits limits,
            SearchListener listener) {
        assertGoesOn(position);
        long request = requests.incrementAndGet();
        Running<SearchReport> running = run(
                limits,
                stop -> new Solver(request, position, goal, elsewhere, means(), stop, listener).run(),
                listener::failed);
        return new Numbered(request, running);
    }

    /// Starts a search of a leaf of a proof tree that is kept elsewhere: one that other searches, perhaps on other
    /// machines, continue where this one ends. A failure is only reported to the caller that awaits the search.
    ///
    /// @param position a position where the game is not over; it may be in the middle of a turn
    /// @param question what to ask about it
    /// @param limits when to give up and report the numbers found so far
    /// @throws IllegalArgumentException if the game is over
    public RunningSearch<LeafReport> startLeaf(Position position, Question question, SearchLimits limits) {
        assertGoesOn(position);
        return run(limits, stop -> new LeafSearch(position, question, means(), stop).run(), failure -> {});
    }

    private static void assertGoesOn(Position position) {
        if (position.outcome().over()) {
            throw new IllegalArgumentException("the game is over: " + position.endWords());
        }
    }

    /// Starts to find out how long a decided position lasts with best play by both sides. A failure is only reported to
    /// the caller that awaits the search.
    ///
    /// @param known the finished report of a search that proved a win or a loss
    /// @param listener receives reports on a thread of this service; the last one is `finished`
    /// @throws IllegalArgumentException if no win or loss is proved, or in a game whose turns may have several parts
    public RunningSearch<DistanceReport> startDistance(
            SearchReport known, SearchLimits limits, Consumer<DistanceReport> listener) {
        if (known.plies().isEmpty()) {
            throw new IllegalArgumentException("no win or loss is proved");
        }
        if (known.position().game().traits().openTurns()) {
            throw new IllegalArgumentException("distances are not searched where turns have several parts");
        }
        return run(
                limits,
                stop -> new DistanceSearch(known, table(), threads(), stop, executor, listener).run(),
                failure -> {});
    }

    /// Starts to read a winning line that is as short as this service's search for the distance has found. If it is
    /// stopped, the line ends early.
    public RunningSearch<List<Move>> startLine(DistanceReport found) {
        ProvedValue known = new ProvedValue(found.value(), found.atMost());
        return run(
                SearchLimits.NONE,
                stop -> found.position().turns(new ShortLine(found.position(), known, table(), stop).read()),
                failure -> {});
    }

    /// Solves the ending of a position whole if it fits in memory and within the limits, on the caller's own thread.
    /// The proofs of this service that follow then know the exact value of each position that can be reached.
    ///
    /// @param position a position where the game is not over
    public void solveEnding(Position position, SearchStop stop) {
        EndingStage ending = new EndingStage(position, table(), stop, () -> {});
        ending.solveSmall();
        ending.solve();
    }

    /// Like [#solveEnding], but only if that is a moment's work.
    public void solveSmallEnding(Position position, SearchStop stop) {
        new EndingStage(position, table(), stop, () -> {}).solveSmall();
    }

    /// For proofs that a caller waits for, on the caller's own thread, with the table of this service.
    ///
    /// @param board the board whose position is asked about; it may be changed between two questions
    public QuickProof quickProof(SearchBoard board) {
        return new QuickProof(board, table());
    }

    /// A writer for the proof of a position that was solved with this service, from its table.
    ///
    /// @param value the proved value, for the player to move
    public ProofWriter writer(Position position, Value value) {
        return new ProofWriter(table(), position, value, OptionalInt.empty());
    }

    /// A writer for a proof that is as short as this service's search for the distance has found.
    public ProofWriter writer(DistanceReport found) {
        return new ProofWriter(table(), found.position(), found.value(), OptionalInt.of(found.atMost()));
    }

    /// A search that runs on a thread of this service.
    private interface Task<R> {
        R run(SearchStop stop) throws InterruptedException, ExecutionException;
    }

    /// Any failure, even running out of memory, has to reach the thread that waits.
    private <R> Running<R> run(SearchLimits limits, Task<R> task, Consumer<Throwable> failed) {
        SearchStop stop = SearchStop.withFreeNodes(limits);
        CompletableFuture<R> result = new CompletableFuture<>();
        running.add(stop);
        executor.execute(() -> {
            try {
                table();
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
