package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.game.Exhaustive;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class EstimateSearchTest {
    private static final EstimateListener NOBODY = report -> {};
    private static final List<String> BOARDS = List.of("3/4/5/4/3 w", "4/5/6/5/4 w", "4/5/6/7/6/5/4 w");

    private static SearchStop within(long nodes) {
        return SearchStop.within(SearchLimits.NONE.withNodes(nodes));
    }

    private static Value value(int exhaustive) {
        return exhaustive > 0 ? Value.WIN : exhaustive < 0 ? Value.LOSS : Value.DRAW;
    }

    private static Position random(Random random) {
        String edition = random.nextBoolean() ? "designer" : "nestorgames";
        Position start = Positions.of(edition, BOARDS.get(random.nextInt(BOARDS.size())));
        return Positions.after(random, start, 2 + random.nextInt(start.grid().cells() / 2));
    }

    @Test
    void findsWhatPlainMinimaxFinds() {
        Random random = new Random(61);
        int estimated = 0;
        int decided = 0;
        for (int round = 0; round < 240; round++) {
            Position position = random(random);
            SearchBoard board = position.searchBoard();
            VariationSearch search = new VariationSearch(board, new EstimateTable(1 << 16), within(Long.MAX_VALUE));
            PlainMinimax plain = new PlainMinimax(board);
            int[] moves = new int[SearchBoard.MAX_MOVES];
            int move = moves[random.nextInt(board.moves(moves))];
            int most = board.empties() > 20 ? 2 : 3;
            for (int depth = 1; depth <= most; depth++) {
                int wanted = plain.tryMove(move, depth, 0);
                int found = search.tryMove(move, depth, -ScoreCode.INFINITY, ScoreCode.INFINITY, 0, true, 0);
                if (ScoreCode.decided(wanted)) {
                    decided++;
                    assertEquals(ScoreCode.won(wanted), ScoreCode.won(found), position.setup()::toString);
                    assertTrue(ScoreCode.decided(found) && search.proved());
                } else {
                    estimated++;
                    assertEquals(wanted, found, position.setup()::toString);
                }
            }
        }
        assertTrue(estimated > 60 && decided > 60, estimated + " estimated, " + decided + " decided");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 1 << 20})
    void whatIsProvedAgreesWithExhaustiveSearch(long tableBytes) {
        Random random = new Random(62);
        EstimateTable table = new EstimateTable(tableBytes);
        int[] values = new int[3];
        int early = 0;
        for (int round = 0; round < 2_500; round++) {
            Optional<Position> found = Positions.small(random);
            if (found.isEmpty()) {
                continue;
            }
            Position position = found.get();
            int wanted = Exhaustive.value(position.searchBoard(), new HashMap<>());
            EstimateReport report = new EstimateSearch(position, table, within(Long.MAX_VALUE))
                    .run(1, heard -> assertRight(heard, wanted));
            assertTrue(report.best().score().proves(value(wanted)), () -> report.best() + " of " + position.setup());
            values[wanted + 1]++;
            early += report.depth() < 3 ? 1 : 0;
        }
        assertTrue(Math.min(values[0], Math.min(values[1], values[2])) > 20, List.of(values[0], values[1])::toString);
        assertTrue(early > 50, "proofs end a search early: " + early);
    }

    /// A win or a draw reported for the best move must exist; so must a loss, but only the last report knows that there
    /// is no better move.
    private static void assertRight(EstimateReport report, int wanted) {
        if (report.best().score().proves(Value.WIN) || report.best().score().proves(Value.LOSS)) {
            assertTrue(report.best().score().proves(value(wanted)));
        }
        if (report.best().score().proves(Value.DRAW)) {
            assertTrue(wanted >= 0);
        }
    }

    @Test
    void aProvedLineIsAsLongAsItSays() {
        EstimateReport report = new EstimateSearch(
                        Positions.of("2/3/2 w"), new EstimateTable(1 << 20), within(Long.MAX_VALUE))
                .run(1, NOBODY);
        Score.Proved proved = (Score.Proved) report.best().score();
        assertEquals(Value.WIN, proved.proof().value());
        assertTrue(report.best().moves().size() <= proved.proof().plies());
        assertEquals(1, proved.chance());
        assertEquals(0, new Score.Proved(new ProvedValue(Value.LOSS, 2)).chance());
        assertEquals(0.5, new Score.Proved(new ProvedValue(Value.DRAW, 0)).chance());
    }

    @Test
    void severalLinesAreLegalDistinctAndSorted() {
        Random random = new Random(63);
        for (int round = 0; round < 24; round++) {
            String start = round % 2 == 0 ? "5/6/7/8/9/8/7/6/5 w" : "6/7/8/9/10/9/8/7/6 w";
            Position position = Positions.after(random, Positions.of(start), 4 + random.nextInt(20));
            List<EstimateReport> reports = new ArrayList<>();
            EstimateReport last =
                    new EstimateSearch(position, new EstimateTable(1 << 20), within(3_000)).run(4, reports::add);
            assertEquals(last, reports.getLast());
            assertTrue(last.finished() && last.nodes() <= 3_000);
            assertTrue(last.selectiveDepth() >= last.depth());
            assertEquals(last.nodes() > 0, last.nodesPerSecond() > 0);
            assertEquals(4, last.lines().size());
            reports.forEach(EstimateSearchTest::assertSound);
        }
    }

    private static void assertSound(EstimateReport report) {
        Comparator<EstimateLine> better = Comparator.comparingDouble(
                        (EstimateLine line) -> line.score().chance())
                .reversed();
        assertEquals(report.lines().stream().sorted(better).toList(), report.lines());
        assertEquals(
                report.lines().size(),
                new HashSet<>(report.lines().stream().map(EstimateLine::step).toList()).size());
        for (EstimateLine line : report.lines()) {
            Position position = report.position();
            for (Move move : line.moves()) {
                position = position.play(move);
            }
        }
    }

    @Test
    void searchesOnlyTheMovesItIsGiven() {
        Position position = Positions.of("5/6/7/8/9/8/7/6/5 w");
        List<Step> among = position.steps().subList(10, 13);
        EstimateReport report =
                new EstimateSearch(position, new EstimateTable(1 << 20), within(2_000)).run(among, 5, NOBODY);
        assertEquals(
                new HashSet<>(among),
                new HashSet<>(report.lines().stream().map(EstimateLine::step).toList()));
        EstimateSearch none = new EstimateSearch(position, new EstimateTable(1), within(1));
        assertThrows(IllegalArgumentException.class, () -> none.run(List.of(), 1, NOBODY));
        Position over = Positions.of("nestorgames", "2/1w1/2 w 0,0").play(Move.pass());
        assertThrows(IllegalArgumentException.class, () -> new EstimateSearch(over, new EstimateTable(1), within(1)));
    }

    @Test
    void stopsWhenAsked() {
        Position position = Positions.of("5/6/7/8/9/8/7/6/5 w");
        SearchStop stop = within(Long.MAX_VALUE);
        EstimateReport last = CompletableFuture.supplyAsync(() -> new EstimateSearch(
                                position, new EstimateTable(1 << 20), stop)
                        .run(3, report -> {
                            if (report.depth() == 2) {
                                stop.stop();
                            }
                        }))
                .join();
        assertEquals(2, last.depth());
        assertTrue(last.finished());
        assertEquals(3, last.lines().size());
        EstimateReport nothing = new EstimateSearch(position, new EstimateTable(1), stop).run(1, NOBODY);
        assertEquals(List.of(FirstLook.best(position, position.steps())), nothing.lines());
        assertEquals(0, nothing.depth());
        assertFalse(last.best().score() instanceof Score.Proved);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5/6/7/6/5/4/3 w",
                "5/6/7/6/5/4/3 w swap",
                "7/8/9/10/11/10/9/8/7/6/5 w",
                "7/8/9/10/11/10/9/8/7/6/5 w swap"
            })
    void aStoneIsPlacedBeforeAnybodyPasses(String text) {
        Position start = Positions.of(Games.named("yvy").orElseThrow(), text);
        for (long nodes : List.of(300L, 3_000L)) {
            EstimateReport report = new EstimateSearch(start, new EstimateTable(1 << 20), within(nodes)).run(1, NOBODY);
            assertFalse(report.best().step().isPass(), () -> nodes + " nodes");
        }
    }

    @Test
    void theSameSearchFindsTheSame() {
        Position position = Positions.after(new Random(64), Positions.of("5/6/7/8/9/8/7/6/5 w"), 8);
        EstimateReport first = new EstimateSearch(position, new EstimateTable(1 << 20), within(20_000)).run(2, NOBODY);
        EstimateReport second = new EstimateSearch(position, new EstimateTable(1 << 20), within(20_000)).run(2, NOBODY);
        assertEquals(first.lines(), second.lines());
        assertEquals(first.nodes(), second.nodes());
    }
}
