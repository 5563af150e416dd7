package hexalyst.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

@Tag("server")
class DatabaseTest {
    @TempDir
    private Path folder = Path.of("");

    private StoreAddress address(boolean server) {
        return server ? TestServer.database() : new StoreAddress.OfFile(folder.resolve("results.db"));
    }

    private static void execute(Database database, String sql) throws SQLException {
        database.run(connection -> {
            try (Statement statement = connection.createStatement()) {
                return statement.execute(sql);
            }
        });
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static long count(Database database) throws SQLException {
        return database.run(connection -> {
            try (Statement statement = connection.createStatement();
                    var row = statement.executeQuery("SELECT count(*) FROM edition")) {
                row.next();
                return row.getLong(1);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTransactionIsDoneAsAWholeOrNotAtAll(boolean server) throws Exception {
        try (Database database = Database.open(address(server))) {
            assertThrows(
                    SQLException.class,
                    () -> database.inTransaction(connection -> {
                        execute(database, "INSERT INTO edition VALUES (1, 'a', 'b')");
                        execute(database, "INSERT INTO edition VALUES (1, 'a', 'b')");
                        return 0;
                    }));
            assertEquals(0, count(database));
            database.inTransaction(connection -> {
                execute(database, "INSERT INTO edition VALUES (1, 'a', 'b')");
                return 0;
            });
            assertEquals(1, count(database));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDatabaseOfANewerVersionIsLeftAlone(boolean server) throws Exception {
        StoreAddress address = address(server);
        try (Database database = Database.open(address)) {
            execute(database, "INSERT INTO hexalyst VALUES (99)");
        }
        IOException problem = assertThrows(IOException.class, () -> Database.open(address));
        assertEquals(
                address.text() + ": made by a newer version of Hexalyst (tables of version 99)", problem.getMessage());
    }

    /// Nobody loses a library of games by naming it as a store.
    @ParameterizedTest
    @ValueSource(ints = {0, 0x48584C42})
    void aDatabaseOfSomethingElseIsLeftAlone(int application) throws Exception {
        Path file = folder.resolve("library.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE game (id INTEGER)");
            statement.execute("PRAGMA application_id = " + application);
        }
        byte[] before = Files.readAllBytes(file);
        IOException problem = assertThrows(IOException.class, () -> Database.open(new StoreAddress.OfFile(file)));
        assertEquals(file + ": a SQLite database, but not one of results", problem.getMessage());
        assertArrayEquals(before, Files.readAllBytes(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void openingAFileAgainChangesNothing() throws Exception {
        Path file = folder.resolve("results.db");
        Database.open(new StoreAddress.OfFile(file)).close();
        byte[] before = Files.readAllBytes(file);
        Database.open(new StoreAddress.OfFile(file)).close();
        assertArrayEquals(before, Files.readAllBytes(file));
    }

    @Test
    void aServerThatIsNotThereIsNamed() throws IOException {
        StoreAddress.OfServer server = TestServer.nowhere();
        String url = server.url();
        IOException problem = assertThrows(IOException.class, () -> Database.open(server));
        assertTrue(
                String.valueOf(problem.getMessage())
                        .startsWith(url + ": the server cannot be reached (Connection to localhost:"),
                problem.getMessage());
        assertEquals(1, String.valueOf(problem.getMessage()).lines().count());
    }

    @Test
    void aServerThatIsAwayAtFirstIsUsedWhenItComes() throws Exception {
        try (TestServer.Restarting server = TestServer.restarting(folder.resolve("server"))) {
            server.stop();
            try (Database database = Database.openEvenIfAway(server.address())) {
                SQLException away = assertThrows(SQLException.class, () -> count(database));
                assertTrue(
                        DatabaseErrors.text(server.address(), away)
                                .contains(": the server cannot be reached (Connection to localhost:"),
                        away.toString());
                server.start();
                assertEquals(0, count(database));
            }
            try (Database database = Database.open(server.address())) {
                execute(database, "INSERT INTO hexalyst VALUES (99)");
            }
            server.stop();
            try (Database database = Database.openEvenIfAway(server.address())) {
                server.start();
                SQLException newer = assertThrows(SQLException.class, () -> count(database));
                assertEquals("made by a newer version of Hexalyst (tables of version 99)", newer.getMessage());
            }
        }
    }

    @Test
    void aServerThatRefusesIsNotAway() {
        String url = TestServer.database().url().replaceFirst("/test[0-9_]+", "/nothing");
        IOException problem =
                assertThrows(IOException.class, () -> Database.openEvenIfAway(new StoreAddress.OfServer(url)));
        assertEquals(url + ": database \"nothing\" does not exist", problem.getMessage());
    }

    @Test
    void aDatabaseThatIsNotThereIsNamed() {
        String url = TestServer.database().url().replaceFirst("/test[0-9_]+", "/nothing");
        IOException problem = assertThrows(IOException.class, () -> Database.open(new StoreAddress.OfServer(url)));
        assertEquals(url + ": database \"nothing\" does not exist", problem.getMessage());
    }

    /// As the server would say it of its own disk.
    @ParameterizedTest
    @CsvSource({
        "53100, the disk of the server is full",
        "28P01, the server refuses this user or password (no)",
        "08004, no",
        "57P01, the server cannot be reached (no)"
    })
    void whatAServerSaysIsOneLine(String state, String words) {
        StoreAddress address = new StoreAddress.OfServer("jdbc:postgresql://here/results");
        assertEquals(
                "jdbc:postgresql://here/results: " + words,
                DatabaseErrors.text(address, new SQLException("FATAL: no\n  Detail: none", state)));
    }

    @ParameterizedTest
    @CsvSource({
        "'The server requested SCRAM-based authentication, but no password was provided.', ada,"
                + " the server wants a password; set PGPASSWORD or use the file .pgpass",
        "'Der Server verlangt passwortbasierte Authentifizierung, es wurde jedoch kein Passwort angegeben.', ,"
                + " the server wants a password for the user USER (set PGUSER for another one);"
                + " set PGPASSWORD or use the file .pgpass",
        "The server does not support SSL., , The server does not support SSL."
    })
    void whatTheDriverRefusesIsOneLine(String said, @Nullable String user, String words) {
        StoreAddress address = new StoreAddress.OfServer("jdbc:postgresql://here/results");
        assertEquals(
                "jdbc:postgresql://here/results: "
                        + words.replace("the user USER", "the user " + System.getProperty("user.name")),
                DatabaseErrors.text(address, new SQLException(said, "08004"), Optional.ofNullable(user)));
    }

    @Test
    void theSeverityOfAServerOfAnotherLanguageIsNotRepeated() {
        StoreAddress address = new StoreAddress.OfServer("jdbc:postgresql://here/nichts");
        SQLException e = new PSQLException(
                new ServerErrorMessage("SFATALER FEHLER\0VFATAL\0C3D000\0MDatenbank »nichts« existiert nicht\0"));
        assertEquals(
                "jdbc:postgresql://here/nichts: Datenbank »nichts« existiert nicht", DatabaseErrors.text(address, e));
    }

    @Test
    void theCauseOfThePoolsComplaintIsTold() {
        StoreAddress address = new StoreAddress.OfServer("jdbc:postgresql://here/results");
        SQLException refused = new SQLException("Connection to here:5432 refused.", "08001");
        assertEquals(
                "jdbc:postgresql://here/results: the server cannot be reached (Connection to here:5432 refused.)",
                DatabaseErrors.text(
                        address,
                        new SQLTransientConnectionException(
                                "hexalyst - request timed out (total=0)", "08001", refused)));
    }

    /// A machine that has lost its power answers nothing, and says so to nobody.
    @Test
    void aServerThatNoLongerAnswersIsNotWaitedForForEver() throws Exception {
        try (Database database = Database.open(TestServer.database())) {
            assertEquals(60_000, database.<Integer>run(Connection::getNetworkTimeout));
        }
        StoreAddress hasty = new StoreAddress.OfServer(TestServer.database().url() + "&socketTimeout=1");
        try (Database database = Database.open(hasty)) {
            SQLException lost = assertThrows(
                    SQLException.class,
                    () -> database.inTransactionOnce(
                            connection -> connection.createStatement().execute("SELECT pg_sleep(9)")));
            assertTrue(DatabaseErrors.isBroken(lost), lost.toString());
        }
    }
}
