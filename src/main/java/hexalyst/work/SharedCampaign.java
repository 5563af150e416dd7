package hexalyst.work;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.results.Machine;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A campaign in a shared store. Whoever plans it writes the positions into the database and may leave; workers settle
/// them ([Worker]). Its id is made of its positions, so planning it again finds it as it is.
public final class SharedCampaign {
    /// How many of the proofs of others to verify for all of them, in percent.
    public static final int ALL_PROOFS = 100;

    /// The fraction of the limit for one position that each round allows, as in [hexalyst.analysis.campaign.Campaign].
    static final List<Double> ROUNDS = List.of(1.0 / 64, 1.0 / 8, 1.0);

    private final Database database;
    private final long id;

    private SharedCampaign(Database database, long id) {
        this.database = database;
        this.id = id;
    }

    /// Plans a campaign, or the rest of one that was planned before; positions that were too hard are tried again.
    ///
    /// @param results the store, which must be on a server
    /// @param title what people call it
    /// @param targets the positions, all of one edition
    /// @param each the limits for one position
    /// @param certify true if the proof of each settled position is kept; stays so for one that was planned before
    /// @throws IOException with a message for people, if the server fails
    public static SharedCampaign plan(
            ResultStore results, String title, List<Target> targets, SearchLimits each, boolean certify)
            throws IOException {
        Database database = results.database();
        long id = id(targets);
        Map<Integer, TargetState> proved = proved(results, targets);
        try {
            database.inTransaction(connection -> {
                Planner.lock(connection, id);
                if (!resumed(connection, id, each, certify)) {
                    insert(connection, id, title, targets, each, certify);
                }
                TargetState.WAITING.change(connection, id, proved);
                endIfDone(connection, id);
                return id;
            });
            return new SharedCampaign(database, id);
        } catch (SQLException e) {
            throw failed(database, e);
        }
    }

    private static long id(List<Target> targets) {
        StringBuilder name = new StringBuilder("campaign");
        targets.forEach(
                target -> name.append(' ').append(StoreKey.of(target.position()).text()));
        return Machine.id(name.toString());
    }

    private static IOException failed(Database database, SQLException e) {
        return new IOException(DatabaseErrors.text(database.address(), e), e);
    }

    private static boolean resumed(Connection connection, long id, SearchLimits each, boolean certify)
            throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "UPDATE campaign SET each_millis = ?, each_nodes = ?, certify = certify | ?, round = 0 WHERE id = ?")) {
            update.setLong(1, each.time().toMillis());
            update.setLong(2, each.nodes());
            update.setInt(3, certify ? 1 : 0);
            update.setLong(4, id);
            if (update.executeUpdate() == 0) {
                return false;
            }
        }
        Planner.again(connection, id);
        return true;
    }

    /// The positions that need no search.
    private static Map<Integer, TargetState> proved(ResultStore results, List<Target> targets) {
        List<Campaign.Settled> map = Campaign.map(targets, results);
        return IntStream.range(0, map.size())
                .filter(number -> map.get(number).isProved())
                .boxed()
                .collect(Collectors.toMap(number -> number, number -> TargetState.SETTLED));
    }

    /// Workers only look at campaigns that are not over, and there may be no worker.
    private static void endIfDone(Connection connection, long id) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE campaign SET round = " + ROUNDS.size() + " WHERE id = " + id
                    + " AND NOT EXISTS (SELECT 1 FROM target WHERE campaign = " + id + " AND state IN ("
                    + TargetState.WAITING.ordinal() + ", " + TargetState.QUEUED.ordinal() + "))");
        }
    }

    private static void insert(
            Connection connection, long id, String title, List<Target> targets, SearchLimits each, boolean certify)
            throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO campaign VALUES (?, ?, ?, ?, ?, ?, ?, 0)")) {
            StoreKey first = StoreKey.of(targets.getFirst().position());
            insert.setLong(1, id);
            insert.setString(2, title);
            insert.setString(3, first.game());
            insert.setString(4, first.edition());
            insert.setLong(5, each.time().toMillis());
            insert.setLong(6, each.nodes());
            insert.setInt(7, certify ? 1 : 0);
            insert.executeUpdate();
        }
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO target VALUES (?, ?, ?, ?, ?, ?, 0, 0)")) {
            for (int number = 0; number < targets.size(); number++) {
                Target target = targets.get(number);
                StoreKey key = StoreKey.of(target.position());
                insert.setLong(1, id);
                insert.setInt(2, number);
                insert.setInt(3, target.line().size());
                insert.setString(4, PositionText.format(target.position()));
                insert.setLong(5, key.key().high());
                insert.setLong(6, key.key().low());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /// Removes a campaign from a store, for all machines; its results stay.
    ///
    /// @return false if it was not planned there
    /// @throws IOException with a message for people, if the server fails
    public static boolean giveUp(Database database, List<Target> targets) throws IOException {
        long id = id(targets);
        try {
            return database.inTransaction(connection -> {
                Planner.lock(connection, id);
                Queue.remove(connection, Worker.SETTLE, id);
                try (Statement statement = connection.createStatement()) {
                    statement.executeUpdate("DELETE FROM target WHERE campaign = " + id);
                    return statement.executeUpdate("DELETE FROM campaign WHERE id = " + id) > 0;
                }
            });
        } catch (SQLException e) {
            throw failed(database, e);
        }
    }

    /// How far it is.
    ///
    /// @param total the number of positions
    /// @param settled how many are settled
    /// @param aside how many are set aside, because proofs contradict each other
    /// @param over true if nothing is left to do: what is still open was too hard
    public record Progress(int total, int settled, int aside, boolean over) {}

    /// How far it is now.
    ///
    /// @throws IOException with a message for people, if the server fails
    public Progress progress() throws IOException {
        try {
            return database.run(connection -> {
                Map<Integer, Integer> states = new TreeMap<>();
                try (PreparedStatement query = connection.prepareStatement(
                        "SELECT state, count(*) FROM target WHERE campaign = ? GROUP BY state")) {
                    query.setLong(1, id);
                    try (ResultSet row = query.executeQuery()) {
                        while (row.next()) {
                            states.put(row.getInt(1), row.getInt(2));
                        }
                    }
                }
                try (PreparedStatement query = connection.prepareStatement("SELECT round FROM campaign WHERE id = ?")) {
                    query.setLong(1, id);
                    try (ResultSet row = query.executeQuery()) {
                        boolean over = !row.next() || row.getInt(1) >= ROUNDS.size();
                        return new Progress(
                                states.values().stream()
                                        .mapToInt(count -> count)
                                        .sum(),
                                states.getOrDefault(TargetState.SETTLED.ordinal(), 0),
                                states.getOrDefault(TargetState.ASIDE.ordinal(), 0),
                                over);
                    }
                }
            });
        } catch (SQLException e) {
            throw failed(database, e);
        }
    }

    /// Makes one's own what other users have settled with a proof, after verifying it.
    ///
    /// @param percent how many of the proofs of a user to verify, 1 to 100; if these hold, the others are believed
    /// @param goesOn false to end the verification
    /// @param told receives a line for each proof that fails, and one if others claim something without a proof
    /// @throws IOException with a message for people, if the server fails
    public static void verify(
            ResultStore results, List<Target> targets, int percent, BooleanSupplier goesOn, Consumer<String> told)
            throws IOException {
        Map<StoreKey, Position> positions = new LinkedHashMap<>();
        targets.forEach(target -> positions.put(StoreKey.of(target.position()), target.position()));
        try {
            new Certificates(results, percent, goesOn, told).adopt(positions);
            int claimed = results.claims(List.copyOf(positions.keySet())).size();
            if (claimed > 0) {
                told.accept(Texts.of(SharedCampaign.class).get("claimed", claimed));
            }
        } catch (SQLException e) {
            throw failed(results.database(), e);
        }
    }

    /// A job that is being done.
    ///
    /// @param worker the worker: its machine and process
    /// @param position the position it works on
    /// @param sign how long ago it gave its last sign of life
    public record Busy(String worker, String position, Duration sign) {}

    /// How many positions each worker has, by its name.
    public static Map<String, Long> positions(List<Busy> busy) {
        return busy.stream().collect(Collectors.groupingBy(Busy::worker, TreeMap::new, Collectors.counting()));
    }

    private static String text(String task, String job) {
        try {
            return task.equals(Worker.LEAF)
                    ? LeafJob.of(job).text()
                    : Job.of(job).text();
        } catch (IllegalArgumentException ofAnotherVersion) {
            return "?";
        }
    }

    /// What the machines do now, by worker.
    ///
    /// @throws IOException with a message for people, if the server fails
    public static List<Busy> machines(Database database) throws IOException {
        try {
            return database.run(connection -> {
                List<Busy> all = new ArrayList<>();
                try (PreparedStatement query = connection.prepareStatement("SELECT picked_by, task_data,"
                                + " last_heartbeat, clock_timestamp(), task_name FROM scheduled_tasks WHERE picked"
                                + " ORDER BY picked_by, task_instance");
                        ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        String job = new String(row.getBytes(2), StandardCharsets.UTF_8);
                        Instant sign = row.getObject(3, OffsetDateTime.class).toInstant();
                        Instant now = row.getObject(4, OffsetDateTime.class).toInstant();
                        all.add(new Busy(row.getString(1), text(row.getString(5), job), Duration.between(sign, now)));
                    }
                }
                return all;
            });
        } catch (SQLException e) {
            throw failed(database, e);
        }
    }
}
