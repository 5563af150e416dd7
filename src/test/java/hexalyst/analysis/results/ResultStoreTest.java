package hexalyst.analysis.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.AnalysisGames;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.game.EqualKeys;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.store.StoreAddress;
import hexalyst.store.TestServer;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("server")
class ResultStoreTest {
    private static final Game HEXADE = Games.named("hexade").orElseThrow();
    private static final Seal OURS = Seal.ofThisRun();
    private static final Seal THEIRS = Seal.ofThisRun();
    private static final Effort SMALL = new Effort(1_000, 500);
    private static final Effort LARGE = new Effort(2_000, 100);

    @TempDir
    private Path folder = Path.of("");

    private static Result proved(Value value, int plies, Long... line) {
        return new Result(new Finding.Proved(value, plies), List.of(line));
    }

    private static Result estimated(double chance, int depth, Effort effort) {
        return new Result(new Finding.Estimated(chance, depth, effort), List.of(7L));
    }

    private static Result kept(Result... results) {
        ResultStore store = ResultStore.inMemory();
        for (Result result : results) {
            store.put(AnalysisGames.start(), result);
        }
        return store.find(AnalysisGames.start()).orElseThrow();
    }

    @Test
    void theBetterResultStays() {
        Result open = new Result(new Finding.Open(SMALL), List.of());
        Result win = proved(Value.WIN, 9, 1L, 2L);
        Result shorter = proved(Value.WIN, 7);
        Result shallow = estimated(0.6, 5, SMALL);
        Result deep = estimated(0.3, 6, SMALL);
        for (List<Result> pair : List.of(
                List.of(open, shallow),
                List.of(open, win),
                List.of(shallow, win),
                List.of(shallow, deep),
                List.of(win, shorter))) {
            assertEquals(pair.get(1), kept(pair.get(0), pair.get(1)));
            assertEquals(pair.get(1), kept(pair.get(1), pair.get(0)));
        }
        assertEquals(win, kept(proved(Value.WIN, 9), win));
    }

    @Test
    void theEffortOfAWorseResultCounts() {
        Effort both = new Effort(2_000, 500);
        assertEquals(estimated(0.3, 6, both), kept(estimated(0.3, 6, SMALL), estimated(0.6, 5, LARGE)));
        assertEquals(estimated(0.3, 6, both), kept(estimated(0.6, 5, LARGE), estimated(0.3, 6, SMALL)));
        Result open = new Result(new Finding.Open(LARGE), List.of());
        assertEquals(estimated(0.3, 6, both), kept(open, estimated(0.3, 6, SMALL)));
        assertEquals(estimated(0.3, 6, both), kept(estimated(0.3, 6, SMALL), open));
        assertEquals(
                new Finding.Open(both),
                kept(open, new Result(new Finding.Open(SMALL), List.of())).finding());
    }

    /// The kinds of stores: the same tests hold for both.
    enum Kind {
        FILE,
        SERVER
    }

    private final Map<String, StoreAddress> places = new HashMap<>();

    /// Opens a store, the same one for the same name.
    private ResultStore open(Kind kind, String name, Seal seal) throws IOException {
        StoreAddress place = places.computeIfAbsent(
                name,
                any -> kind == Kind.SERVER
                        ? TestServer.database()
                        : new StoreAddress.OfFile(folder.resolve("new/folder/" + name)));
        return ResultStore.open(place, new DataFolder(folder), seal);
    }

    @ParameterizedTest
    @EnumSource
    void contradictionsSetBothAsideAndAreTold(Kind kind) throws IOException {
        Position start = AnalysisGames.start();
        try (ResultStore store = open(kind, "results", OURS)) {
            store.put(start, proved(Value.WIN, 9));
            store.put(start, proved(Value.LOSS, 4));
            assertEquals(Optional.empty(), store.find(start));
            assertEquals(1, store.contradictions().size());
            String text = store.contradictions().getFirst().text();
            assertTrue(text.endsWith("was proved a win and then a loss; both are set aside"), text);
            store.put(start, proved(Value.WIN, 7));
            assertEquals(Optional.empty(), store.find(start), "nothing decides between them");
        }
        try (ResultStore store = open(kind, "results", OURS)) {
            assertEquals(Optional.empty(), store.find(start));
            assertEquals(
                    List.of(new Contradiction(
                            StoreKey.of(start),
                            new Finding.Proved(Value.WIN, 9),
                            new Finding.Proved(Value.LOSS, 4),
                            false)),
                    store.contradictions());
        }
    }

    /// Two programs write at the same time; each result is the best of all, whoever was last.
    @ParameterizedTest
    @EnumSource
    void theShortestBoundOfManyWritersStays(Kind kind) throws Exception {
        List<Position> positions = List.of(AnalysisGames.start(), AnalysisGames.after("a1w"));
        try (ResultStore one = open(kind, "results", OURS);
                ResultStore other = open(kind, "results", OURS);
                ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<?>> all = new ArrayList<>();
            for (int writer = 0; writer < 4; writer++) {
                ResultStore store = writer % 2 == 0 ? one : other;
                int first = writer;
                all.add(threads.submit(() -> {
                    for (int plies = 99 - 2 * first; plies > 9; plies -= 8) {
                        for (Position position : positions) {
                            store.put(position, proved(Value.WIN, plies));
                        }
                    }
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        }
        try (ResultStore store = open(kind, "results", OURS)) {
            for (Position position : positions) {
                assertEquals(Optional.of(proved(Value.WIN, 11)), store.find(position));
            }
            assertEquals(List.of(), store.contradictions());
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatOneProgramProvesIsKnownToAllWithinASecond(Kind kind) throws Exception {
        try (ResultStore one = open(kind, "results", OURS);
                ResultStore other = open(kind, "results", OURS)) {
            assertEquals(Optional.empty(), other.find(AnalysisGames.start()));
            one.put(AnalysisGames.start(), proved(Value.WIN, 9));
            Thread.sleep(1_000);
            assertEquals(Optional.of(proved(Value.WIN, 9)), other.find(AnalysisGames.start()));
            one.put(AnalysisGames.start(), proved(Value.WIN, 7));
            Thread.sleep(1_000);
            assertEquals(Optional.of(proved(Value.WIN, 7)), other.find(AnalysisGames.start()), "a shorter bound");
        }
    }

    @Test
    void mirrorImagesAreOneAndEditionsAreNot() {
        ResultStore store = ResultStore.inMemory();
        store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
        assertEquals(Optional.of(proved(Value.WIN, 17)), store.find(AnalysisGames.after("e3w")));
        assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1b")));
        Game game = Games.byDefault();
        Position other =
                game.start(game.editions().get(1), AnalysisGames.start().grid());
        store.put(AnalysisGames.start(), proved(Value.WIN, 18));
        assertEquals(Optional.empty(), store.find(other));
    }

    private static void fill(ResultStore store) {
        store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17, -1L, Long.MAX_VALUE));
        store.put(AnalysisGames.after("c3w"), estimated(1.0 / 3, 12, new Effort(1_000, Long.MAX_VALUE)));
        store.put(AnalysisGames.after("c3b"), new Result(new Finding.Open(SMALL), List.of()));
        store.put(AnalysisGames.after("a2w"), proved(Value.DRAW, 0));
        store.put(AnalysisGames.start(), OnlyMove.open(SMALL));
        store.put(AnalysisGames.start(), OnlyMove.proved(true));
        store.put(AnalysisGames.start(), OnlyMove.open(LARGE));
    }

    private static void assertFull(ResultStore store) {
        assertFull(store, 4);
    }

    private static void assertFull(ResultStore store, int size) {
        ResultStore full = ResultStore.inMemory();
        fill(full);
        for (String move : List.of("a1w", "c3w", "c3b", "a2w")) {
            assertTrue(full.find(AnalysisGames.after(move)).isPresent());
            assertEquals(full.find(AnalysisGames.after(move)), store.find(AnalysisGames.after(move)));
        }
        assertEquals(Optional.of(OnlyMove.proved(true)), store.onlyMove(AnalysisGames.start()));
        assertEquals(size, store.size());
    }

    @ParameterizedTest
    @EnumSource
    void itKeepsEverything(Kind kind) throws IOException {
        try (ResultStore store = open(kind, "results", OURS)) {
            fill(store);
        }
        try (ResultStore store = open(kind, "results", OURS)) {
            assertFull(store);
            fill(store);
            assertFull(store);
        }
    }

    /// In whatever state a program was killed: what it has stored is there.
    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsThereBeforeItIsClosed(Kind kind) throws IOException {
        try (ResultStore killed = open(kind, "results", OURS);
                ResultStore other = open(kind, "results", OURS)) {
            fill(killed);
            other.put(AnalysisGames.after("b2b"), proved(Value.WIN, 3));
            try (ResultStore store = open(kind, "results", OURS)) {
                assertEquals(5, store.size());
                assertFull(store, 5);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatOneHasProvedOneselfStaysProvedInAnotherStore(Kind kind) throws IOException {
        Path one = folder.resolve("one.db");
        try (ResultStore store = ResultStore.open(one, OURS)) {
            fill(store);
        }
        try (ResultStore store = open(kind, "two", OURS)) {
            store.put(AnalysisGames.after("c3b"), proved(Value.WIN, 9));
            assertEquals(0, store.merge(one).claimed());
        }
        try (ResultStore store = open(kind, "two", OURS)) {
            assertTrue(store.proves(AnalysisGames.after("a1w"), Value.WIN));
            assertTrue(store.proves(AnalysisGames.after("a2w"), Value.DRAW));
            assertEquals(Optional.of(OnlyMove.proved(true)), store.onlyMove(AnalysisGames.start()));
        }
    }

    @Test
    void theOwnProofOfAnotherFileRefutesAClaim() throws IOException {
        Path theirs = folder.resolve("theirs.db");
        Path own = folder.resolve("own.db");
        try (ResultStore store = ResultStore.open(theirs, THEIRS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
        }
        try (ResultStore store = ResultStore.open(own, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.LOSS, 18));
        }
        try (ResultStore store = ResultStore.open(folder.resolve("results.db"), OURS)) {
            store.merge(theirs);
            assertEquals(new MergeCount(1, 0, 0), store.merge(own));
            assertTrue(store.proves(AnalysisGames.after("a1w"), Value.LOSS));
            assertTrue(store.contradictions().getFirst().claimed());
        }
    }

    /// Somebody has made up the two positions, so that earlier versions took one for the other.
    @ParameterizedTest
    @EnumSource
    void theValueOfAPositionIsNeverToldOfAnother(Kind kind) throws IOException {
        EqualKeys manalath = EqualKeys.ofManalath();
        EqualKeys hexade = EqualKeys.of(HEXADE, HEXADE.editions().getFirst(), 5);
        for (EqualKeys pair : List.of(manalath, hexade)) {
            try (ResultStore store = open(kind, pair.first().game().id(), OURS)) {
                store.put(pair.first(), proved(Value.WIN, 9));
                assertTrue(store.proves(pair.first(), Value.WIN));
                assertEquals(Optional.empty(), store.find(pair.second()));
                assertEquals(Optional.empty(), store.claim(pair.second()));
                assertFalse(store.isSettled(StoreKey.of(pair.second())));
            }
        }
    }

    /// Broken hardware, or a fault of the program.
    @Test
    void aProofThatCannotBeOfItsPositionIsPassedOver() throws IOException {
        Position mate = Positions.of("3/4/ww1ww/4/3 w");
        Position start = AnalysisGames.start();
        try (ResultStore store = ResultStore.inMemory()) {
            store.put(start, proved(Value.WIN, 1));
            assertEquals(Optional.empty(), store.find(start), "no move wins at once");
            store.put(mate, proved(Value.LOSS, 2));
            assertEquals(Optional.empty(), store.find(mate), "a move wins at once");
            assertEquals(2, store.misfits());
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 5, 77L));
            assertEquals(List.of(), store.line(AnalysisGames.after("a1w")), "no move leads to its line");
            assertEquals(3, store.misfits());
            store.put(AnalysisGames.after("a2w"), proved(Value.WIN, 5));
            assertTrue(store.find(AnalysisGames.after("a2w")).isPresent());
        }
    }

    /// Of a later version, or by another user of a shared store.
    @ParameterizedTest
    @EnumSource
    void aRowThatCannotBeReadIsPassedOverAndCounted(Kind kind) throws Exception {
        Position position = AnalysisGames.after("a1w");
        try (ResultStore store = open(kind, "results", OURS)) {
            store.put(position, proved(Value.WIN, 17));
            for (String change : List.of("kind = 9, author = 5", "content = 'later 1 2', author = 6")) {
                store.database().run(connection -> {
                    try (Statement statement = connection.createStatement()) {
                        statement.executeUpdate(
                                "INSERT INTO result SELECT * FROM (SELECT edition, high, low, 1 AS kind,"
                                        + " 7 AS author, content, seal, origin, nodes, millis FROM result WHERE kind = 0) AS copy");
                        return statement.executeUpdate("UPDATE result SET " + change + " WHERE author = 7");
                    }
                });
            }
            assertTrue(store.proves(position, Value.WIN));
            assertEquals(2, store.unreadable());
        }
        if (kind == Kind.FILE) {
            try (ResultStore other = ResultStore.open(folder.resolve("other.db"), OURS)) {
                assertEquals(new MergeCount(1, 0, 2), other.merge(folder.resolve("new/folder/results")));
            }
        }
    }

    /// In one shared store, too, another user's proofs are claims, and each keeps his own.
    @ParameterizedTest
    @EnumSource
    void whatAnotherUserProvesIsClaimed(Kind kind) throws IOException {
        try (ResultStore theirs = open(kind, "results", THEIRS);
                ResultStore ours = open(kind, "results", OURS)) {
            theirs.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
            theirs.put(AnalysisGames.after("c3w"), proved(Value.WIN, 16));
            assertEquals(Optional.of(new Finding.Proved(Value.WIN, 17)), ours.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), ours.find(AnalysisGames.after("a1w")));
            ours.put(AnalysisGames.after("a1w"), proved(Value.WIN, 19));
            assertEquals(List.of(), ours.contradictions());
            ours.put(AnalysisGames.after("c3w"), proved(Value.LOSS, 16));
            assertTrue(ours.contradictions().getFirst().claimed());
        }
        try (ResultStore theirs = open(kind, "results", THEIRS);
                ResultStore ours = open(kind, "results", OURS)) {
            assertEquals(Optional.of(proved(Value.WIN, 19)), ours.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.of(proved(Value.WIN, 17)), theirs.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.of(proved(Value.WIN, 16)), theirs.find(AnalysisGames.after("c3w")));
            assertEquals(Optional.empty(), ours.claim(AnalysisGames.after("c3w")), "it is proved");
            assertTrue(ours.contradictions().getFirst().claimed(), "and not forgotten");
            theirs.put(AnalysisGames.after("c3w"), proved(Value.WIN, 14));
            assertEquals(Optional.of(proved(Value.LOSS, 16)), ours.find(AnalysisGames.after("c3w")));
            assertEquals(1, ours.contradictions().size(), "told once");
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatAnotherFileProvesIsClaimedUntilItIsProvedHere(Kind kind) throws IOException {
        Path theirs = folder.resolve("theirs.db");
        try (ResultStore store = ResultStore.open(theirs, THEIRS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17, 5L));
            store.put(AnalysisGames.after("c3w"), proved(Value.WIN, 16));
            store.put(AnalysisGames.after("a1b"), estimated(0.25, 6, SMALL));
            store.put(AnalysisGames.start(), OnlyMove.proved(true));
            store.put(AnalysisGames.start(), new Difficulty(SMALL, 9, true, 38, 1, 0, 37, 2, true));
        }
        try (ResultStore store = open(kind, "ours", OURS)) {
            assertEquals(new MergeCount(3, 2, 0), store.merge(theirs));
            assertEquals(new MergeCount(0, 0, 0), store.merge(theirs), "twice is the same as once");
        }
        try (ResultStore store = open(kind, "ours", OURS)) {
            assertEquals(Optional.of(new Finding.Proved(Value.WIN, 17)), store.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.of(estimated(0.25, 6, SMALL)), store.find(AnalysisGames.after("a1b")));
            assertEquals(Optional.empty(), store.onlyMove(AnalysisGames.start()));
            assertEquals(Optional.empty(), store.difficulty(AnalysisGames.start()));
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 19));
            assertEquals(List.of(), store.contradictions());
            store.put(AnalysisGames.after("c3w"), proved(Value.LOSS, 16));
            assertTrue(store.contradictions().getFirst().claimed());
            assertTrue(store.proves(AnalysisGames.after("c3w"), Value.LOSS));
        }
        try (ResultStore store = open(kind, "ours", OURS)) {
            assertEquals(Optional.of(proved(Value.WIN, 19)), store.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.claim(AnalysisGames.after("c3w")));
            assertEquals(List.of(), store.contradictions());
        }
    }

    /// A row that somebody else has changed has no seal of ours any more.
    @Test
    void aChangedRowIsAClaim() throws Exception {
        Path file = folder.resolve("results.db");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
            store.put(AnalysisGames.after("c3w"), proved(Value.LOSS, 16));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            assertEquals(1, statement.executeUpdate("UPDATE result SET content = 'win 16' WHERE content = 'loss 16'"));
        }
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertTrue(store.proves(AnalysisGames.after("a1w"), Value.WIN));
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("c3w")));
            assertEquals(Optional.of(new Finding.Proved(Value.WIN, 16)), store.claim(AnalysisGames.after("c3w")));
            store.put(AnalysisGames.after("c3w"), proved(Value.LOSS, 16));
            assertTrue(store.proves(AnalysisGames.after("c3w"), Value.LOSS));
            assertTrue(store.contradictions().getFirst().claimed());
        }
    }
}
