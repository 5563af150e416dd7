package hexalyst.work;

import com.github.kagkarlsson.scheduler.Clock;
import hexalyst.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

/// The time on the server. The clocks of machines differ, and whether one has died is read from the time of its last
/// sign of life, so all use the same. Thread-safe.
final class ServerClock implements Clock {
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private final Database database;
    private Duration ahead = Duration.ZERO;
    private long asked = Long.MIN_VALUE;

    ServerClock(Database database) {
        this.database = database;
    }

    @Override
    public synchronized Instant now() {
        if (asked == Long.MIN_VALUE || System.nanoTime() - asked > PAUSE.toNanos()) {
            ask();
        }
        return Instant.now().plus(ahead);
    }

    /// While the server does not answer, the last difference holds.
    private void ask() {
        asked = System.nanoTime();
        try {
            Instant there = database.run(connection -> {
                try (Statement statement = connection.createStatement();
                        ResultSet row = statement.executeQuery("SELECT clock_timestamp()")) {
                    row.next();
                    return row.getObject(1, OffsetDateTime.class).toInstant();
                }
            });
            ahead = Duration.between(Instant.now(), there);
        } catch (SQLException unreachable) {
            return;
        }
    }
}
