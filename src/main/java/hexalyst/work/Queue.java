package hexalyst.work;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/// The queue of jobs in the database, as far as db-scheduler does not do it.
final class Queue {
    private Queue() {}

    /// A job that waits.
    ///
    /// @param name its name; one that is in the queue already stays as it is
    /// @param line what a worker reads
    record Entry(String name, String line) {}

    /// How the names of all jobs of a campaign or a tree begin.
    static String prefix(long id) {
        return Long.toHexString(id) + '-';
    }

    /// Adds jobs. They are due at once, and ordered by priority and then by their place in the list: so of several
    /// campaigns, each has its turn, whoever was first.
    ///
    /// @param task [Worker#SETTLE] or [Worker#LEAF]
    /// @param priority what comes first has the larger one
    static void add(Connection connection, String task, int priority, List<Entry> jobs) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO scheduled_tasks (task_name,"
                + " task_instance, task_data, execution_time, picked, consecutive_failures, version, priority)"
                + " VALUES (?, ?, ?, TIMESTAMP WITH TIME ZONE '2000-01-01 00:00:00+00' + ? * INTERVAL '1 second',"
                + " FALSE, 0, 1, ?) ON CONFLICT DO NOTHING")) {
            for (int place = 0; place < jobs.size(); place++) {
                Entry job = jobs.get(place);
                insert.setString(1, task);
                insert.setString(2, job.name());
                insert.setBytes(3, job.line().getBytes(StandardCharsets.UTF_8));
                insert.setInt(4, place);
                insert.setInt(5, priority);
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /// Removes all jobs of a campaign or a tree, also those that workers have.
    static int remove(Connection connection, String task, long id) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement(
                "DELETE FROM scheduled_tasks WHERE task_name = ? AND task_instance LIKE ?")) {
            delete.setString(1, task);
            delete.setString(2, prefix(id) + '%');
            return delete.executeUpdate();
        }
    }
}
