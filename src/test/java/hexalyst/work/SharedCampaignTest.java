package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// BackgroundThreads in one process, on a real server.
@Tag("server")
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
            SharedCampaign campaign = SharedCampaign.plan(one, "19 cells", targets, EACH, false);
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

    /// A worker that was frozen until it counted as dead finds that its claim is gone.
    @Test
    void aResultWithoutAClaimDoesNotCount() throws Exception {
        List<Target> targets = Target.upTo(Positions.of("3/4/5/4/3 w"), 0).orElseThrow();
        List<String> told = new CopyOnWriteArrayList<>();
        try (ResultStore store = open(TestServer.database())) {
            SharedCampaign campaign = SharedCampaign.plan(store, "19 cells", targets, EACH, false);
            AtomicInteger made = new AtomicInteger();
            Supplier<SearchService> slow = () -> {
                if (made.getAndIncrement() > 0) {
                    // During the search, the job goes to another worker.
                    update(store, "UPDATE scheduled_tasks SET version = version + 1, picked_by = 'other'");
                }
                return service();
            };
            try (Worker worker = new Worker(store, slow, 1, 100, told::add)) {
                worker.start();
                while (told.isEmpty()) {
                    Thread.sleep(20);
                }
            }
            assertTrue(told.getFirst().contains("its claim is gone"), told::toString);
            assertEquals(new SharedCampaign.Progress(1, 0, 0, false), campaign.progress());
            assertFalse(store.isSettled(StoreKey.of(targets.getFirst().position())));
        }
    }

    private static void update(ResultStore store, String sql) {
        try {
            store.database().run(connection -> {
                try (Statement statement = connection.createStatement()) {
                    return statement.executeUpdate(sql);
                }
            });
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Of ten proofs, a tenth is verified, and the others are believed if it holds.
    @Test
    void aShareOfTheProofsIsVerified() throws Exception {
        List<Target> targets = Target.upTo(Positions.of("3/4/5/4/3 w"), 1).orElseThrow();
        List<String> told = new CopyOnWriteArrayList<>();
        StoreAddress address = TestServer.database();
        Seal theirs = Seal.keptIn(folder.resolve("their.key"), why -> {});
        List<StoreKey> keys =
                targets.stream().map(target -> StoreKey.of(target.position())).toList();
        try (ResultStore foreign = ResultStore.open(address, new DataFolder(folder), theirs);
                ResultStore own = open(address)) {
            settle(foreign, targets, told);
            update(own, "UPDATE certificate SET proof = substring(proof for 20)");
            SharedCampaign.verify(own, targets, 10, () -> true, told::add);
            assertEquals(Map.of(), own.proofs(keys), "the one that was verified fails, so none is believed");
            assertEquals(2, told.size(), told::toString);
            // What a later version wrote cannot be checked, so nothing is believed, and nobody is called a liar.
            told.clear();
            update(own, "UPDATE certificate SET proof = convert_to('Hexalyst proof 9' || chr(10), 'UTF8')");
            SharedCampaign.verify(own, targets, 10, () -> true, told::add);
            assertEquals(Map.of(), own.proofs(keys));
            assertTrue(told.getFirst().contains("cannot be checked here: its format is 9"), told::toString);
        }
        told.clear();
        try (ResultStore own = open(address)) {
            update(own, "DELETE FROM certificate");
            update(own, "DELETE FROM result");
            update(own, "DELETE FROM campaign");
            update(own, "DELETE FROM target");
            try (ResultStore foreign = ResultStore.open(address, new DataFolder(folder), theirs)) {
                settle(foreign, targets, told);
                SharedCampaign.verify(own, targets, 10, () -> true, told::add);
                assertEquals(foreign.proofs(keys).keySet(), own.proofs(keys).keySet());
            }
        }
        assertEquals(List.of(), told);
    }

    /// A proof of another user that contradicts one's own is verified, and then both are set aside.
    @Test
    void aProofThatContradictsOnesOwnSetsBothAside() throws Exception {
        List<Target> targets = Target.upTo(Positions.of("3/4/5/4/3 w"), 0).orElseThrow();
        List<String> told = new CopyOnWriteArrayList<>();
        StoreAddress address = TestServer.database();
        Seal theirs = Seal.keptIn(folder.resolve("their.key"), why -> {});
        Position root = targets.getFirst().position();
        try (ResultStore foreign = ResultStore.open(address, new DataFolder(folder), theirs);
                ResultStore own = open(address)) {
            // The machine is broken.
            own.put(root, new ProvedValue(Value.LOSS, 8), List.of());
            settle(foreign, targets, told);
            assertEquals(Optional.of(Value.LOSS), own.find(root).map(known -> value(known.finding())));
            assertTrue(own.contradictions().getFirst().claimed());
            SharedCampaign.verify(own, targets, 10, () -> true, told::add);
            assertTrue(own.isDisputed(StoreKey.of(root)));
            assertEquals(Optional.empty(), own.find(root));
            assertFalse(own.contradictions().getLast().claimed());
        }
    }

    private static Value value(Finding finding) {
        return ((Finding.Proved) finding).value();
    }

    /// A worker of this store settles all and keeps the proofs.
    private static void settle(ResultStore store, List<Target> targets, List<String> told) throws Exception {
        SharedCampaign campaign =
                SharedCampaign.plan(store, "19 cells", targets, SearchLimits.NONE.withTime(HOUR), true);
        try (Worker worker = new Worker(store, SharedCampaignTest::service, 1, 100, told::add)) {
            worker.start();
            while (!campaign.progress().over()) {
                Thread.sleep(20);
            }
        }
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
            settle(foreign, targets, told);
            List<StoreKey> keys = targets.stream()
                    .map(target -> StoreKey.of(target.position()))
                    .toList();
            assertEquals(Map.of(), own.proofs(keys), "they are claims");
            assertEquals(9, own.claims(keys).size());
            update(
                    own,
                    "UPDATE certificate SET proof = overlay(proof placing '\\x00' from length(proof) - 8) WHERE low = "
                            + keys.get(3).key().low());
            SharedCampaign.verify(own, targets, 100, () -> true, told::add);
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
