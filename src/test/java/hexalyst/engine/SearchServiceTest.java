package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Exhaustive;
import hexalyst.game.Games;
import hexalyst.game.JsonRows;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

@Tag("slow")
class SearchServiceTest {
    /// Positions of real games that take longer than this are left to the benchmark.
    private static final int MOST_NODES = 60_000;

    private static final long SMALL_TABLE = 16L << 20;

    private static SearchReport solve(Position position) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(SMALL_TABLE), 1)) {
            return service.start(position, SearchLimits.NONE, report -> {}).await();
        }
    }

    /// The line must be legal, end the game, and end it as the value says.
    private static void assertLineKeepsTheProof(SearchReport report) {
        Position position = report.position();
        for (Move move : report.line()) {
            position = position.play(move);
        }
        Value value = report.value().orElseThrow();
        assertTrue(position.outcome().over(), "the line goes to the end");
        assertEquals(
                switch (value) {
                    case WIN -> Optional.of(report.position().toMove());
                    case LOSS -> Optional.of(report.position().toMove().other());
                    case DRAW -> Optional.empty();
                },
                position.outcome().wonBy());
        assertEquals(value == Value.DRAW, report.plies().isEmpty());
        assertTrue(
                report.plies().isEmpty()
                        || report.line().size() <= report.plies().getAsInt(),
                "the bound holds");
        assertEquals(Optional.of(report.position().text(report.line().getFirst())), report.frontText());
    }

    @ParameterizedTest
    @CsvSource({"2/3/2 w", "3/4/5/4/3 w"})
    void theFirstPlayerWinsOnSmallBoards(String text) throws InterruptedException {
        SearchReport report = solve(Positions.of(text));
        assertEquals(Optional.of(Value.WIN), report.value());
        assertTrue(report.finished());
        assertLineKeepsTheProof(report);
    }

    static List<JsonNode> solved() {
        return JsonRows.of(Games.byDefault(), "solved.jsonl").stream()
                .filter(row -> row.path("reference_nodes").asInt() <= MOST_NODES)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("solved")
    void agreesWithAnIndependentProgram(JsonNode row) throws InterruptedException {
        Position position =
                Positions.of(row.get("edition").asString(), row.get("position").asString());
        try (SearchService service = new SearchService(new ProofTable(SMALL_TABLE), 1)) {
            SearchReport report =
                    service.start(position, SearchLimits.NONE, heard -> {}).await();
            assertEquals(
                    row.get("value").asString(), report.value().map(Value::word).orElse("unknown"));
            assertLineKeepsTheProof(report);
            Proofs.assertProves(service, report);
        }
    }

    /// Loading classes and tables takes long on a busy machine, and belongs to the time.
    @Test
    void theTimeOfASearchRunsFromItsStart() {
        SearchStop stop = SearchStop.withFreeNodes(SearchLimits.NONE.withTime(Duration.ZERO));
        assertTrue(stop.over());
        assertTrue(stop.mayExpand());
        int expanded = 1;
        while (stop.mayExpand()) {
            expanded++;
        }
        assertTrue(stop.stopped() && expanded <= 1_000, expanded + " nodes");
    }

    @Test
    void aPositionOfAFewNodesIsSettledHoweverLittleTimeThereIs() throws InterruptedException {
        Position position = Positions.of(Games.named("medusa").orElseThrow(), "w1/wxb/b1 w marker=b7 quiet=14");
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 2)) {
            SearchLimits none = SearchLimits.NONE.withTime(Duration.ZERO);
            assertEquals(
                    Optional.of(Value.LOSS),
                    service.start(position, none, heard -> {}).await().value());
            Position large = Positions.of("6/7/8/9/10/9/8/7/6 w");
            assertTrue(service.start(large, none, heard -> {}).await().nodes() < 1_000);
        }
    }

    @Test
    void thereAreManySolvedPositions() throws IOException {
        assertTrue(solved().size() > 200, () -> "fewer solved positions than there were");
    }

    @Test
    void agreesWithExhaustiveSearchOnRandomPositions() throws InterruptedException {
        Random random = new Random(31);
        int[] values = new int[3];
        try (SearchService service = new SearchService(new ProofTable(1), 2)) {
            for (int round = 0; round < 4_000; round++) {
                Optional<Position> position = Positions.small(random);
                if (position.isEmpty()) {
                    continue;
                }
                Map<Long, Integer> known = new HashMap<>();
                SearchBoard board = position.get().searchBoard();
                int wanted = Exhaustive.value(board, known);
                SearchReport report = service.start(position.get(), SearchLimits.NONE, heard -> {})
                        .await();
                Value value = report.value().orElseThrow();
                assertEquals(
                        wanted,
                        switch (value) {
                            case WIN -> 1;
                            case DRAW -> 0;
                            case LOSS -> -1;
                        },
                        () -> position.get().setup().toString());
                assertLineKeepsTheProof(report);
                values[wanted + 1]++;
            }
        }
        assertTrue(
                Math.min(values[0], Math.min(values[1], values[2])) > 20,
                values[0] + " " + values[1] + " " + values[2]);
    }

    /// A large table takes longer to create than a short search may take.
    @Test
    void makingTheTableTakesNothingFromTheTime() throws InterruptedException {
        Supplier<ProofTable> slow = () -> {
            LockSupport.parkNanos(300_000_000);
            return new ProofTable(SMALL_TABLE);
        };
        try (SearchService service = new SearchService(slow, 1)) {
            SearchLimits limits = SearchLimits.NONE.withTime(Duration.ofMillis(200));
            SearchReport report = service.start(Positions.of("5/6/7/8/9/8/7/6/5 w"), limits, heard -> {})
                    .await();
            assertTrue(report.nodes() > 0);
        }
    }

    @Test
    void aTinyTableStaysRight() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1), 2)) {
            SearchReport report = service.start(Positions.of("3/4/5/4/3 w"), SearchLimits.NONE, heard -> {})
                    .await();
            assertEquals(Optional.of(Value.WIN), report.value());
            assertLineKeepsTheProof(report);
        }
    }

    @Test
    void stopsWhenAskedAndGoesOnLater() throws InterruptedException {
        ProofTable table = new ProofTable(SMALL_TABLE);
        try (SearchService service = new SearchService(table, 2)) {
            CountDownLatch running = new CountDownLatch(1);
            List<SearchReport> reports = new CopyOnWriteArrayList<>();
            SearchHandle handle = service.start(Positions.of("5/6/7/8/9/8/7/6/5 w"), SearchLimits.NONE, report -> {
                reports.add(report);
                running.countDown();
            });
            running.await();
            handle.stop();
            SearchReport last = handle.await();
            assertTrue(last.finished());
            assertEquals(Optional.empty(), last.value());
            assertTrue(last.front().isPresent());
            assertTrue(last.nodes() > 0 && last.tableUse() > 0);
            assertEquals(last, reports.getLast());
            assertTrue(reports.stream().allMatch(report -> report.request() == handle.request()));
            SearchReport again = service.start(
                            Positions.of("3/4/5/4/3 w"), SearchLimits.NONE.withNodes(50), heard -> {})
                    .await();
            assertTrue(again.nodes() <= 50);
            assertEquals(Optional.empty(), again.value());
            SearchReport whole = service.start(Positions.of("3/4/5/4/3 w"), SearchLimits.NONE, heard -> {})
                    .await();
            assertEquals(Optional.of(Value.WIN), whole.value());
        }
    }

    @Test
    void whatWasProvedIsKept() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(SMALL_TABLE), 1)) {
            Position position = Positions.of("3/4/5/4/3 w");
            SearchReport first =
                    service.start(position, SearchLimits.NONE, heard -> {}).await();
            SearchReport second =
                    service.start(position, SearchLimits.NONE, heard -> {}).await();
            assertTrue(second.nodes() < first.nodes() / 10, first.nodes() + " then " + second.nodes());
        }
    }

    @Test
    void aFinishedGameIsNotSearched() {
        Position over = Positions.of("nestorgames", "2/1w1/2 w 0,0").play(Move.pass());
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            IllegalArgumentException refused = assertThrows(
                    IllegalArgumentException.class, () -> service.start(over, SearchLimits.NONE, heard -> {}));
            assertEquals("the game is over: Orange has no legal move", refused.getMessage());
            assertThrows(IllegalArgumentException.class, () -> new SearchService(new ProofTable(1), 0));
        }
    }

    @Test
    void aListenerThatFailsIsTold() {
        List<Throwable> failures = new CopyOnWriteArrayList<>();
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            SearchHandle handle = service.start(Positions.of("2/3/2 w"), SearchLimits.NONE, new SearchListener() {
                @Override
                public void report(SearchReport report) {
                    throw new IllegalStateException("on purpose");
                }

                @Override
                public void failed(Throwable failure) {
                    failures.add(failure);
                }
            });
            assertThrows(IllegalStateException.class, handle::await);
            assertEquals(1, failures.size());
        }
    }

    /// Counts the tables that are created, and records the size of the last one.
    @Test
    void otherResourcesAreUsedAsSoonAsNoSearchRuns() throws InterruptedException {
        Position empty = Positions.of("5/6/7/8/9/8/7/6/5 w");
        List<Long> made = new CopyOnWriteArrayList<>();
        List<String> done = new CopyOnWriteArrayList<>();
        try (SearchService service = new SearchService(new ProofTable(SMALL_TABLE), 1)) {
            service.equip(() -> table(made, 1 << 20), 1, () -> done.add("at once"));
            assertEquals(List.of("at once"), done);
            CountDownLatch reported = new CountDownLatch(1);
            SearchHandle running = service.start(empty, SearchLimits.NONE, report -> reported.countDown());
            reported.await();
            CountDownLatch changed = new CountDownLatch(1);
            service.equip(() -> table(made, 2 << 20), 2, () -> done.add("overtaken"));
            service.equip(() -> table(made, 4 << 20), 2, changed::countDown);
            assertEquals(List.of(1L << 20), made, "the search keeps what it began with");
            assertEquals(1, changed.getCount());
            running.stop();
            changed.await();
            Position small = Positions.of("3/4/5/4/3 w");
            assertEquals(
                    Optional.of(Value.WIN),
                    service.start(small, SearchLimits.NONE, report -> {})
                            .await()
                            .value());
            assertEquals(List.of(1L << 20, 4L << 20), made);
            assertEquals(List.of("at once"), done);
            assertThrows(IllegalArgumentException.class, () -> service.equip(() -> table(made, 1), 0, () -> {}));
        }
    }

    private static ProofTable table(List<Long> made, long bytes) {
        made.add(bytes);
        return new ProofTable(bytes);
    }

    @Test
    void theTablesMemoryIsGivenBackWhenNothingHasRunForAWhile() throws InterruptedException {
        AtomicInteger made = new AtomicInteger();
        Supplier<ProofTable> tables = () -> {
            made.incrementAndGet();
            return new ProofTable(1 << 16);
        };
        try (SearchService service = new SearchService(tables, 1)) {
            service.releaseAfter(Duration.ofMillis(1));
            Position position = Positions.of("3/4/5/4/3 w");
            long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
            while (made.get() < 2 && System.nanoTime() < end) {
                service.start(position, SearchLimits.NONE.withNodes(10), heard -> {})
                        .await();
                Thread.sleep(20);
            }
            assertTrue(made.get() >= 2, "the next search has a new table");
        }
    }
}
