package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Tables of positions with their legal moves and perft counts, a row a line, in the file `perft.jsonl` beside the test
/// of a game.
public final class PerftTable {
    private PerftTable() {}

    /// The rows of a game's table.
    public static Stream<JsonNode> rows(Class<?> test) throws IOException {
        JsonMapper mapper = new JsonMapper();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(test.getResourceAsStream("perft.jsonl"), StandardCharsets.UTF_8))) {
            return lines.lines().map(mapper::readTree).toList().stream();
        }
    }

    /// Counts what a row tells of its position, and compares.
    public static void assertAgrees(JsonNode row, Position position) {
        List<String> legal =
                row.get("legal").valueStream().map(JsonNode::asString).toList();
        assertEquals(legal, position.legalTexts());
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
}
