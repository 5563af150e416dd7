package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// BackgroundThreads in processes of their own, which are killed as abruptly as by a power cut, on a server that is
/// restarted.
@Tag("server")
class WorkersKilledTest {
    private static final int WORKERS = 3;
    private static final int KILLS = 4;
    private static final SearchLimits EACH = SearchLimits.NONE.withNodes(30_000);

    @TempDir
    private Path folder = Path.of("");

    private Process worker(int number, StoreAddress address) throws IOException {
        Path data = Files.createDirectories(folder.resolve("worker-" + number));
        Files.copy(
                folder.resolve("seal.key"),
                data.resolve("seal.key"),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dhexalyst.data=" + data,
                        // The nodes of a search depend on it, and so do the bounds that it finds.
                        "-Dhexalyst.salt=0",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "hexalyst.Main",
                        "worker",
                        "--threads",
                        "1",
                        "--memory",
                        "1m",
                        "--store",
                        address.text())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("worker-" + number + ".log").toFile()))
                .start();
    }

    @Test
    void everyPositionIsSettledOnceAndTheTableIsThatOfOneMachine() throws Exception {
        List<Target> targets = Target.upTo(Positions.of("3/4/5/4/3 w"), 2).orElseThrow();
        DataFolder data = new DataFolder(folder);
        try (TestServer.Restarting server = TestServer.restarting(folder.resolve("server"));
                ResultStore store = ResultStore.open(server.address(), data, data.seal(why -> {}))) {
            SharedCampaign campaign = SharedCampaign.plan(store, "19 cells", targets, EACH, false);
            List<Process> workers = new ArrayList<>();
            try {
                for (int i = 0; i < WORKERS; i++) {
                    workers.add(worker(i, server.address()));
                }
                Random random = new Random(7);
                for (int kill = 0; kill < KILLS; kill++) {
                    Thread.sleep(1_500);
                    int victim = random.nextInt(WORKERS);
                    workers.get(victim).destroyForcibly().waitFor();
                    workers.set(victim, worker(victim, server.address()));
                    if (kill == KILLS / 2) {
                        server.stop();
                        server.start();
                    }
                }
                while (!isOver(campaign)) {
                    Thread.sleep(200);
                }
            } finally {
                workers.forEach(Process::destroyForcibly);
            }
            try (Connection connection = store.database().source().getConnection();
                    Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT count(*), max(settlements), sum(settlements)"
                            + " FROM target WHERE state = " + TargetState.SETTLED.ordinal())) {
                assertTrue(row.next());
                assertTrue(row.getInt(1) > 40, "settled: " + row.getInt(1));
                assertEquals(1, row.getInt(2), "settled more than once");
                assertEquals(row.getInt(1), row.getInt(3));
            }
            Campaign alone = new Campaign(targets, ResultStore.inMemory(), new FreshSearch(), EACH, SearchLimits.NONE);
            alone.run(at -> {});
            assertEquals(alone.map(), Campaign.map(targets, store));
            assertEquals(List.of(), store.contradictions());
        }
    }

    private static boolean isOver(SharedCampaign campaign) {
        try {
            return campaign.progress().over();
        } catch (IOException restarting) {
            return false;
        }
    }
}
