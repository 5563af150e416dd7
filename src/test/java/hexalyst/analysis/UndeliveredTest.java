package hexalyst.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.Value;
import hexalyst.store.TestServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Results that a server does not take are known, kept and delivered later.
class UndeliveredTest {
    private static final Result WIN = new Result(new Finding.Proved(Value.WIN, 9), List.of());
    private static final Result LOSS = new Result(new Finding.Proved(Value.LOSS, 8), List.of());

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(TestServer.Restarting server, DataFolder data) throws Exception {
        return ResultStore.open(server.address(), data, new DataFolder(folder).seal(why -> {}));
    }

    @Test
    void whatAServerDoesNotTakeIsDeliveredLater() throws Exception {
        DataFolder here = new DataFolder(folder.resolve("here"));
        DataFolder there = new DataFolder(folder.resolve("there"));
        try (TestServer.Restarting server = TestServer.restarting(folder.resolve("server"))) {
            try (ResultStore store = open(server, here)) {
                store.put(AnalysisGames.start(), WIN);
                server.stop();
                store.put(AnalysisGames.after("a1w"), WIN);
                assertTrue(store.failure().isPresent());
                assertEquals(Optional.of(WIN), store.find(AnalysisGames.after("a1w")), "still known");
                server.start();
                Thread.sleep(2_100);
                assertEquals(Optional.of(WIN), store.find(AnalysisGames.start()), "the server is asked again");
                assertEquals(Optional.empty(), store.failure());
                try (ResultStore other = open(server, there)) {
                    assertEquals(Optional.of(WIN), other.find(AnalysisGames.after("a1w")), "delivered");
                }
                server.stop();
                store.put(AnalysisGames.after("c3w"), LOSS);
                // The program ends while the server is away.
            }
            assertTrue(Files.exists(here.undelivered()));
            server.start();
            try (ResultStore later = open(server, here);
                    ResultStore other = open(server, there)) {
                assertEquals(Optional.of(LOSS), other.find(AnalysisGames.after("c3w")));
                assertEquals(List.of(), later.contradictions());
            }
        }
    }
}
