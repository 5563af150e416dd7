package hexalyst.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import hexalyst.files.OwnFiles;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// An open database with the tables of a store. In a file, one connection serves all threads, one after the other;
/// other programs may use the file at the same time. On a server, a pool of connections serves them. Thread-safe.
public final class Database implements AutoCloseable {
    /// The application id of our SQLite files of results: "HXRS".
    private static final int APPLICATION = 0x48585253;

    private static final String CONNECTION_FAILURE = "08006";
    private static final String USER = "PGUSER";
    private static final int CONNECT_SECONDS = 5;
    private static final int ANSWER_SECONDS = 60;
    private static final int POOL = 8;

    private static final List<String> SETTINGS =
            List.of("PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", "PRAGMA cache_size = -16384");

    private static final Pattern USER_IN_ADDRESS = Pattern.compile("[?&]user=([^&]*)");

    private final StoreAddress address;
    private final @Nullable Connection single;
    private final @Nullable HikariDataSource pool;
    private final ReentrantLock turn = new ReentrantLock();
    /// The transactions that threads are in.
    private final Map<Thread, Transaction> inTransaction = new ConcurrentHashMap<>();

    /// A transaction.
    ///
    /// @param after what is done when it is committed, by what it is about
    private record Transaction(Connection connection, Map<Object, Runnable> after) {}

    /// False until a server that was away has been asked for its tables.
    private volatile boolean hasTables;

    private Database(
            StoreAddress address, @Nullable Connection single, @Nullable HikariDataSource pool, boolean hasTables) {
        this.address = address;
        this.single = single;
        this.pool = pool;
        this.hasTables = hasTables;
    }

    /// What is done with a connection.
    ///
    /// @param <T> the answer
    @FunctionalInterface
    public interface Work<T extends @Nullable Object> {
        /// Does it; commits and closes nothing.
        T with(Connection connection) throws SQLException;
    }

    /// Opens a database. A file and its folder are created if there are none, and missing tables are made.
    ///
    /// @throws IOException with a message for people that names the file or the server
    public static Database open(StoreAddress address) throws IOException {
        try {
            return switch (address) {
                case StoreAddress.OfFile file -> open(file);
                case StoreAddress.OfServer server -> open(server);
            };
        } catch (SQLException e) {
            throw new IOException(DatabaseErrors.text(address, e), e);
        }
    }

    /// Like [#open], but a server may be away: then the tables are made, or found to be of a newer version, with the
    /// first connection that succeeds.
    ///
    /// @throws IOException with a message for people, if the server refuses us, or has no such database
    public static Database openEvenIfAway(StoreAddress.OfServer server) throws IOException {
        try {
            return open(server);
        } catch (SQLException e) {
            if (DatabaseErrors.isAway(e)) {
                return new Database(server, null, pool(server), false);
            }
            throw new IOException(DatabaseErrors.text(server, e), e);
        }
    }

    /// A database that is kept nowhere.
    public static Database inMemory() {
        try {
            StoreAddress address = new StoreAddress.OfFile(Path.of("memory"));
            Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
            Schema.make(connection, address);
            return new Database(address, connection, null, true);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Database open(StoreAddress.OfFile file) throws IOException, SQLException {
        OwnFiles.make(file.path());
        // A transaction that will write takes the lock at its beginning, or it could be refused half way.
        Connection connection = DriverManager.getConnection(
                "jdbc:sqlite:" + file.path().toAbsolutePath() + "?transaction_mode=IMMEDIATE&busy_timeout=20000");
        try {
            boolean made = isNew(connection, file);
            try (Statement statement = connection.createStatement()) {
                for (String setting : SETTINGS) {
                    statement.execute(setting);
                }
                if (made) {
                    statement.execute("PRAGMA application_id = " + APPLICATION);
                }
            }
            Schema.make(connection, file);
            return new Database(file, connection, null, true);
        } catch (SQLException | IOException e) {
            connection.close();
            throw e;
        }
    }

    /// True if a file has nothing in it yet, false if it is one of ours. Only reads.
    ///
    /// @throws IOException with a message for people, if it belongs to something else
    private static boolean isNew(Connection connection, StoreAddress.OfFile file) throws IOException, SQLException {
        // In this order, since another program that makes the file at the same time writes the id first.
        int tables = number(connection, "SELECT count(*) FROM sqlite_master");
        int application = number(connection, "PRAGMA application_id");
        if (application == APPLICATION) {
            return false;
        }
        if (application == 0 && tables == 0) {
            return true;
        }
        throw new IOException(file.text() + ": " + Texts.of(Database.class).get("foreign"));
    }

    private static int number(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getInt(1);
        }
    }

    private static Database open(StoreAddress.OfServer server) throws SQLException {
        // A first connection without the pool, whose complaint would be a chain of others.
        try (Connection connection = DriverManager.getConnection(server.url(), properties())) {
            Schema.make(connection, server);
        }
        return new Database(server, null, pool(server), true);
    }

    private static HikariDataSource pool(StoreAddress.OfServer server) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(server.url());
        config.setDataSourceProperties(properties());
        config.setPoolName("hexalyst");
        config.setMaximumPoolSize(POOL);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(CONNECT_SECONDS * 1000L);
        config.setInitializationFailTimeout(-1);
        return new HikariDataSource(config);
    }

    /// What the driver does not read by itself: it knows `.pgpass` and `PGPASSFILE`.
    private static Properties properties() {
        Properties properties = new Properties();
        set(properties, "user", USER);
        set(properties, "password", "PGPASSWORD");
        properties.setProperty("ApplicationName", "hexalyst");
        properties.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
        // A server that has vanished in the middle of a statement does not say so.
        properties.setProperty("socketTimeout", Integer.toString(ANSWER_SECONDS));
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("reWriteBatchedInserts", "true");
        return properties;
    }

    /// The user of the database, if the address or the environment names one.
    static Optional<String> userNamed(StoreAddress address) {
        Matcher inAddress = USER_IN_ADDRESS.matcher(address.text());
        return inAddress.find() ? Optional.of(inAddress.group(1)) : Optional.ofNullable(System.getenv(USER));
    }

    private static void set(Properties properties, String name, String variable) {
        String value = System.getenv(variable);
        if (value != null) {
            properties.setProperty(name, value);
        }
    }

    /// Where it is.
    public StoreAddress address() {
        return address;
    }

    /// True if many machines may share it.
    public boolean shared() {
        return pool != null;
    }

    /// The connections to the server.
    ///
    /// @throws NullPointerException if it is a file
    public DataSource source() {
        return Objects.requireNonNull(pool);
    }

    /// Runs statements, each in a transaction of its own, or in that of the caller. A connection that turns out to be
    /// broken is replaced once, so that a restart of the server goes unnoticed; hence a statement may be run twice.
    public <T extends @Nullable Object> T run(Work<T> work) throws SQLException {
        return twice(work, false);
    }

    /// Runs statements in one transaction, with all that the thread runs meanwhile: all of them or, after an exception,
    /// none. Like [#run], it may begin a second time.
    public <T extends @Nullable Object> T inTransaction(Work<T> work) throws SQLException {
        return twice(work, true);
    }

    /// Like [#inTransaction], for what cannot be done twice: a broken connection ends it.
    public <T extends @Nullable Object> T inTransactionOnce(Work<T> work) throws SQLException {
        Transaction joined = inTransaction.get(Thread.currentThread());
        return joined == null ? once(work, true) : work.with(joined.connection());
    }

    /// True if this thread is in a transaction, which may yet be undone.
    public boolean isInTransaction() {
        return inTransaction.containsKey(Thread.currentThread());
    }

    /// Does something that need not be done again, and remembers that as soon as it is certain: at once or, within a
    /// transaction, when that is committed. Within one transaction it is done once.
    ///
    /// @param what what it is about
    /// @param done remembers that it was done
    public void onceFor(Object what, Work<?> work, Runnable done) throws SQLException {
        Transaction joined = inTransaction.get(Thread.currentThread());
        if (joined == null) {
            run(work);
            done.run();
        } else if (!joined.after().containsKey(what)) {
            work.with(joined.connection());
            joined.after().put(what, done);
        }
    }

    private <T extends @Nullable Object> T twice(Work<T> work, boolean together) throws SQLException {
        Transaction joined = inTransaction.get(Thread.currentThread());
        if (joined != null) {
            return work.with(joined.connection());
        }
        try {
            return once(work, together);
        } catch (SQLException e) {
            // The pool has already tried for a while to get a connection.
            if (!shared() || !DatabaseErrors.isBroken(e) || e instanceof SQLTransientConnectionException) {
                throw e;
            }
            return once(work, together);
        }
    }

    private <T extends @Nullable Object> T once(Work<T> work, boolean together) throws SQLException {
        if (single != null) {
            turn.lock();
            try {
                return together ? together(single, work) : work.with(single);
            } catch (RuntimeException e) {
                Damage.assertNone(single, e);
                throw e;
            } finally {
                turn.unlock();
            }
        }
        try (Connection connection = source().getConnection()) {
            if (!hasTables) {
                Schema.make(connection, address);
                hasTables = true;
            }
            return together ? together(connection, work) : work.with(connection);
        } catch (AssertionError broken) {
            // The driver throws it when a connection breaks while rows are read from it.
            throw new SQLException(broken.getMessage(), CONNECTION_FAILURE, broken);
        }
    }

    private <T extends @Nullable Object> T together(Connection connection, Work<T> work) throws SQLException {
        connection.setAutoCommit(false);
        Transaction begun = new Transaction(connection, new HashMap<>());
        inTransaction.put(Thread.currentThread(), begun);
        boolean done = false;
        T answer;
        try {
            answer = work.with(connection);
            connection.commit();
            done = true;
        } finally {
            inTransaction.remove(Thread.currentThread());
            if (!done) {
                rollBack(connection);
            }
            restore(connection);
        }
        begun.after().values().forEach(Runnable::run);
        return answer;
    }

    /// After some failures the transaction is over already, and the earlier failure is the one to report.
    private static void rollBack(Connection connection) {
        try {
            connection.rollback();
        } catch (SQLException over) {
            return;
        }
    }

    private static void restore(Connection connection) {
        try {
            connection.setAutoCommit(true);
        } catch (SQLException broken) {
            return;
        }
    }

    /// Closes all connections.
    @Override
    public void close() throws IOException {
        if (pool != null) {
            pool.close();
        }
        if (single != null) {
            turn.lock();
            try {
                single.close();
            } catch (SQLException e) {
                throw new IOException(DatabaseErrors.text(address, e), e);
            } finally {
                turn.unlock();
            }
        }
    }
}
