package hexalyst.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/// A real PostgreSQL server for all tests ([TestServerProcess]), started when it is first needed. Where it cannot be
/// started, tests that need it are skipped and say why.
public final class TestServer {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    /// How long a start may take on the slowest machine.
    static final Duration PATIENCE = Duration.ofMinutes(10);

    private static int port;
    private static @Nullable String trouble;

    private TestServer() {}

    /// The port of the server: of that of the whole build, or, where a test is run by itself, of one of this process.
    private static synchronized int port() {
        if (port == 0 && trouble == null) {
            try {
                String shared = System.getProperty("hexalyst.test.server", "");
                port = shared.isEmpty() ? builder().start().getPort() : TestServerProcess.port(Path.of(shared));
            } catch (IOException | RuntimeException | LinkageError e) {
                // It refuses root where no user namespace can be made, and there are binaries for Linux only.
                trouble = "no PostgreSQL server could be started here: " + e;
            }
        }
        Assumptions.assumeTrue(port != 0, trouble);
        return port;
    }

    /// A server without lasting data, which may take long to start on a busy machine.
    static EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder()
                .setLocaleConfig("locale", "C")
                .setPGStartupWait(PATIENCE)
                .setServerConfig("fsync", "off");
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
        port();
        return new Restarting(data);
    }

    private static EmbeddedPostgres.Builder builder(Path data) {
        return builder().setDataDirectory(data).setCleanDataDirectory(false);
    }

    /// A new empty database.
    public static StoreAddress.OfServer database() {
        String server = "jdbc:postgresql://localhost:" + port() + "/";
        String name = "test" + ProcessHandle.current().pid() + "_" + DATABASES.incrementAndGet();
        try (Connection connection = DriverManager.getConnection(server + "postgres?user=postgres");
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return new StoreAddress.OfServer(server + name + "?user=postgres");
    }
}
