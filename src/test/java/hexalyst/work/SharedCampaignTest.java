package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.Campaign;
import hexalyst.analysis.DataFolder;
import hexalyst.analysis.Effort;
import hexalyst.analysis.EngineSearch;
import hexalyst.analysis.PositionSearch;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.StopSignal;
import hexalyst.analysis.Target;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Workers in one process, on a real server.
class SharedCampaignTest {
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
                Worker first = new Worker(one, SharedCampaignTest::service, 1, told::add);
                Worker second = new Worker(two, SharedCampaignTest::service, 1, told::add)) {
            SharedCampaign campaign = SharedCampaign.plan(one.database(), "19 cells", targets, EACH, false);
            first.start();
            second.start();
            while (!campaign.progress().over()) {
                Thread.sleep(20);
            }
            assertTrue(first.done() > 0 && second.done() > 0, first.done() + ", " + second.done());
        }
        Campaign alone = new Campaign(targets, ResultStore.inMemory(), new Fresh(), EACH, SearchLimits.NONE);
        alone.run(at -> {});
        try (ResultStore shared = open(address)) {
            Campaign same = new Campaign(targets, shared, new Fresh(), EACH, SearchLimits.NONE.withNodes(1));
            assertEquals(alone.map(), same.map());
        }
        assertEquals(List.of(), told);
    }

    private record Fresh() implements PositionSearch {
        @Override
        public Found prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
            try (SearchService service = service()) {
                return new EngineSearch(service, new Estimator(1 << 20)).prove(position, limits, stop);
            }
        }

        @Override
        public Found estimate(Position position, SearchLimits limits, Effort effort, StopSignal stop) {
            throw new AssertionError("not asked");
        }
    }
}
