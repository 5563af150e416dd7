package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.store.TestServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands for a store that machines share, without a worker.
@Tag("server")
class SharedOptionsTest {
    private static final String POSITION = "4/5/6/7/6/5/4 w";

    @TempDir
    private Path folder = Path.of("");

    private static void assertMisused(String line, String... arguments) {
        Run run = run(arguments);
        assertEquals("hexalyst: " + line + System.lineSeparator(), run.err());
        assertEquals(2, run.code());
        assertEquals("", run.out());
    }

    private static void assertSaid(Run run, List<String> lines) {
        assertEquals(lines, run.err().lines().toList());
        assertEquals(1, run.code());
    }

    @Test
    void optionsThatWouldBeIgnoredAreRefused() {
        String file = folder.resolve("results.db").toString();
        String only = ": only in a store that machines share";
        assertMisused("--verify" + only, "campaign", POSITION, "--verify", "100", "--store", file);
        assertMisused("--certify" + only, "campaign", POSITION, "--certify", "--store", file);
        assertMisused("--verify: 1 to 100, not 101", "campaign", POSITION, "--verify", "101", "--store", file);
        assertMisused("--each: only with --workers", "solve", POSITION, "--each", "30s", "--store", file);
        assertMisused(
                "--workers: what is proved is not searched again; leave out --anew",
                "solve",
                POSITION,
                "--workers",
                "--anew",
                "--store",
                "jdbc:postgresql://host/db");
    }

    @Test
    void aWorkerChecksItsOptionsFirst() {
        String server = TestServer.database().url();
        assertMisused("--nodes: at least 1, not 0", "worker", "--nodes", "0", "--store", server);
        assertFalse(run("worker", "--time", "1s", "--store", server).err().contains("--nodes"));
    }

    @Test
    void aCampaignThatNobodyWorksOnSaysSo() {
        String server = TestServer.database().url();
        Run run = run("campaign", POSITION, "--plies", "0", "--time", "1s", "--store", server);
        assertSaid(
                run,
                List.of(
                        "hexalyst: the campaign is planned; hexalyst worker --store " + server + " joins in",
                        "hexalyst: the campaign goes on as long as there are workers"));
        assertTrue(run.out().startsWith("ply 0: 1 position, 0 won, 0 drawn, 0 lost, 1 open"), run.out());
    }

    @Test
    void aSearchThatNobodyWorksOnSaysSo() {
        String server = TestServer.database().url();
        Run run = run("solve", POSITION, "--workers", "--time", "1s", "--store", server);
        assertSaid(run, List.of("hexalyst: the search is planned; hexalyst worker --store " + server + " joins in"));
        assertTrue(run.out().startsWith("value: unknown"), run.out());
    }
}
