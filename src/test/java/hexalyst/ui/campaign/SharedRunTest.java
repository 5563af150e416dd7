package hexalyst.ui.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.job.JobControl;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The window's campaign on a real server.
@Tag("server")
class SharedRunTest {
    @TempDir
    private Path folder = Path.of("");

    private final List<String> told = new ArrayList<>();

    private boolean run(ResultStore store) throws Exception {
        GameTree start = GameTree.of(Positions.of("3/4/5/4/3 w"));
        CampaignPlan plan = new CampaignPlan(List.of(start), OptionalInt.of(1), 3600, 0);
        SharedRun run =
                new SharedRun(store, () -> new SearchService(new ProofTable(1 << 20), 1), new JobControl(), told::add);
        return run.run(plan, plan.targets().orElseThrow(), (at, busy) -> {});
    }

    /// Without a proof that can be verified, what another user has settled is claimed and not proved.
    @Test
    void whatAnotherUserHasSettledIsNotSettledHere() throws Exception {
        StoreAddress address = TestServer.database();
        DataFolder data = new DataFolder(folder);
        Seal theirs = Seal.keptIn(folder.resolve("their.key"), why -> {});
        List<StoreKey> keys = Target.upTo(Positions.of("3/4/5/4/3 w"), 1).orElseThrow().stream()
                .map(target -> StoreKey.of(target.position()))
                .toList();
        try (ResultStore foreign = ResultStore.open(address, data, theirs);
                ResultStore own = ResultStore.open(address, data, data.seal(why -> {}))) {
            assertTrue(run(foreign));
            assertEquals(9, foreign.proofs(keys).size());
            assertFalse(run(own));
            assertEquals(Map.of(), own.proofs(keys));
            assertEquals(9, own.claims(keys).size());
        }
        assertEquals(1, told.size(), told::toString);
        assertTrue(told.getFirst().startsWith("9 positions are settled by other users only"), told::toString);
    }
}
