package hexalyst.game.manalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Perft;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Tally;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Counts from an independent program (a slow reference by flood fill; see the README's sources): positions of both
/// editions, quiet, wild, blocked, and with the supply nearly out.
class ManalathPerftTest {
    static Stream<JsonNode> table() throws IOException {
        JsonMapper mapper = new JsonMapper();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                ManalathPerftTest.class.getResourceAsStream("perft.jsonl"), StandardCharsets.UTF_8))) {
            return lines.lines().map(mapper::readTree).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(JsonNode row) {
        Position position =
                Positions.of(row.get("edition").asString(), row.get("position").asString());
        List<String> legal =
                row.get("legal").valueStream().map(JsonNode::asString).toList();
        assertEquals(
                legal,
                position.legalMoves().stream().map(position::text).sorted().toList());
        int depth = 0;
        for (JsonNode count : row.get("perft")) {
            depth++;
            Tally wanted = new Tally(
                    count.get("nodes").asLong(),
                    count.get("won").asLong(),
                    count.get("lost").asLong(),
                    count.get("drawn").asLong());
            assertEquals(wanted, Perft.count(position, depth), row.get("name").asString() + ", depth " + depth);
        }
        assertTrue(depth > 0);
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
