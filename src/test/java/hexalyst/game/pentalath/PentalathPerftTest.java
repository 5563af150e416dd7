package hexalyst.game.pentalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Perft;
import hexalyst.game.Position;
import hexalyst.game.Tally;
import hexalyst.notation.PositionText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A table of positions with their legal moves and perft counts, made by the slow reference ([PentalathPerftMaker]).
class PentalathPerftTest {
    static Stream<JsonNode> table() throws IOException {
        JsonMapper mapper = new JsonMapper();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                PentalathPerftTest.class.getResourceAsStream("perft.jsonl"), StandardCharsets.UTF_8))) {
            return lines.lines().map(mapper::readTree).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(JsonNode row) {
        Position position = PositionText.parse(row.get("position").asString(), Pentalath.GAME)
                .ok()
                .orElseThrow();
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
