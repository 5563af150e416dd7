package hexalyst.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.LeafNumbers;
import hexalyst.engine.LeafReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Question;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.ValueBounds;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.medusa.Medusa;
import hexalyst.game.phalanx.Phalanx;
import hexalyst.notation.PositionText;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One position searched by several workers on a real server.
@Tag("server")
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

    /// Connections break all the time; the tree in the database stays whole.
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
                TreeSearch begun = new TreeSearch(lead, ROOT, LEAF, told::add);
                Optional<ProvedValue> half = begun.run(() -> steps[0]++ < 8, state -> {});
                assertEquals(Optional.empty(), half, "it was over too soon for this test");
                try (Worker second = worker(two)) {
                    second.start();
                    Thread breaker = breaker(address);
                    TreeSearch search = new TreeSearch(lead, ROOT, LEAF, told::add);
                    int[] most = new int[1];
                    ProvedValue value = search.run(
                                    () -> true,
                                    state -> most[0] =
                                            Math.max(most[0], state.size().expanded()))
                            .orElseThrow();
                    breaker.join();
                    assertEquals(Value.WIN, value.value());
                    assertTrue(most[0] > 3, "it grew from " + most[0]);
                    assertTrue(first.done() > 0 && second.done() > 0, first.done() + ", " + second.done());
                    assertEquals("c3w", ROOT.text(search.line().getFirst()));
                    assertFollows(search.line(), ROOT, value);
                    try (SearchService service = service()) {
                        byte[] file = search.proof(service, (positions, replies) -> true)
                                .orElseThrow();
                        assertInstanceOf(CheckResult.Verified.class, Proofs.verify(file, ROOT));
                        update(lead, "UPDATE certificate SET proof = substring(proof for length(proof) - 3)");
                        byte[] made = search.proof(service, (positions, replies) -> true)
                                .orElseThrow();
                        assertInstanceOf(CheckResult.Verified.class, Proofs.verify(made, ROOT), "made anew");
                    }
                }
            }
            while (!one.isSettled(StoreKey.of(ROOT))) {
                // Like any other result, as soon as it asks the server again.
                Thread.sleep(50);
            }
            TreeSearch again = new TreeSearch(lead, ROOT, LEAF, told::add);
            assertEquals(
                    Value.WIN, again.run(() -> true, state -> {}).orElseThrow().value(), "it is whole");
        }
        assertEquals(
                List.of(),
                told.stream()
                        .filter(line -> !line.contains("cannot be reached"))
                        .toList());
    }

    /// A line follows the proof, to the end of the game unless somebody has forgotten how it goes on.
    private static void assertFollows(List<Move> line, Position root, ProvedValue value) {
        Position end = root;
        for (Move turn : line) {
            end = end.play(turn);
        }
        Side winner = value.value() == Value.WIN ? root.toMove() : root.toMove().other();
        assertTrue(!end.outcome().over() || end.outcome().wonBy().equals(Optional.of(winner)), line::toString);
        assertTrue(line.size() <= value.plies(), () -> line + ", " + value);
    }

    /// Nobody has proved the line of an estimate.
    @Test
    void theLineOfAnEstimateIsNotThatOfAProof() throws Exception {
        Move best = Positions.move(ROOT, "c3w");
        Position after = ROOT.play(best);
        Position guessed = after.play(after.legalMoves().getFirst());
        try (ResultStore store = open(TestServer.database())) {
            Finding estimate = new Finding.Estimated(0.5, 1, Effort.of(LEAF));
            store.put(after, new Result(estimate, List.of(guessed.key().low())));
            assertEquals(1, store.line(after).size());
            assertEquals(new JobSize(1, 0, 1, 1), size(store, ROOT));
            // A worker says what the best move leads to, and has proved nothing else.
            int code = ROOT.code(Positions.step(best));
            LeafReport report = new LeafReport(
                    Question.WIN,
                    new LeafNumbers(ValueBounds.OPEN, 0, 1, 1),
                    List.of(new LeafReport.LeafMove(
                            code, LeafNumbers.of(Question.DRAW, new ProvedValue(Value.LOSS, 12)))),
                    List.of(),
                    1,
                    Duration.ZERO);
            String text = LeafText.of(report);
            String position = PositionText.format(ROOT);
            long seal = store.seal(Worker.sealed(position, text));
            LeafJob job = new LeafJob(
                    new SharedTree(store, ROOT).id(),
                    0,
                    1,
                    ROOT.game().id(),
                    ROOT.edition().id(),
                    position,
                    Question.WIN,
                    1,
                    1);
            store.database().run(connection -> {
                SharedTree.report(connection, job, text, store.author(), seal);
                return job;
            });
            TreeSearch search = new TreeSearch(store, ROOT, LEAF, told::add);
            assertEquals(Optional.of(new ProvedValue(Value.WIN, 13)), search.run(() -> true, state -> {}));
            assertEquals(List.of(best), search.line());
            assertEquals(List.of(best), store.line(ROOT));
        }
        assertEquals(List.of(), told);
    }

    private static int update(ResultStore store, String sql) throws SQLException {
        return store.database().run(connection -> {
            try (Statement statement = connection.createStatement()) {
                return statement.executeUpdate(sql);
            }
        });
    }

    /// Some of its leaves are in the middle of a turn.
    @Test
    void turnsOfSeveralPartsAreSearchedToo() throws Exception {
        Position phalanx = Positions.of(Phalanx.GAME, "w1b/1wxb/bwbbx/xxwx/bx1 b taken=4,2");
        Position medusa = Positions.of(Medusa.GAME, "wwww/wxbxw/wbb1w1/wxwx1xb/wwwbbb/1xwxb/www1 b marker=b2");
        try (ResultStore store = open(TestServer.database());
                ResultStore other = open(store.database().address());
                Worker worker = worker(other)) {
            worker.start();
            for (Position root : List.of(phalanx, medusa)) {
                int[] most = new int[1];
                TreeSearch search = new TreeSearch(store, root, LEAF, told::add);
                ProvedValue value = search.run(
                                () -> true,
                                state ->
                                        most[0] = Math.max(most[0], state.size().expanded()))
                        .orElseThrow();
                assertTrue(most[0] > 1, "it grew to " + most[0]);
                assertEquals(Value.LOSS, value.value());
                assertFollows(search.line(), root, value);
                try (SearchService service = service()) {
                    byte[] file =
                            search.proof(service, (positions, replies) -> true).orElseThrow();
                    assertInstanceOf(CheckResult.Verified.class, Proofs.verify(file, root));
                }
            }
        }
        assertEquals(List.of(), told);
    }

    /// How large the tree of a position is after some steps without a worker.
    private JobSize size(ResultStore store, Position root) throws Exception {
        int[] steps = new int[1];
        List<JobSize> sizes = new ArrayList<>();
        new TreeSearch(store, root, LEAF, told::add).run(() -> steps[0]++ < 3, state -> sizes.add(state.size()));
        return sizes.getLast();
    }

    private void grow(ResultStore store, Position root, int expanded) throws Exception {
        int[] most = new int[1];
        try (ResultStore other = open(store.database().address());
                Worker worker = worker(other)) {
            worker.start();
            new TreeSearch(store, root, LEAF, told::add)
                    .run(
                            () -> most[0] < expanded,
                            state -> most[0] = state.size().expanded());
        }
    }

    /// The rows of a tree are moves from its root, so they mean something else from a mirror image of it, and from the
    /// same position of the other player, which have the same key.
    @Test
    void everyImageOfAPositionHasATreeOfItsOwn() throws Exception {
        Position root = Positions.of("w2/4/5/4/3 b");
        try (ResultStore store = open(TestServer.database())) {
            grow(store, root, 2);
            assertTrue(size(store, root).expanded() >= 2);
            for (String image : List.of("2w/4/5/4/3 b", "3/4/5/4/w2 b", "b2/4/5/4/3 w")) {
                Position other = Positions.of(image);
                assertEquals(StoreKey.of(root), StoreKey.of(other));
                assertEquals(new JobSize(1, 0, 1, 1), size(store, other), image);
            }
        }
        assertEquals(List.of(), told);
    }

    /// Others can write into the tables.
    @Test
    void whatOthersWriteIntoATreeIsNotBelieved() throws Exception {
        StoreAddress address = TestServer.database();
        Seal theirs = Seal.keptIn(folder.resolve("their.key"), why -> {});
        try (ResultStore store = open(address);
                ResultStore foreign = ResultStore.open(address, new DataFolder(folder), theirs)) {
            grow(store, ROOT, 2);
            assertEquals(new JobSize(1, 0, 1, 1), size(foreign, ROOT), "another user has another tree");
            update(store, "UPDATE tree_node SET bounds = " + ValueBounds.LOSS.ordinal() + ", plies = 4");
            int[] steps = new int[1];
            Optional<ProvedValue> value =
                    new TreeSearch(store, ROOT, LEAF, told::add).run(() -> steps[0]++ < 2, state -> {});
            assertEquals(Optional.empty(), value);
            assertEquals(List.of(), told);
            assertTrue(update(store, "DELETE FROM tree_node WHERE number = 3") > 0);
            assertEquals(new JobSize(1, 0, 1, 1), size(store, ROOT));
            assertEquals(List.of("the proof tree in the database is damaged; it begins anew"), told);
        }
    }

    @Test
    void whatWasFoundWhileNobodyLedIsUsed() throws Exception {
        StoreAddress address = TestServer.database();
        try (ResultStore store = open(address)) {
            assertEquals(new JobSize(1, 0, 1, 1), size(store, ROOT));
            try (ResultStore other = open(address);
                    Worker worker = worker(other)) {
                worker.start();
                while (worker.done() == 0) {
                    Thread.sleep(20);
                }
            }
            assertEquals(1, size(store, ROOT).expanded());
        }
        assertEquals(List.of(), told);
    }

    @Test
    void nothingIsKeptOfATreeWithAContradiction() throws Exception {
        StoreAddress address = TestServer.database();
        SearchLimits all = SearchLimits.NONE.withNodes(1_000_000);
        try (ResultStore store = open(address);
                ResultStore other = open(address);
                Worker worker = worker(other)) {
            TreeSearch search = new TreeSearch(store, ROOT, all, told::add);
            int[] steps = new int[1];
            Optional<ProvedValue> value = search.run(() -> true, state -> {
                if (steps[0]++ == 0) {
                    // A broken machine says something else while a worker searches.
                    store.put(ROOT, new ProvedValue(Value.LOSS, 8), List.of());
                    worker.start();
                }
            });
            assertEquals(Optional.empty(), value);
            assertEquals(List.of(), search.line());
            assertTrue(store.isDisputed(StoreKey.of(ROOT)));
            assertEquals(1, told.size(), told::toString);
            assertTrue(told.getFirst().contains("contradicts itself"), told::toString);
        }
    }

    /// Breaks all connections to a database a few times.
    private Thread breaker(StoreAddress address) {
        return Thread.ofPlatform().start(() -> {
            try (ResultStore own = open(address)) {
                for (int i = 0; i < 8; i++) {
                    own.database().run(connection -> {
                        try (Statement statement = connection.createStatement()) {
                            return statement.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                    + " WHERE pid <> pg_backend_pid() AND datname = current_database()");
                        }
                    });
                    Thread.sleep(300);
                }
            } catch (SQLException | IOException | InterruptedException e) {
                told.add("the test failed: " + e);
            }
        });
    }
}
