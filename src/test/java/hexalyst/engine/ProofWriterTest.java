package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupResult;
import hexalyst.game.Supply;
import hexalyst.notation.PositionText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The verifier accepts what the writer writes.
@Tag("slow")
class ProofWriterTest {
    private static final int MOST_EMPTY = 10;

    private static void assertProves(SearchService service, Position position) throws InterruptedException {
        Proofs.assertProves(
                service, service.start(position, SearchLimits.NONE, heard -> {}).await());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "designer | 2/3/2 w",
                "nestorgames | 2/3/2 b",
                "designer | 3/4/5/4/3 w",
                "nestorgames | 3/4/2w2/4/3 b",
                "designer | x3/5/6/2xx1/xx1x w",
                "designer | 5/6/wwwww2/8/9/8/7/ww1w2/5 w 1,0",
                "designer | 5/6/7/8/wwww5/8/7/6/5 w",
                "designer | 2/1w1/2 b 0,0",
                "designer | 2/1w1/2 w 0,0 1",
                "nestorgames | 2/1w1/2 b 0,0",
                "nestorgames | 2/2x/xx w 3,1",
                "designer | 2/3/2 w swap",
                "designer | 3/4/5/4/3 w swap",
                "designer | 3/4/2w2/4/3 b swap",
                "nestorgames | 3/4/b4/4/3 w swap",
                "nestorgames | 2/1w1/2 b 0,0 swap"
            })
    void proofsOfManyKindsAreVerified(String edition, String text) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 22), 1)) {
            assertProves(service, Positions.of(edition, text));
        }
    }

    /// A position of up to 19 cells of any edition, with or without blocked cells, short supplies, existing groups and
    /// a pass before.
    private static Optional<Position> random(Random random) {
        Game game = Games.byDefault();
        Grid grid = HexGrid.hexagon(2 + random.nextInt(2), 2 + random.nextInt(2));
        double empty = 7.0 / grid.cells();
        PositionSetup setup = Positions.randomSetup(random, grid, 0.9 - empty, 0.1);
        Supply supply = random.nextInt(2) == 0 ? new Supply(random.nextInt(5), random.nextInt(5)) : Supply.ENDLESS;
        Edition edition = game.editions().get(random.nextInt(2));
        int passes = random.nextInt(2);
        PositionSetup whole = new PositionSetup(grid, setup.cells(), setup.toMove(), Optional.of(supply), passes);
        return whole.count(Content.EMPTY) <= MOST_EMPTY
                        && game.position(edition, whole) instanceof SetupResult.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    @Test
    void proofsOfRandomPositionsAreVerified() throws InterruptedException {
        Random random = new Random(61);
        Map<String, Integer> kinds = new TreeMap<>();
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            for (int round = 0; round < 2_500; round++) {
                Optional<Position> position = random(random);
                if (position.isPresent()) {
                    SearchReport report = service.start(position.get(), SearchLimits.NONE, heard -> {})
                            .await();
                    Proofs.assertProves(service, report);
                    String kind = report.value().orElseThrow() + " "
                            + position.get().edition().id();
                    kinds.merge(kind, 1, Integer::sum);
                }
            }
        }
        assertEquals(6, kinds.size(), kinds::toString);
        assertTrue(kinds.values().stream().allMatch(count -> count > 20), kinds::toString);
    }

    /// Asserts that the proof for the result of a distance search needs no more plies than it says.
    private static int provenPlies(SearchService service, Position position) throws InterruptedException {
        SearchReport report =
                service.start(position, SearchLimits.NONE, heard -> {}).await();
        DistanceReport distance =
                service.startDistance(report, SearchLimits.NONE, heard -> {}).await();
        byte[] file = service.writer(distance)
                .write(PositionText.format(position), "test", (positions, replies) -> true)
                .orElseThrow();
        CheckResult verdict = Proofs.verify(file, position);
        assertTrue(verdict instanceof CheckResult.Verified, () -> verdict + " for " + PositionText.format(position));
        assertEquals(distance.atMost(), ((CheckResult.Verified) verdict).plies(), () -> PositionText.format(position));
        return distance.atMost();
    }

    @Test
    void aProofOfTheShortestWinIsAsShort() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            assertEquals(14, provenPlies(service, Positions.of("3/4/5/4/3 w")));
        }
    }

    @Test
    void proofsOfShortestWinsOfRandomPositionsAreAsShort() throws InterruptedException {
        Random random = new Random(62);
        int decided = 0;
        int longest = 0;
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            for (int round = 0; round < 1_000; round++) {
                Optional<Position> position = random(random);
                if (position.isPresent()
                        && service.start(position.get(), SearchLimits.NONE, heard -> {})
                                .await()
                                .plies()
                                .isPresent()) {
                    longest = Math.max(longest, provenPlies(service, position.get()));
                    decided++;
                }
            }
        }
        assertTrue(decided > 50 && longest > 4, decided + " " + longest);
    }

    /// All cells but a corner are blocked; those of the corner have numbers above 127.
    @Test
    void movesOnALargeBoardAreVerified() throws InterruptedException {
        Game game = Games.byDefault();
        Grid grid = HexGrid.hexagon(8, 8);
        PositionSetup setup = PositionSetup.empty(grid);
        for (int cell = 0; cell < grid.cells(); cell++) {
            boolean corner = grid.row(cell) >= grid.rows() - 2 && grid.place(cell) < 4;
            setup = corner ? setup : setup.with(cell, Content.BLOCKED);
        }
        for (PositionSetup start : List.of(setup, setup.withSwap(true))) {
            Position position =
                    ((SetupResult.Valid) game.position(game.editions().getFirst(), start)).position();
            try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
                assertProves(service, position);
            }
        }
    }

    @Test
    void aTinyTableIsSearchedAgain() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            assertProves(service, Positions.of("3/4/5/4/3 w"));
        }
    }

    @Test
    void aValueFromElsewhereIsSearchedForToo() {
        Position position = Positions.of("3/4/5/4/3 w");
        try (SearchService service = new SearchService(new ProofTable(1 << 22), 1)) {
            byte[] file = service.writer(position, Value.WIN)
                    .write("3/4/5/4/3 w", "test", (positions, replies) -> true)
                    .orElseThrow();
            assertTrue(Proofs.verify(file, position) instanceof CheckResult.Verified);
        }
    }

    @Test
    void stopsWhenAskedAndWritesNothing() throws InterruptedException {
        Position position = Positions.of("3/4/5/4/3 w");
        try (SearchService service = new SearchService(new ProofTable(1 << 22), 1)) {
            service.start(position, SearchLimits.NONE, heard -> {}).await();
            ProofWriter stopped = service.writer(position, Value.WIN);
            stopped.stop();
            assertEquals(Optional.empty(), stopped.write("3/4/5/4/3 w", "test", (positions, replies) -> true));
            ProofWriter later = service.writer(position, Value.WIN);
            assertEquals(Optional.empty(), later.write("3/4/5/4/3 w", "test", (positions, replies) -> positions < 100));
        }
    }
}
