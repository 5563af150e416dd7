package hexalyst.game.spike;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.JsonRows;
import hexalyst.game.lotus.Lotus;
import hexalyst.game.phalanx.Phalanx;
import hexalyst.game.rondo.Rondo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Games that test what the program can support. Caissa is not part of it yet.
public final class Spikes {
    private Spikes() {}

    /// All of them.
    public static List<Game> all() {
        return List.of(Phalanx.GAME, Lotus.GAME, Rondo.GAME, Caissa.GAME);
    }

    /// A substitute for a game in which a click may mean several parts.
    public static Game heaps() {
        return Heaps.GAME;
    }

    /// One of them, or a game of the program.
    public static Game named(String id) {
        return Stream.concat(all().stream(), Games.all().stream())
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /// The rows of a game's table, such as `games.jsonl`.
    public static List<JsonNode> rows(Game game, String file) {
        if (Games.named(game.id()).isPresent()) {
            return JsonRows.of(game, file);
        }
        JsonMapper mapper = new JsonMapper();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Spikes.class.getResourceAsStream(game.id() + "/" + file), StandardCharsets.UTF_8))) {
            return lines.lines().map(mapper::readTree).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
