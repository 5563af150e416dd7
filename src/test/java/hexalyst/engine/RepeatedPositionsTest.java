package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.engine.ending.EndingReader;
import hexalyst.engine.ending.EndingSearch;
import hexalyst.engine.ending.PlainValues;
import hexalyst.engine.ending.RandomHistory;
import hexalyst.engine.ending.SolvedEnding;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.kit.Chase;
import hexalyst.game.kit.Walk;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Games in which positions come back, on boards so small that the plainest method knows every value: what a proof
/// search settles, and what an ending tells, is the same, after any turns to and fro.
@Tag("slow")
class RepeatedPositionsTest {
    private static final int POSITIONS = 2_000;
    /// Of so many positions one decided one gets a certificate.
    private static final int CERTIFIED = 40;

    private static final SearchLimits EACH = SearchLimits.NONE.withNodes(300);

    static List<Arguments> games() {
        return List.of(
                Arguments.of(Walk.GAME, HexGrid.hexagon(2, 2), 5),
                Arguments.of(Chase.GAME, HexGrid.hexagon(2, 2), 4),
                Arguments.of(Games.named("hexdameo").orElseThrow(), HexGrid.hexagon(2, 2), 4));
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingDiffersFromThePlainestMethod(Game game, Grid grid, int men) throws InterruptedException {
        Random random = new Random(49);
        PlainValues plain = new PlainValues();
        ProofTable table = new ProofTable(1 << 20);
        int[] settled = new int[Value.values().length];
        int cameBack = 0;
        for (int done = 0; done < POSITIONS; ) {
            Optional<RandomHistory> found = RandomHistory.of(random, game, grid, men, random.nextInt(14));
            if (found.isEmpty()) {
                continue;
            }
            done++;
            Position position = found.get().position();
            int value = plain.value(position, found.get().twice());
            cameBack += found.get().twice().isEmpty() ? 0 : 1;
            assertEquals(value, ending(position), position::toString);
            if (value != 0 && done % CERTIFIED == 0) {
                certify(position);
            }
            new QuickProof(position.searchBoard(), table).prove(EACH).ifPresent(proved -> {
                settled[proved.value().ordinal()]++;
                assertEquals(sign(proved.value()), Integer.signum(value), position::toString);
                assertTrue(proved.plies() >= Math.abs(value), position::toString);
            });
        }
        assertTrue(cameBack > 20, cameBack + " after something came back");
        assertTrue(settled[0] > 100 && settled[2] > 20, settled[0] + " won, " + settled[2] + " lost");
    }

    /// Asserts that the verifier accepts a certificate of a decided position.
    private static void certify(Position position) throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 16), 1)) {
            SearchHandle search = service.start(position, SearchLimits.NONE, heard -> {});
            Proofs.assertProves(service, search.await());
        }
    }

    private static int ending(Position position) {
        EndingSearch.Limits none = new EndingSearch.Limits(Long.MAX_VALUE, Long.MAX_VALUE);
        SolvedEnding ending =
                new EndingSearch(position.searchBoard(), none, () -> true).run().orElseThrow();
        return new EndingReader(position.searchBoard()).value(List.of(ending));
    }

    private static int sign(Value value) {
        return switch (value) {
            case WIN -> 1;
            case DRAW -> 0;
            case LOSS -> -1;
        };
    }
}
