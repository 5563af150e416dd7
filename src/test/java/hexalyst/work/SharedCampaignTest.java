package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.Campaign;
import hexalyst.analysis.DataFolder;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.Seal;
import hexalyst.analysis.StoreKey;
import hexalyst.analysis.Target;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Workers in one process, on a real server.
class SharedCampaignTest {
    private static final Duration HOUR = Duration.ofHours(1);
    private static final SearchLimits EACH = SearchLimits.NONE.withNodes(20_000);

    @TempDir
    private Path folder = Path.of("");

    private ResultStore open(StoreAddress address) throws IOException {
        DataFolder data = new DataFolder(folder);
        return ResultStore.open(address, data, data.seal(why -> {}));
    }

    private static SearchService service() {
        return new SearchService(new ProofTable(1 << 20), 1);
    }

    @Test
    void twoWorkersComeToTheTableOfOneMachine() throws Exception {
        List<Target> targets = Target.upTo(Positions.of("3/4/5/4/3 w"), 2).orElseThrow();
        StoreAddress address = TestServer.database();
        List<String> told = new ArrayList<>();
        try (ResultStore one = open(address);
                ResultStore two = open(address);
                Worker first = new Worker(one, SharedCampaignTest::service, 1, 100, told::add);
                Worker second = new Worker(two, SharedCampaignTest::service, 1, 100, told::add)) {
            SharedCampaign campaign = SharedCampaign.plan(one.database(), "19 cells", targets, EACH, false);
            first.start();
            second.start();
            while (!campaign.progress().over()) {
                Thread.sleep(20);
            }
            assertTrue(first.done() > 0 && second.done() > 0, first.done() + ", " + second.done());
        }
        Campaign alone = new Campaign(targets, ResultStore.inMemory(), new FreshSearch(), EACH, SearchLimits.NONE);
        alone.run(at -> {});
        try (ResultStore shared = open(address)) {
            Campaign same = new Campaign(targets, shared, new FreshSearch(), EACH, SearchLimits.NONE.withNodes(1));
            assertEquals(alone.map(), same.map());
        }
        assertEquals(List.of(), told);
    }

    /// What another user's worker has settled becomes one's own only by its proof.
    @Test
    void theProofsOfOthersAreVerifiedBeforeAnythingIsBuiltOnThem() throws Exception {
        List<Target> targets = Target.upTo(Positions.of("3/4/5/4/3 w"), 1).orElseThrow();
        StoreAddress address = TestServer.database();
        List<String> told = new ArrayList<>();
        Seal theirs = Seal.keptIn(folder.resolve("their.key"), why -> {});
        DataFolder data = new DataFolder(folder);
        try (ResultStore foreign = ResultStore.open(address, data, theirs);
                ResultStore own = open(address)) {
            SharedCampaign campaign =
                    SharedCampaign.plan(own.database(), "19 cells", targets, SearchLimits.NONE.withTime(HOUR), true);
            try (Worker worker = new Worker(foreign, SharedCampaignTest::service, 1, 100, told::add)) {
                worker.start();
                while (!campaign.progress().over()) {
                    Thread.sleep(20);
                }
            }
            List<StoreKey> keys = targets.stream()
                    .map(target -> StoreKey.of(target.position()))
                    .toList();
            assertEquals(Map.of(), own.proofs(keys), "they are claims");
            assertEquals(9, own.claims(keys).size());
            try (Connection connection = own.database().source().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.executeUpdate("UPDATE certificate SET proof = overlay(proof placing '\\x00' from"
                        + " length(proof) - 8) WHERE low = " + keys.get(3).key().low());
            }
            SharedCampaign.verify(own, targets, 100, told::add);
            assertEquals(2, told.size(), told::toString);
            assertTrue(told.getLast().contains("settled by other users only"), told::toString);
            assertTrue(told.getFirst().contains("a proof of another user fails"), told::toString);
            assertTrue(own.proofs(keys).size() < 9, "nothing more of that user is believed");
            assertFalse(own.isSettled(keys.get(3)));
            own.proofs(keys)
                    .forEach((key, proof) -> assertEquals(
                            Objects.requireNonNull(foreign.proofs(keys).get(key))
                                    .value(),
                            proof.value()));
        }
    }
}
