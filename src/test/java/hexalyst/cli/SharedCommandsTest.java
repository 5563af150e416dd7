package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hexalyst.store.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands for a store that machines share, without a worker.
class SharedCommandsTest {
    private static final String POSITION = "4/5/6/7/6/5/4 w";

    @TempDir
    private Path folder = Path.of("");

    private static void assertMisused(String line, String... arguments) {
        Run run = run(arguments);
        assertEquals("hexalyst: " + line + System.lineSeparator(), run.err());
        assertEquals(2, run.code());
        assertEquals("", run.out());
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
}
