package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.engine.ending.PlainValues;
import hexalyst.engine.ending.RandomHistory;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.kit.Chase;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Endings as all searches of a service use them.
@Tag("slow")
class EndingStageTest {
    private static final String LONG = "4/5/2w3/3W1/2B1 w";

    private static Position hexdameo(String text) {
        return Positions.of(Games.named("hexdameo").orElseThrow(), text);
    }

    private static SearchReport search(SearchService service, Position position, SearchGoal goal, SearchLimits limits)
            throws InterruptedException {
        return service.start(position, goal, ProvedElsewhere.NOTHING, limits, heard -> {})
                .await();
    }

    @ParameterizedTest
    @ValueSource(strings = {LONG, LONG + " seen=2"})
    void aSearchKnowsTheExactPliesAndALineOfThem(String text) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            SearchReport report = search(service, hexdameo(text), SearchGoal.VALUE, SearchLimits.NONE);
            assertEquals(Optional.of(new ProvedValue(Value.WIN, 33)), report.proved());
            assertEquals(33, report.line().size());
            assertTrue(report.whole());
            DistanceReport distance = service.startDistance(report, SearchLimits.NONE, heard -> {})
                    .await();
            assertEquals("33 33", distance.atLeast() + " " + distance.atMost());
        }
    }

    @Test
    void everyMoveGetsItsExactValue() throws InterruptedException {
        Random random = new Random(5);
        int[] values = new int[3];
        PlainValues plain = new PlainValues();
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            for (int round = 0; round < 60; round++) {
                Optional<RandomHistory> found = RandomHistory.of(random, Chase.GAME, HexGrid.hexagon(2, 2), 4, 6);
                if (found.isEmpty()) {
                    continue;
                }
                Position position = found.get().position();
                SearchReport report = search(service, position, SearchGoal.DISTANCE, SearchLimits.NONE);
                assertEquals(plain.value(position, found.get().twice()), number(report.proved()), position::toString);
                assertTrue(report.exact() || report.value().equals(Optional.of(Value.DRAW)), position::toString);
                for (MoveReport move : report.moves()) {
                    Position after = position.step(move.step());
                    if (!after.outcome().over()) {
                        int wanted = plain.value(after, found.get().twice());
                        values[Integer.signum(wanted) + 1]++;
                        assertEquals(
                                wanted,
                                number(move.proof().map(proof -> proof.afterTheMove())),
                                () -> position + " " + position.text(move.step()));
                    }
                }
            }
        }
        assertTrue(values[0] > 20 && values[2] > 20);
    }

    private static int number(Optional<ProvedValue> proved) {
        ProvedValue known = proved.orElseThrow();
        return switch (known.value()) {
            case WIN -> known.plies();
            case DRAW -> 0;
            case LOSS -> -known.plies();
        };
    }

    @Test
    void theProofOfAWinIsWrittenAndTheVerifierAcceptsIt() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            for (String text : List.of("3W/5/2w2B/5/4 w", "2W1/5/4B1/5/3w b", "4/B4/6/7/2w3/5/4 w")) {
                Proofs.assertProves(service, search(service, hexdameo(text), SearchGoal.VALUE, SearchLimits.NONE));
            }
        }
    }

    @Test
    void aDrawIsProvedAndItsLineGoesRoundUntilTheThirdTime() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            SearchReport report = search(service, hexdameo("3/b1w1/5/2w1/3 b"), SearchGoal.DISTANCE, SearchLimits.NONE);
            assertEquals(Optional.of(Value.DRAW), report.value());
            assertTrue(report.whole());
            assertEquals(0, report.open());
            ProofWriter writer = service.writer(report.position(), Value.DRAW);
            assertTrue(writer.mayBeEndless());
            assertEquals(Optional.empty(), writer.write("", "test", (positions, replies) -> positions < 1000));
        }
    }

    @Test
    void withTooFewNodesNothingIsTold() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            SearchReport report = search(service, hexdameo(LONG), SearchGoal.VALUE, SearchLimits.NONE.withNodes(1000));
            assertEquals(Optional.empty(), report.value());
            assertTrue(report.nodes() <= 1000, () -> report.nodes() + " nodes");
            SearchReport again = search(service, hexdameo(LONG), SearchGoal.VALUE, SearchLimits.NONE);
            assertEquals(OptionalInt.of(33), again.plies());
        }
    }

    @Test
    void withTooLittleTimeNothingIsTold() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            SearchReport report =
                    search(service, hexdameo(LONG), SearchGoal.VALUE, SearchLimits.NONE.withTime(Duration.ofMillis(1)));
            assertEquals(Optional.empty(), report.value());
        }
    }
}
