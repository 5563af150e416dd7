package hexalyst.work;

import hexalyst.analysis.results.Machine;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Spent;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ValueBounds;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.notation.PositionText;
import hexalyst.store.Database;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The tables of one proof tree: its rows, the leaves in the queue and what workers report. The methods that are given
/// a connection are parts of one transaction of the leader.
final class SharedTree {
    private final ResultStore results;
    private final Database database;
    private final Position root;
    private final long id;

    /// @param results a store on a server; its author's tree is not that of others
    /// @param root the root; a mirror image of it has another tree
    SharedTree(ResultStore results, Position root) {
        this.results = results;
        this.root = root;
        database = results.database();
        id = Machine.id("tree " + results.author() + ' ' + StoreKey.of(root).text() + ' ' + PositionText.format(root));
    }

    long id() {
        return id;
    }

    /// Makes the tree known, unless it is, and its leader the one that leads from now on.
    void lead(String leader) throws SQLException {
        database.run(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO tree VALUES (?, ?, ?, ?, ?, 0, 0) ON CONFLICT (id) DO UPDATE SET leader = ?")) {
                insert.setLong(1, id);
                insert.setString(2, root.game().id());
                insert.setString(3, root.edition().id());
                insert.setString(4, PositionText.format(root));
                insert.setString(5, leader);
                insert.setString(6, leader);
                return insert.executeUpdate();
            }
        });
    }

    /// Locks the tree for a transaction; false if somebody else leads it now.
    boolean leads(Connection connection, String leader) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT leader FROM tree WHERE id = ? FOR UPDATE")) {
            query.setLong(1, id);
            try (ResultSet row = query.executeQuery()) {
                return row.next() && row.getString(1).equals(leader);
            }
        }
    }

    /// What all workers have used.
    Spent spent() throws SQLException {
        return database.run(connection -> {
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT nodes, millis FROM tree WHERE id = " + id)) {
                row.next();
                return new Spent(row.getLong(1), row.getLong(2));
            }
        });
    }

    /// The tree as it was saved. What its rows say counts only with the seal of the author.
    ///
    /// @throws IllegalArgumentException if it is damaged
    JobTree tree() throws SQLException {
        try {
            Map<JobNode, Long> rows = rows();
            return JobTree.of(
                    root, rows.keySet(), (key, node) -> Objects.requireNonNull(rows.get(node)) == seal(key, node));
        } catch (IllegalMoveException | IndexOutOfBoundsException damaged) {
            throw new IllegalArgumentException(damaged);
        }
    }

    private long seal(PositionKey position, JobNode node) {
        StoreKey key = new StoreKey(root.game().id(), root.edition().id(), position);
        return results.seal("node " + key.text() + ' ' + node.bounds().name() + ' ' + node.plies());
    }

    private Map<JobNode, Long> rows() throws SQLException {
        return database.run(connection -> {
            Map<JobNode, Long> rows = new LinkedHashMap<>();
            try (Statement statement = connection.createStatement();
                    ResultSet row =
                            statement.executeQuery("SELECT number, parent, step, proof, disproof, bounds, plies,"
                                    + " expanded, seal FROM tree_node WHERE tree = " + id + " ORDER BY number")) {
                while (row.next()) {
                    JobNode node = new JobNode(
                            row.getInt(1),
                            row.getInt(2),
                            row.getInt(3),
                            row.getLong(4),
                            row.getLong(5),
                            ValueBounds.values()[row.getInt(6)],
                            row.getInt(7),
                            row.getInt(8) != 0);
                    rows.put(node, row.getLong(9));
                }
            }
            return rows;
        });
    }

    /// Saves what has changed in a tree.
    void save(Connection connection, JobTree tree) throws SQLException {
        try (PreparedStatement upsert = connection.prepareStatement("INSERT INTO tree_node (tree, number, parent, step,"
                + " proof, disproof, bounds, plies, expanded, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                + " ON CONFLICT (tree, number) DO UPDATE SET proof = excluded.proof, disproof = excluded.disproof,"
                + " bounds = excluded.bounds, plies = excluded.plies, expanded = excluded.expanded,"
                + " seal = excluded.seal")) {
            for (JobNode node : tree.changes()) {
                upsert.setLong(1, id);
                upsert.setInt(2, node.number());
                upsert.setInt(3, node.parent());
                upsert.setInt(4, node.step());
                upsert.setLong(5, node.proof());
                upsert.setLong(6, node.disproof());
                upsert.setInt(7, node.bounds().ordinal());
                upsert.setInt(8, node.plies());
                upsert.setInt(9, node.expanded() ? 1 : 0);
                upsert.setLong(
                        10, tree.key(node.number()).map(key -> seal(key, node)).orElse(0L));
                upsert.addBatch();
            }
            upsert.executeBatch();
        }
    }

    /// A leaf in the queue.
    ///
    /// @param busy true if a worker has it
    record Queued(LeafJob job, boolean busy) {}

    List<Queued> queue() throws SQLException {
        return database.run(connection -> {
            List<Queued> all = new ArrayList<>();
            try (Statement statement = connection.createStatement();
                    ResultSet row =
                            statement.executeQuery("SELECT task_data, picked FROM scheduled_tasks WHERE task_name"
                                    + " = '" + Worker.LEAF + "' AND task_instance LIKE '" + Queue.prefix(id) + "%'")) {
                while (row.next()) {
                    boolean busy = row.getBoolean(2);
                    job(row.getBytes(1)).ifPresent(job -> all.add(new Queued(job, busy)));
                }
            }
            return all;
        });
    }

    /// A leaf as others see it; empty if it is of another version of the program.
    private static Optional<LeafJob> job(byte[] words) {
        try {
            return Optional.of(LeafJob.of(new String(words, StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /// Leaves come before the positions of campaigns: a tree cannot go on without them.
    void enqueue(Connection connection, List<LeafJob> jobs) throws SQLException {
        Queue.add(
                connection,
                Worker.LEAF,
                1,
                jobs.stream()
                        .map(job -> new Queue.Entry(job.name(), job.line()))
                        .toList());
    }

    /// Removes all that was saved, so that the tree begins anew.
    void forget() throws SQLException {
        clearQueue();
        database.run(connection -> {
            try (Statement statement = connection.createStatement()) {
                statement.executeUpdate("DELETE FROM leaf_report WHERE tree = " + id);
                return statement.executeUpdate("DELETE FROM tree_node WHERE tree = " + id);
            }
        });
    }

    /// Takes all leaves out of the queue.
    void clearQueue() throws SQLException {
        database.run(connection -> Queue.remove(connection, Worker.LEAF, id));
    }

    /// Stores what a worker has found out, in the worker's transaction.
    static void report(Connection connection, LeafJob job, String text, long author, long seal) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO leaf_report VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
            insert.setLong(1, job.tree());
            insert.setInt(2, job.number());
            insert.setInt(3, job.attempt());
            insert.setString(4, text);
            insert.setLong(5, author);
            insert.setLong(6, seal);
            insert.executeUpdate();
        }
    }

    /// What a worker has found out.
    record LeafResult(int number, int attempt, String text, long author, long seal) {}

    /// Takes the reports that have come in.
    List<LeafResult> takeReports(Connection connection) throws SQLException {
        List<LeafResult> all = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("DELETE FROM leaf_report WHERE tree = " + id
                        + " RETURNING number, attempt, report, author, seal")) {
            while (row.next()) {
                all.add(new LeafResult(row.getInt(1), row.getInt(2), row.getString(3), row.getLong(4), row.getLong(5)));
            }
        }
        return all;
    }

    void spend(Connection connection, long nodes, long millis) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(
                    "UPDATE tree SET nodes = nodes + " + nodes + ", millis = millis + " + millis + " WHERE id = " + id);
        }
    }
}
