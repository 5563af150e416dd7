package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.DataFolder;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.StoreKey;
import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One position searched by several workers on a real server.
class TreeSearchTest {
    private static final Position ROOT = Positions.of("3/4/5/4/3 w");
    private static final SearchLimits LEAF = SearchLimits.NONE.withNodes(300);

    private final List<String> told = new CopyOnWriteArrayList<>();

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(StoreAddress address) throws IOException {
        DataFolder data = new DataFolder(folder);
        return ResultStore.open(address, data, data.seal(why -> {}));
    }

    private static SearchService service() {
        return new SearchService(new ProofTable(1 << 20), 1);
    }

    private Worker worker(ResultStore store) {
        return new Worker(store, TreeSearchTest::service, 1, 100, told::add);
    }

    @Test
    void workersProveAPositionTogetherAndTheirProofHolds() throws Exception {
        StoreAddress address = TestServer.database();
        try (ResultStore lead = open(address);
                ResultStore one = open(address);
                ResultStore two = open(address)) {
            int[] steps = new int[1];
            try (Worker first = worker(one)) {
                first.start();
                // The leader ends half way, and another one goes on with the tree.
                TreeSearch begun = new TreeSearch(lead, ROOT, LEAF, 100, told::add);
                Optional<ProvedValue> half = begun.run(() -> steps[0]++ < 8, state -> {});
                assertEquals(Optional.empty(), half, "it was over too soon for this test");
                try (Worker second = worker(two)) {
                    second.start();
                    TreeSearch search = new TreeSearch(lead, ROOT, LEAF, 100, told::add);
                    int[] most = new int[1];
                    ProvedValue value = search.run(
                                    () -> true,
                                    state -> most[0] =
                                            Math.max(most[0], state.size().expanded()))
                            .orElseThrow();
                    assertEquals(Value.WIN, value.value());
                    assertTrue(most[0] > 3, "it grew from " + most[0]);
                    assertTrue(first.done() > 0 && second.done() > 0, first.done() + ", " + second.done());
                    assertEquals("c3w", ROOT.text(search.best().getFirst()));
                    try (SearchService service = service()) {
                        byte[] file = search.proof(service, (positions, replies) -> true)
                                .orElseThrow();
                        assertInstanceOf(CheckResult.Verified.class, Proofs.verify(file, ROOT));
                    }
                }
            }
            assertTrue(one.isSettled(StoreKey.of(ROOT)), "like any other result");
        }
        assertEquals(List.of(), told);
    }
}
