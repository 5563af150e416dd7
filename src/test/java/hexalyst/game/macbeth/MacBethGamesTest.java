package hexalyst.game.macbeth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hexalyst.game.Move;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Positions;
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

/// Random games played by a slow program of its own.
class MacBethGamesTest {
    static Stream<JsonNode> games() throws IOException {
        JsonMapper mapper = new JsonMapper();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                MacBethGamesTest.class.getResourceAsStream("games.jsonl"), StandardCharsets.UTF_8))) {
            return lines.lines().map(mapper::readTree).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTurnIsLegalAndEndAndScoreAreTheSame(JsonNode game) {
        Position position = Positions.of(MacBeth.GAME, game.get("start").asString());
        List<String> turns =
                game.get("turns").valueStream().map(JsonNode::asString).toList();
        for (String turn : turns) {
            assertFalse(position.outcome().over(), turn);
            Move move = position.move(turn).orElseThrow();
            assertEquals(turn, position.text(move));
            position = position.play(move);
        }
        assertEquals(game.get("end").asString(), PositionText.format(position));
        String result = game.get("result").asString();
        assertEquals(
                result.equals("1/2") ? "1/2-1/2" : result, position.outcome().result());
        Points points = position.score().orElseThrow();
        List<Integer> score =
                game.get("score").valueStream().map(JsonNode::asInt).toList();
        assertEquals(score, List.of(points.white(), points.black()));
    }

    @Test
    void allGamesAreThere() throws IOException {
        assertEquals(24, games().count());
    }
}
