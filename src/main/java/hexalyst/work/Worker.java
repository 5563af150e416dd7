package hexalyst.work;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.serializer.Serializer;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.FailureHandler;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Machine;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Spent;
import hexalyst.analysis.results.Standing;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.LeafReport;
import hexalyst.engine.RunningSearch;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.report.Build;
import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import hexalyst.text.Texts;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Does jobs of the campaigns in a shared store until it is closed. A worker that dies is noticed by the others after
/// some [#HEARTBEAT]s, and its positions go to them. One that was only frozen finds that its claim is gone: a job ends
/// with the removal of the claim it was done under, in the transaction that also stores what was found, so that each
/// position is settled once, whoever was slow.
public final class Worker implements AutoCloseable {
    /// The name of the task that settles a position.
    static final String SETTLE = "settle";

    /// The name of the task that searches a leaf of a proof tree.
    static final String LEAF = "leaf";

    private static final Duration HEARTBEAT = Duration.ofSeconds(4);
    private static final int MISSED = 4;
    private static final Duration POLL = Duration.ofMillis(200);
    private static final Duration PLAN_PAUSE = Duration.ofSeconds(1);
    private static final Duration RETRY = Duration.ofSeconds(5);
    /// After how many jobs a worker looks whether the queue is running dry.
    private static final int PLAN_EVERY = 50;

    private final Database database;
    private final ResultStore results;
    private final Supplier<SearchService> services;
    private final Consumer<String> told;
    private final Planner planner;
    private final BlockingQueue<SearchService> idle = new LinkedBlockingQueue<>();
    private final List<SearchService> all = new ArrayList<>();
    private final Set<RunningSearch<?>> running = ConcurrentHashMap.newKeySet();
    private final AtomicLong done = new AtomicLong();
    private final Scheduler scheduler;
    private final ScheduledExecutorService plans = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("hexalyst-planner").factory());
    private final String name;
    /// The jobs that have failed here; each is reported once.
    private final Set<String> failed = ConcurrentHashMap.newKeySet();

    private volatile boolean leaving;
    /// The last message about the server; empty as soon as it has taken a result.
    private volatile String trouble = "";
    private @Nullable Future<?> planning;

    /// @param results the store, which must be on a server
    /// @param services makes what searches: threads and a table
    /// @param atOnce how many positions to work on at a time, 1 or more
    /// @param percent how many of the proofs of other users to verify before building on them, 1 to 100
    /// @param told receives a line when something goes wrong
    public Worker(
            ResultStore results, Supplier<SearchService> services, int atOnce, int percent, Consumer<String> told) {
        this.results = results;
        this.services = services;
        this.told = told;
        database = results.database();
        planner = new Planner(database, results, new Certificates(results, percent, () -> !leaving, told), told);
        name = Machine.here().name() + " " + ProcessHandle.current().pid();
        for (int i = 0; i < atOnce; i++) {
            SearchService service = services.get();
            all.add(service);
            idle.add(service);
        }
        CustomTask<Job> settle = Tasks.custom(SETTLE, Job.class)
                .onFailure(new FailureHandler.OnFailureRetryLater<>(RETRY))
                .onDeadExecutionRevive()
                .execute((instance, context) -> work(
                        instance.getData().text(),
                        service -> settle(instance.getData(), context.getExecution(), service)));
        CustomTask<LeafJob> leaf = Tasks.custom(LEAF, LeafJob.class)
                .onFailure(new FailureHandler.OnFailureRetryLater<>(RETRY))
                .onDeadExecutionRevive()
                .execute((instance, context) -> work(
                        instance.getData().text(),
                        service -> leaf(instance.getData(), context.getExecution(), service)));
        scheduler = Scheduler.create(database.source(), settle, leaf)
                .schedulerName(() -> name)
                .serializer(new Words())
                .clock(new ServerClock(database))
                .threads(atOnce)
                .heartbeatInterval(HEARTBEAT)
                .missedHeartbeatsLimit(MISSED)
                .pollingInterval(POLL)
                .pollUsingLockAndFetch(0.5, 1.0)
                .enablePriority()
                .enableImmediateExecution()
                .shutdownMaxWait(HEARTBEAT)
                .build();
    }

    /// The name under which other machines see it: machine and process.
    public String name() {
        return name;
    }

    /// How many jobs it has done.
    public long done() {
        return done.get();
    }

    /// Begins to work.
    public void start() {
        scheduler.start();
        planning = plans.scheduleWithFixedDelay(this::plan, 0, PLAN_PAUSE.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void plan() {
        try {
            planner.plan();
        } catch (SQLException e) {
            tell(e);
        }
    }

    /// What is done for a job with what searches.
    private interface Work {
        /// Returns false if the job is to be given back.
        boolean with(SearchService service) throws InterruptedException;
    }

    private <T> CompletionHandler<T> work(String position, Work job) {
        SearchService service = taken();
        boolean over = false;
        try {
            over = job.with(service);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            tellFailed(position, e);
            throw e;
        } finally {
            idle.add(service);
        }
        if (!over) {
            return (complete, operations) -> operations.reschedule(complete, complete.getTimeDone());
        }
        if (done.incrementAndGet() % PLAN_EVERY == 0 && !leaving) {
            plans.execute(this::plan);
        }
        // The claim was removed with the result.
        return (complete, operations) -> {};
    }

    private boolean settle(Job job, Execution claim, SearchService service) throws InterruptedException {
        Position position = job.position();
        Optional<SearchResult> found = results.isSettled(StoreKey.of(position))
                ? Optional.empty()
                : Optional.of(search(job, position, service));
        if (leaving && found.filter(SearchResult::settled).isEmpty()) {
            return false;
        }
        finish(claim, job.text(), () -> found.ifPresent(news -> keep(job, position, news)), connection -> {
            TargetState.QUEUED.change(connection, job.campaign(), Map.of(job.number(), state(StoreKey.of(position))));
            return job;
        });
        return true;
    }

    private boolean leaf(LeafJob job, Execution claim, SearchService service) throws InterruptedException {
        Position position = job.position();
        LeafReport report = awaited(service.startLeaf(position, job.question(), job.limits()));
        Optional<Value> value = report.found().bounds().value();
        if (leaving && value.isEmpty()) {
            return false;
        }
        Optional<byte[]> certificate = value.flatMap(known -> certificate(service, position, known));
        String text = LeafText.of(report);
        finish(claim, job.text(), () -> keep(position, report, certificate), connection -> {
            SharedTree.report(connection, job, text, results.author(), results.seal(sealed(job.text(), text)));
            return text;
        });
        return true;
    }

    /// Stores what was found out, under the claim.
    ///
    /// @param keep stores the result
    /// @param report says that the job is done
    private void finish(Execution claim, String position, Runnable keep, Database.Work<?> report) {
        try {
            boolean held = database.inTransactionOnce(connection -> {
                if (!take(connection, claim)) {
                    return false;
                }
                keep.run();
                report.with(connection);
                return true;
            });
            trouble = "";
            if (!held) {
                told.accept(Texts.of(Worker.class).get("claim.lost", position));
            }
        } catch (SQLException e) {
            // The results go beside the store, and are delivered later; the claim dies, and whoever gets the position
            // next finds it settled.
            keep.run();
            tell(e);
        }
    }

    private void tellFailed(String position, RuntimeException why) {
        if (failed.add(position)) {
            told.accept(Texts.of(Worker.class).get("job.fails", position, why.toString()));
        }
    }

    private <R> R awaited(RunningSearch<R> search) throws InterruptedException {
        running.add(search);
        if (leaving) {
            search.stop();
        }
        try {
            return search.await();
        } finally {
            running.remove(search);
        }
    }

    private Optional<byte[]> certificate(SearchService service, Position position, Value value) {
        return service.writer(position, value)
                .write(PositionText.format(position), Build.current().program(), (walked, replies) -> !leaving);
    }

    private void keep(Position position, LeafReport report, Optional<byte[]> certificate) {
        Optional<Value> value = report.found().bounds().value();
        if (value.isPresent()) {
            Finding proof = new Finding.Proved(value.get(), report.found().plies());
            Spent spent = new Spent(report.nodes(), report.time().toMillis());
            results.put(position, proof, report.line(), spent);
            certificate.ifPresent(file -> results.putProof(StoreKey.of(position), file));
        }
    }

    /// A failure within a transaction has hidden the one that it began with. A failure that lasts is reported once.
    private void tell(SQLException e) {
        String text = results.failure().map(Throwable::getMessage).orElse(DatabaseErrors.text(database.address(), e));
        if (!text.equals(trouble) && !leaving) {
            trouble = text;
            told.accept(text);
        }
    }

    /// What the seal of a report is made of. The position is a part of it, since a report is only of that one.
    static String sealed(String position, String report) {
        return "leaf " + position + ": " + report;
    }

    private SearchService taken() {
        try {
            return idle.take();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while waiting for an engine", e);
        }
    }

    /// What a search has found.
    ///
    /// @param certificate the proof, if it is wanted and there is one
    private record SearchResult(SearchReport report, Optional<byte[]> certificate) {
        boolean settled() {
            return report.value().isPresent();
        }
    }

    private SearchResult search(Job job, Position position, SearchService kept) throws InterruptedException {
        if (!job.fresh()) {
            return search(kept, job, position);
        }
        try (SearchService fresh = services.get()) {
            return search(fresh, job, position);
        }
    }

    private SearchResult search(SearchService service, Job job, Position position) throws InterruptedException {
        SearchReport report = awaited(service.start(position, job.limits(), heard -> {}));
        Optional<byte[]> certificate =
                report.value().filter(value -> job.certify()).flatMap(value -> certificate(service, position, value));
        return new SearchResult(report, certificate);
    }

    private TargetState state(StoreKey key) {
        return switch (results.standings(List.of(key), SearchLimits.NONE).getOrDefault(key, Standing.OPEN)) {
            case DISPUTED -> TargetState.ASIDE;
            case PROVED -> TargetState.SETTLED;
            case TRIED, OPEN -> TargetState.TRIED;
        };
    }

    /// Removes the claim; false if it is no longer this worker's.
    private static boolean take(Connection connection, Execution claim) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM scheduled_tasks WHERE task_name = ?"
                + " AND task_instance = ? AND picked_by = ? AND version = ?")) {
            delete.setString(1, claim.getTaskName());
            delete.setString(2, claim.getId());
            delete.setString(3, claim.pickedBy);
            delete.setLong(4, claim.version);
            return delete.executeUpdate() == 1;
        }
    }

    private void keep(Job job, Position position, SearchResult found) {
        SearchReport report = found.report();
        Finding finding = report.value()
                .<Finding>map(value -> new Finding.Proved(value, report.plies().orElse(0)))
                .orElseGet(() -> new Finding.Open(Effort.of(job.limits())));
        results.put(
                position,
                finding,
                report.line(),
                new Spent(report.nodes(), report.time().toMillis()));
        found.certificate().ifPresent(file -> results.putProof(StoreKey.of(position), file));
    }

    /// Leaves: ends the searches and gives their positions back.
    @Override
    public void close() {
        leaving = true;
        if (planning != null) {
            planning.cancel(true);
        }
        plans.shutdownNow();
        running.forEach(RunningSearch::stop);
        scheduler.stop();
        all.forEach(SearchService::close);
    }

    /// Jobs as words, and nothing else, from a database that others can write.
    private static final class Words implements Serializer {
        @Override
        public byte[] serialize(Object data) {
            String text;
            if (data instanceof Job job) {
                text = job.line();
            } else {
                text = data instanceof LeafJob leaf ? leaf.line() : "";
            }
            return text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public <T> T deserialize(Class<T> type, byte[] bytes) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            return type.cast(type == Job.class ? Job.of(text) : LeafJob.of(text));
        }
    }
}
