package hexalyst.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads the files with a JSON object a line among the test resources of games.
public final class JsonRows {
    private JsonRows() {}

    /// The rows of a file beside the tests of a game; none if it has no such file.
    ///
    /// @param file such as `perft.jsonl`
    public static List<JsonNode> of(Game game, String file) {
        String path = game.id() + "/" + file;
        if (JsonRows.class.getResource(path) == null) {
            return List.of();
        }
        JsonMapper mapper = new JsonMapper();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(JsonRows.class.getResourceAsStream(path), StandardCharsets.UTF_8))) {
            return lines.lines().map(mapper::readTree).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The texts of a list in a row.
    public static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
