package hexalyst.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The PostgreSQL server of all tests of a build, in a process of its own, which the build starts and ends. The server
/// starts when the first test wants it: a file says so, and another one says where it is, or why there is none.
public final class TestServerProcess {
    private static final String WANTED = "wanted";
    private static final String PORT = "port";
    private static final String TROUBLE = "trouble";
    private static final Duration POLL = Duration.ofMillis(100);

    private TestServerProcess() {}

    /// Waits until somebody wants the server, starts it, and ends together with the build.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String name : new String[] {WANTED, PORT, TROUBLE}) {
            Files.deleteIfExists(folder.resolve(name));
        }
        Optional<ProcessHandle> build = ProcessHandle.current().parent();
        @Nullable EmbeddedPostgres running = null;
        while (build.isEmpty() || build.get().isAlive()) {
            if (running == null && Files.exists(folder.resolve(WANTED)) && Files.notExists(folder.resolve(TROUBLE))) {
                running = start(folder);
            }
            Thread.sleep(POLL);
        }
        System.exit(0);
    }

    private static @Nullable EmbeddedPostgres start(Path folder) throws IOException {
        try {
            EmbeddedPostgres started = TestServer.builder().start();
            say(folder, PORT, Integer.toString(started.getPort()));
            return started;
        } catch (IOException | RuntimeException | Error e) {
            // Whatever it is, tests that wait have to hear of it.
            say(folder, TROUBLE, e.toString());
            return null;
        }
    }

    private static void say(Path folder, String name, String text) throws IOException {
        Path unfinished = Files.writeString(folder.resolve(name + ".new"), text);
        Files.move(unfinished, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    }

    /// Asks for the server and waits for it.
    ///
    /// @return its port
    /// @throws IOException if there is none
    static int port(Path folder) throws IOException {
        Files.createDirectories(folder);
        if (Files.notExists(folder.resolve(WANTED))) {
            say(folder, WANTED, "");
        }
        long end = System.nanoTime() + TestServer.PATIENCE.toNanos();
        while (System.nanoTime() - end < 0) {
            if (Files.exists(folder.resolve(PORT))) {
                return Integer.parseInt(Files.readString(folder.resolve(PORT)));
            }
            if (Files.exists(folder.resolve(TROUBLE))) {
                throw new IOException(Files.readString(folder.resolve(TROUBLE)));
            }
            try {
                Thread.sleep(POLL);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException(e);
            }
        }
        throw new IOException("it did not start within " + TestServer.PATIENCE.toMinutes() + " minutes");
    }
}
