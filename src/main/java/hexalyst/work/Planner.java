package hexalyst.work;

import hexalyst.analysis.campaign.Conclusions;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Standing;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.store.Database;
import hexalyst.text.Texts;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Queues the positions of campaigns, some hundred at a time: a queue with 100,000 due jobs slows all workers down.
/// When all positions have been tried with the limits of a round, draws conclusions and begins the next one. Any worker
/// plans; of several at one time, one does and the others go on.
final class Planner {
    /// The most jobs of a campaign in the queue.
    private static final int FRONTIER = 400;
    /// With fewer, more are queued.
    private static final int LOW = 200;

    private final Database database;
    private final ResultStore results;
    private final Certificates certificates;
    private final Consumer<String> told;
    /// The campaigns that cannot be planned here.
    private final Set<Long> foreign = new HashSet<>();

    Planner(Database database, ResultStore results, Certificates certificates, Consumer<String> told) {
        this.database = database;
        this.results = results;
        this.certificates = certificates;
        this.told = told;
    }

    /// Waits until nobody else plans a campaign, until the end of the transaction.
    static void lock(Connection connection, long campaign) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_xact_lock(" + campaign + ")");
        }
    }

    private static boolean tryLock(Connection connection, long campaign) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT pg_try_advisory_xact_lock(" + campaign + ")")) {
            return row.next() && row.getBoolean(1);
        }
    }

    /// Lets all positions wait again that were tried.
    static void again(Connection connection, long campaign) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE target SET state = " + TargetState.WAITING.ordinal() + " WHERE campaign = "
                    + campaign + " AND state = " + TargetState.TRIED.ordinal());
        }
    }

    /// Plans all campaigns that are not over.
    void plan() throws SQLException {
        List<Plan> plans = database.run(connection -> {
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT id, game, edition, each_millis, each_nodes, certify,"
                            + " round FROM campaign WHERE round < " + SharedCampaign.ROUNDS.size() + " ORDER BY id")) {
                List<Plan> all = new ArrayList<>();
                while (row.next()) {
                    all.add(Plan.of(row));
                }
                return all;
            }
        });
        for (Plan plan : plans) {
            Step done = Step.SOME_QUEUED;
            while (done == Step.SOME_QUEUED) {
                done = database.inTransaction(
                        connection -> tryLock(connection, plan.id()) && isCurrent(connection, plan)
                                ? step(connection, plan)
                                : Step.NOTHING_TO_DO);
            }
            if (done == Step.ALL_TRIED && !foreign.contains(plan.id())) {
                endRound(plan);
            }
        }
    }

    private static boolean isCurrent(Connection connection, Plan plan) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT round FROM campaign WHERE id = " + plan.id())) {
            return row.next() && row.getInt(1) == plan.round();
        }
    }

    private enum Step {
        NOTHING_TO_DO,
        SOME_QUEUED,
        /// The round is over.
        ALL_TRIED
    }

    /// Queues a few positions.
    private Step step(Connection connection, Plan plan) throws SQLException {
        int queued = count(connection, plan.id(), TargetState.QUEUED);
        if (queued >= LOW) {
            return Step.NOTHING_TO_DO;
        }
        List<Row> waiting = rows(
                connection,
                plan,
                " AND state = " + TargetState.WAITING.ordinal() + " ORDER BY number LIMIT " + (FRONTIER - queued));
        if (!waiting.isEmpty()) {
            queue(connection, plan, waiting);
            return Step.SOME_QUEUED;
        }
        return queued == 0 ? Step.ALL_TRIED : Step.NOTHING_TO_DO;
    }

    private static int count(Connection connection, long campaign, TargetState state) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM target WHERE campaign = " + campaign
                        + " AND state = " + state.ordinal())) {
            row.next();
            return row.getInt(1);
        }
    }

    private static List<Row> rows(Connection connection, Plan plan, String where) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT number, ply, position, high, low, state FROM target"
                        + " WHERE campaign = " + plan.id() + where)) {
            List<Row> rows = new ArrayList<>();
            while (row.next()) {
                PositionKey key = new PositionKey(row.getLong(4), row.getLong(5));
                rows.add(new Row(
                        row.getInt(1),
                        row.getInt(2),
                        row.getString(3),
                        new StoreKey(plan.game(), plan.edition(), key),
                        TargetState.values()[row.getInt(6)]));
            }
            return rows;
        }
    }

    private void queue(Connection connection, Plan plan, List<Row> waiting) throws SQLException {
        SearchLimits limits = plan.limits();
        List<StoreKey> keys = waiting.stream().map(Row::key).toList();
        Map<StoreKey, Standing> standings = results.standings(keys, limits);
        List<Row> jobs = new ArrayList<>();
        Map<Integer, TargetState> states = new TreeMap<>();
        for (Row row : waiting) {
            TargetState state = switch (standings.getOrDefault(row.key(), Standing.OPEN)) {
                case PROVED -> TargetState.SETTLED;
                case TRIED -> TargetState.TRIED;
                case DISPUTED -> TargetState.ASIDE;
                case OPEN -> TargetState.QUEUED;
            };
            if (state == TargetState.QUEUED) {
                jobs.add(row);
            }
            states.put(row.number(), state);
        }
        TargetState.WAITING.change(connection, plan.id(), states);
        Queue.add(
                connection,
                Worker.SETTLE,
                0,
                jobs.stream()
                        .map(row -> new Job(
                                plan.id(),
                                row.number(),
                                plan.game(),
                                plan.edition(),
                                row.text(),
                                limits.time().toMillis(),
                                limits.nodes(),
                                plan.each().nodes() < Long.MAX_VALUE,
                                plan.certify()))
                        .map(job -> new Queue.Entry(job.name(), job.line()))
                        .toList());
    }

    /// Takes over the proofs of others and draws conclusions, which takes long and is done by one worker, outside of a
    /// transaction; then begins the next round.
    private void endRound(Plan plan) throws SQLException {
        boolean first = database.run(connection -> {
            if (!sessionLock(connection, "pg_try_advisory_lock", plan)) {
                return false;
            }
            try {
                conclude(plan);
                return true;
            } catch (IllegalArgumentException unknown) {
                foreign.add(plan.id());
                told.accept(Texts.of(Planner.class).get("plan.fails", String.valueOf(unknown.getMessage())));
                return false;
            } finally {
                sessionLock(connection, "pg_advisory_unlock", plan);
            }
        });
        if (first) {
            database.inTransaction(connection -> {
                lock(connection, plan.id());
                if (isCurrent(connection, plan) && step(connection, plan) == Step.ALL_TRIED) {
                    beginNext(connection, plan);
                }
                return plan;
            });
        }
    }

    private static boolean sessionLock(Connection connection, String function, Plan plan) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT " + function + "(" + ~plan.id() + ")")) {
            return row.next() && row.getBoolean(1);
        }
    }

    private void conclude(Plan plan) throws SQLException {
        List<Row> all = database.run(connection -> rows(connection, plan, ""));
        List<Conclusions.Spot> spots = all.stream()
                .map(row -> new Conclusions.Spot(Job.position(plan.game(), plan.edition(), row.text()), row.ply()))
                .toList();
        Map<StoreKey, Position> positions = new HashMap<>();
        spots.forEach(spot -> positions.put(StoreKey.of(spot.position()), spot.position()));
        certificates.adopt(positions);
        List<StoreKey> keys = all.stream().map(Row::key).toList();
        Map<Position, Finding.Proved> news = Conclusions.of(spots).draw(results.proofs(keys));
        news.forEach((position, proof) -> results.put(position, new Result(proof, List.of())));
    }

    private void beginNext(Connection connection, Plan plan) throws SQLException {
        List<Row> all = rows(connection, plan, "");
        List<StoreKey> keys = all.stream().map(Row::key).toList();
        Map<StoreKey, Standing> known = results.standings(keys, plan.limits());
        Map<Integer, TargetState> news = new TreeMap<>();
        int open = 0;
        for (Row row : all) {
            Standing standing = known.getOrDefault(row.key(), Standing.OPEN);
            if (standing == Standing.DISPUTED) {
                news.put(row.number(), TargetState.ASIDE);
            } else if (row.state() == TargetState.TRIED && standing == Standing.PROVED) {
                news.put(row.number(), TargetState.SETTLED);
            } else if (row.state() == TargetState.TRIED) {
                open++;
            }
        }
        TargetState.TRIED.change(connection, plan.id(), news);
        TargetState.SETTLED.change(connection, plan.id(), news);
        int next = open == 0 ? SharedCampaign.ROUNDS.size() : plan.round() + 1;
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE campaign SET round = " + next + " WHERE id = " + plan.id());
        }
        if (next < SharedCampaign.ROUNDS.size()) {
            again(connection, plan.id());
        }
    }

    private record Row(int number, int ply, String text, StoreKey key, TargetState state) {}

    private record Plan(long id, String game, String edition, SearchLimits each, boolean certify, int round) {
        static Plan of(ResultSet row) throws SQLException {
            return new Plan(
                    row.getLong(1),
                    row.getString(2),
                    row.getString(3),
                    new SearchLimits(Duration.ofMillis(row.getLong(4)), row.getLong(5)),
                    row.getInt(6) != 0,
                    row.getInt(7));
        }

        SearchLimits limits() {
            return each.share(SharedCampaign.ROUNDS.get(round));
        }
    }
}
