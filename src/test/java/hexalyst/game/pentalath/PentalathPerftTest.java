package hexalyst.game.pentalath;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Perft;
import hexalyst.game.PerftTable;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// A table of positions with their legal moves and perft counts, made by the slow reference ([PentalathPerftMaker]).
class PentalathPerftTest {
    static Stream<JsonNode> table() throws IOException {
        return PerftTable.rows(PentalathPerftTest.class);
    }

    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(JsonNode row) {
        PerftTable.assertAgrees(
                row, Positions.of(Pentalath.GAME, row.get("position").asString()));
    }

    /// 61 first moves; then 60 placements and the swap; then 59 each, or 60 after the swap.
    @Test
    void theFirstPliesByHand() {
        Position start = Pentalath.GAME.start(PentalathEdition.STANDARD);
        assertEquals(61, Perft.count(start, 1).nodes());
        assertEquals(61 * 61, Perft.count(start, 2).nodes());
        assertEquals(61 * (60 * 59 + 60), Perft.count(start, 3).nodes());
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(40, table().count());
    }
}
