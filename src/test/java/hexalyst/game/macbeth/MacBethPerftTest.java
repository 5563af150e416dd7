package hexalyst.game.macbeth;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.HexGrid;
import hexalyst.game.Perft;
import hexalyst.game.PerftTable;
import hexalyst.game.Position;
import hexalyst.notation.Parsed;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// A table of positions with the number of lines of so many turns, made by a slow program of its own.
class MacBethPerftTest {
    static Stream<JsonNode> table() throws IOException {
        return PerftTable.rows(MacBethPerftTest.class);
    }

    /// No line leads on from what is no position because the game is over.
    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(JsonNode row) {
        String text = row.get("position").asString();
        int depth = row.get("depth").asInt();
        long count = switch (PositionText.parse(text, MacBeth.GAME)) {
            case Parsed.Ok<Position> ok -> Perft.count(ok.value(), depth).nodes();
            case Parsed.Bad<Position> bad -> 0;
        };
        assertEquals(row.get("count").asLong(), count, text + ", depth " + depth);
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(190, table().count());
    }

    /// The counts that the rules tell of three starts.
    @ParameterizedTest
    @CsvSource({
        "othello, 6, '6, 24, 72, 234, 780, 2874'",
        "reversi, 6, '6, 30, 120, 360, 720, 720, 2160'",
        "othello, 4, '6, 24, 72, 234, 738, 2514, 8394'"
    })
    void theFirstPlies(String edition, int side, String counts) {
        Position start = MacBeth.GAME.start(MacBeth.GAME.edition(edition).orElseThrow(), HexGrid.hexagon(side, side));
        int depth = 0;
        for (String count : counts.split(", ", -1)) {
            depth++;
            assertEquals(Long.parseLong(count), Perft.count(start, depth).nodes(), "depth " + depth);
        }
    }
}
