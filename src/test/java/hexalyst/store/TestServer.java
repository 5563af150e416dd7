package hexalyst.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/// A real PostgreSQL server for the tests of one process, started when it is first needed. Where it cannot be started,
/// tests that need it are skipped and say why.
public final class TestServer {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable EmbeddedPostgres server;
    private static @Nullable String trouble;

    private TestServer() {}

    private static synchronized EmbeddedPostgres server() {
        if (server == null && trouble == null) {
            try {
                server = EmbeddedPostgres.builder()
                        .setLocaleConfig("locale", "C")
                        .setServerConfig("fsync", "off")
                        .start();
            } catch (IOException | RuntimeException | LinkageError e) {
                // It refuses root where no user namespace can be made, and there are binaries for Linux only.
                trouble = "no PostgreSQL server could be started here: " + e.getMessage();
            }
        }
        EmbeddedPostgres started = server;
        Assumptions.assumeTrue(started != null, trouble);
        return java.util.Objects.requireNonNull(started);
    }

    /// A server of its own with one database, which can be restarted and keeps its data and its port.
    public static final class Restarting implements AutoCloseable {
        private final Path data;
        private final int port;
        private EmbeddedPostgres running;

        private Restarting(Path data) throws IOException {
            this.data = data;
            running = builder(data).start();
            port = running.getPort();
        }

        /// Its database.
        public StoreAddress.OfServer address() {
            return new StoreAddress.OfServer("jdbc:postgresql://localhost:" + port + "/postgres?user=postgres");
        }

        /// Stops the server.
        public void stop() throws IOException {
            running.close();
        }

        /// Starts the server again.
        public void start() throws IOException {
            running = builder(data).setPort(port).start();
        }

        @Override
        public void close() throws IOException {
            running.close();
        }
    }

    /// An address where no server is.
    public static StoreAddress.OfServer nowhere() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return new StoreAddress.OfServer("jdbc:postgresql://localhost:" + free.getLocalPort() + "/results");
        }
    }

    /// Starts a server of its own.
    public static Restarting restarting(Path data) throws IOException {
        server();
        return new Restarting(data);
    }

    private static EmbeddedPostgres.Builder builder(Path data) {
        return EmbeddedPostgres.builder()
                .setLocaleConfig("locale", "C")
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setServerConfig("fsync", "off");
    }

    /// A new empty database.
    public static StoreAddress.OfServer database() {
        EmbeddedPostgres started = server();
        String name = "test" + DATABASES.incrementAndGet();
        try (Connection connection = started.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return new StoreAddress.OfServer(
                "jdbc:postgresql://localhost:" + started.getPort() + "/" + name + "?user=postgres");
    }
}
