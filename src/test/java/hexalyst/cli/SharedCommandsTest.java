package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import hexalyst.work.Worker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands on a store that machines share, with a worker of the same user.
@Tag("server")
class SharedCommandsTest {
    private static final String ROOT = "3/4/5/4/3 w";

    @TempDir
    private Path folder = Path.of("");

    private final StoreAddress address = TestServer.database();
    private final List<String> told = new ArrayList<>();

    private ResultStore open() throws IOException {
        DataFolder data = DataFolder.ofUser();
        return ResultStore.open(address, data, data.seal(why -> {}));
    }

    private Worker worker(ResultStore store) {
        Worker worker = new Worker(store, () -> new SearchService(new ProofTable(1 << 20), 1), 1, 100, told::add);
        worker.start();
        return worker;
    }

    @Test
    void aCampaignIsPlannedSettledAndGivenUp() throws IOException {
        List<String> campaign = List.of("campaign", ROOT, "--plies", "1", "--table", "--store", address.text());
        Run alone = run(
                "campaign",
                ROOT,
                "--plies",
                "1",
                "--table",
                "--store",
                folder.resolve("own.db").toString());
        try (ResultStore store = open();
                Worker worker = worker(store)) {
            Run settled = run(campaign.toArray(String[]::new));
            assertEquals(0, settled.code(), settled.err());
            assertEquals(values(alone), values(settled));
            assertTrue(settled.err().contains("hexalyst worker --store " + address.text()), settled.err());
            assertEquals(9, worker.done(), "each position once");
        }
        // Nobody is at work, and nothing is left to do.
        Run again = run(campaign.toArray(String[]::new));
        assertEquals(0, again.code());
        assertEquals(values(alone), values(again));
        List<String> givenUp = new ArrayList<>(campaign);
        givenUp.add("--give-up");
        assertEquals(0, run(givenUp.toArray(String[]::new)).code());
        Run gone = run(givenUp.toArray(String[]::new));
        assertEquals(1, gone.code());
        assertTrue(gone.err().contains("this campaign is not planned there"), gone.err());
        assertEquals(List.of(), told);
    }

    /// The lines without the bounds, which depend on the order.
    private static List<String> values(Run run) {
        return run.out()
                .lines()
                .map(line -> line.replaceAll("(win|loss) [0-9]+", "$1"))
                .toList();
    }

    @Test
    void onePositionIsSolvedByWorkersAndItsProofHolds() throws IOException {
        Path proof = folder.resolve("root.proof");
        try (ResultStore store = open();
                Worker worker = worker(store)) {
            Run solved = run(
                    "solve",
                    ROOT,
                    "--store",
                    address.text(),
                    "--workers",
                    "--each",
                    "20s",
                    "--proof",
                    proof.toString());
            assertEquals(0, solved.code(), solved.err());
            assertTrue(solved.out().contains("value: win"), solved.out());
            assertTrue(solved.out().contains("move: c3w"), solved.out());
            assertEquals(1, worker.done(), "one leaf");
        }
        assertEquals(0, run("verify", proof.toString()).code());
        Run late = run(
                "solve",
                "4/5/6/7/6/5/4 w",
                "--store",
                address.text(),
                "--workers",
                "--time",
                "1s",
                "--proof",
                folder.resolve("none.proof").toString());
        assertEquals(1, late.code());
        assertTrue(late.err().contains("none.proof was not written: the value is not proved"), late.err());
        assertEquals(List.of(), told);
    }

    @Test
    void aWorkerLeavesWhenItsTimeIsOver() {
        Run left = run("worker", "--store", address.text(), "--time", "1s", "--threads", "1");
        assertEquals(0, left.code());
        assertTrue(left.err().contains("left, with 0 jobs done"), left.err());
    }
}
