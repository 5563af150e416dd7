package hexalyst.game.manalath;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Perft;
import hexalyst.game.PerftTable;
import hexalyst.game.Positions;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Counts from an independent program (a slow reference by flood fill; see the README's sources): positions of both
/// editions, quiet, wild, blocked, and with the supply nearly out.
class ManalathPerftTest {
    static Stream<JsonNode> table() throws IOException {
        return PerftTable.rows(ManalathPerftTest.class);
    }

    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(JsonNode row) {
        PerftTable.assertAgrees(
                row,
                Positions.of(row.get("edition").asString(), row.get("position").asString()));
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(102, table().count());
    }

    @ParameterizedTest
    @CsvSource({"1, 122", "2, 14640", "3, 1727520", "4, 200392320"})
    void emptyBoard(int depth, long nodes) {
        assertEquals(
                nodes, Perft.count(Positions.of("5/6/7/8/9/8/7/6/5 w"), depth).nodes());
    }
}
