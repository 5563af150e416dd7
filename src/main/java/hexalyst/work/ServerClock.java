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
/// sign of life, so all use the same. The clock here may jump, and a computer may sleep. Thread-safe.
final class ServerClock implements Clock {
    private static final long PAUSE_MILLIS = Duration.ofMinutes(1).toMillis();
    private static final long JUMP_MILLIS = Duration.ofSeconds(2).toMillis();

    private final Database database;
    private Instant there = Instant.now();
    private boolean known;
    private long askedNanos;
    private long askedMillis;

    ServerClock(Database database) {
        this.database = database;
    }

    @Override
    public synchronized Instant now() {
        long passed = passed();
        long wall = System.currentTimeMillis() - askedMillis;
        if (!known || passed > PAUSE_MILLIS || Math.abs(wall - passed) > JUMP_MILLIS) {
            ask();
        }
        return there.plusMillis(passed());
    }

    private long passed() {
        return Duration.ofNanos(System.nanoTime() - askedNanos).toMillis();
    }

    /// While the server does not answer, the time goes on from its last answer.
    private void ask() {
        Instant before = known ? there.plusMillis(passed()) : Instant.now();
        try {
            there = database.run(connection -> {
                try (Statement statement = connection.createStatement();
                        ResultSet row = statement.executeQuery("SELECT clock_timestamp()")) {
                    row.next();
                    return row.getObject(1, OffsetDateTime.class).toInstant();
                }
            });
        } catch (SQLException unreachable) {
            there = before;
        }
        known = true;
        askedNanos = System.nanoTime();
        askedMillis = System.currentTimeMillis();
    }
}
