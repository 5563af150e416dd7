package hexalyst.game.hexade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Perft;
import hexalyst.game.PerftTable;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.Parsed;
import hexalyst.notation.PositionText;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// A table of positions with the number of lines of so many turns, made by a slow program of its own.
class HexadePerftTest {
    static Stream<JsonNode> table() throws IOException {
        return PerftTable.rows(HexadePerftTest.class);
    }

    /// No line leads on from what is no position because the game is over.
    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(JsonNode row) {
        String text = row.get("position").asString();
        int depth = row.get("depth").asInt();
        long count = switch (PositionText.parse(text, Hexade.GAME)) {
            case Parsed.Ok<Position> ok -> Perft.count(ok.value(), depth).nodes();
            case Parsed.Bad<Position> bad -> 0;
        };
        assertEquals(row.get("count").asLong(), count, text + ", depth " + depth);
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(119, table().count());
    }

    /// White's second stone is three steps or more from the first, wherever that is.
    @Test
    void theFirstPliesByHand() {
        Position start = Hexade.GAME.start(HexadeEdition.STANDARD);
        assertEquals(271, Perft.count(start, 1).nodes());
        assertEquals(271 * 270, Perft.count(start, 2).nodes());
        Position four = Positions.of(Hexade.GAME, "4/5/6/7/6/5/4 w");
        assertEquals(30_450, Perft.count(four, 3).nodes());
    }
}
