package hexalyst.analysis.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.AnalysisGames;
import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.store.Database;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Results that a server does not take are known, kept and delivered later.
@Tag("server")
class UndeliveredTest {
    private static final Result WIN = new Result(new Finding.Proved(Value.WIN, 9), List.of());
    private static final Result LOSS = new Result(new Finding.Proved(Value.LOSS, 8), List.of());

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(TestServer.Restarting server, DataFolder data) throws Exception {
        return ResultStore.open(server.address(), data, new DataFolder(folder).seal(why -> {}));
    }

    private static int nodes(ResultStore store) throws SQLException {
        return store.database().run(connection -> {
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT sum(nodes) FROM result")) {
                row.next();
                return row.getInt(1);
            }
        });
    }

    private static Database broken() throws IOException {
        Database database = Database.inMemory();
        database.close();
        return database;
    }

    @Test
    void whatNoPlaceCanKeepIsStillKnown() throws IOException {
        Database broken = broken();
        ResultTable table = new ResultTable(broken(), Seal.ofThisRun(), Machine.here());
        try (ResultTables tables = new ResultTables(table, () -> broken, key -> Optional.empty())) {
            StoreKey key = StoreKey.of(AnalysisGames.start());
            StoreKey other = StoreKey.of(AnalysisGames.after("a1w"));
            assertEquals(Map.of(), tables.entries(List.of(key)));
            assertTrue(tables.failure().isPresent());
            assertTrue(tables.put(key, new StoreLine.Content.Known(WIN), Spent.NOTHING));
            assertTrue(tables.claim(other, LOSS, Optional.empty()));
            Map<StoreKey, StoredEntry> found = tables.entries(List.of(key, other));
            assertEquals(
                    Optional.of(WIN), Objects.requireNonNull(found.get(key)).result());
            assertEquals(
                    Optional.of(LOSS), Objects.requireNonNull(found.get(other)).claim());
        }
    }

    @Test
    void whatAServerDoesNotTakeIsDeliveredLater() throws Exception {
        DataFolder here = new DataFolder(folder.resolve("here"));
        DataFolder there = new DataFolder(folder.resolve("there"));
        try (TestServer.Restarting server = TestServer.restarting(folder.resolve("server"))) {
            try (ResultStore store = open(server, here)) {
                store.put(AnalysisGames.start(), WIN);
                server.stop();
                store.put(AnalysisGames.after("a1w"), WIN.finding(), List.of(), new Spent(4711, 12));
                assertTrue(store.failure().isPresent());
                assertEquals(Optional.of(WIN), store.find(AnalysisGames.after("a1w")), "still known");
                server.start();
                assertThrows(
                        SQLException.class,
                        () -> store.database().inTransaction(connection -> {
                            store.put(AnalysisGames.after("c3b"), LOSS);
                            throw new SQLException("undone");
                        }));
                while (store.failure().isPresent()) {
                    Thread.sleep(20);
                }
                assertEquals(Optional.of(WIN), store.find(AnalysisGames.start()), "the server is asked again");
                assertEquals(Optional.of(WIN), store.find(AnalysisGames.after("a1w")));
                assertEquals(Optional.empty(), store.find(AnalysisGames.after("c3b")), "undone");
                assertEquals(4711, nodes(store), "what it took is delivered too");
                try (ResultStore other = open(server, there)) {
                    assertEquals(Optional.of(WIN), other.find(AnalysisGames.after("a1w")), "delivered");
                }
                server.stop();
                store.put(AnalysisGames.after("c3w"), LOSS);
                // The program ends while the server is away.
            }
            assertTrue(Files.exists(here.undelivered(server.address())));
            server.start();
            try (ResultStore later = open(server, here);
                    ResultStore other = open(server, there)) {
                assertEquals(Optional.of(LOSS), other.find(AnalysisGames.after("c3w")));
                assertEquals(List.of(), later.contradictions());
            }
        }
    }

    @Test
    void aServerThatIsAwayAtTheStartIsUsedWhenItComes() throws Exception {
        DataFolder here = new DataFolder(folder.resolve("here"));
        DataFolder there = new DataFolder(folder.resolve("there"));
        Seal seal = new DataFolder(folder).seal(why -> {});
        try (TestServer.Restarting server = TestServer.restarting(folder.resolve("server"))) {
            try (ResultStore left = ResultStore.open(here.undelivered(server.address()), seal)) {
                left.put(AnalysisGames.start(), WIN);
            }
            server.stop();
            try (ResultStore store = ResultStore.openEvenIfAway(server.address(), here, seal)) {
                assertTrue(store.failure().isPresent());
                store.put(AnalysisGames.after("c3w"), LOSS);
                assertEquals(Optional.of(WIN), store.find(AnalysisGames.start()));
                server.start();
                while (store.failure().isPresent()) {
                    Thread.sleep(20);
                }
                assertEquals(Optional.of(LOSS), store.find(AnalysisGames.after("c3w")));
                try (ResultStore other = open(server, there)) {
                    assertEquals(Optional.of(LOSS), other.find(AnalysisGames.after("c3w")));
                    assertEquals(Optional.of(WIN), other.find(AnalysisGames.start()));
                }
            }
        }
    }

    /// Another server must not get it: whoever runs it would learn it.
    @Test
    void whatWasMeantForOneServerIsNotDeliveredToAnother() throws Exception {
        DataFolder data = new DataFolder(folder);
        StoreAddress.OfServer one = TestServer.database();
        StoreAddress.OfServer other = TestServer.database();
        Seal seal = data.seal(why -> {});
        try (ResultStore left = ResultStore.open(data.undelivered(one), seal)) {
            left.put(AnalysisGames.start(), WIN);
        }
        try (ResultStore store = ResultStore.open(other, data, seal)) {
            assertEquals(Optional.empty(), store.find(AnalysisGames.start()));
        }
        StoreAddress.OfServer spelt = new StoreAddress.OfServer(one.url() + "&ApplicationName=x");
        try (ResultStore store = ResultStore.open(spelt, data, seal)) {
            assertEquals(Optional.of(WIN), store.find(AnalysisGames.start()));
        }
    }
}
