package hexalyst.cli;

import hexalyst.game.Perft;
import hexalyst.game.Position;
import hexalyst.game.Tally;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// A line of a perft file: a position, its legal moves if they are given, and the counts for depths 1, 2, ...
///
/// @param line the number of the line, from 1
/// @param text the position as the file writes it
/// @param position the same, read
/// @param legal the legal moves, sorted; null if the line does not give them
/// @param counts the counts, for depth 1 first
record PerftRow(
        int line, String text, Position position, @Nullable List<String> legal, List<Tally> counts) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    /// The line as JSON has it.
    private record Json(
            @Nullable String edition,
            @Nullable String position,
            @Nullable List<String> legal,
            @Nullable List<Tally> perft) {}

    /// Reads a file. Lines without text are skipped.
    ///
    /// @throws InputException if it cannot be read; the message names file, line and column
    static List<PerftRow> read(Path file, GameOptions game) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            throw new InputException(file + ": the file is not UTF-8");
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
        List<PerftRow> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line =
                    i == 0 && lines.get(0).startsWith("\uFEFF") ? lines.get(0).substring(1) : lines.get(i);
            if (!line.isBlank()) {
                rows.add(row(file + ":" + (i + 1), i + 1, line, game));
            }
        }
        return rows;
    }

    private static PerftRow row(String place, int number, String line, GameOptions game) {
        Json json;
        try {
            json = MAPPER.readValue(line, Json.class);
        } catch (JacksonException e) {
            throw new InputException(place + ":" + e.getLocation().getColumnNr() + ": "
                    + HexalystCommand.oneLine(e.getOriginalMessage()));
        }
        if (json == null || json.position == null || json.perft == null) {
            throw new InputException(place + ": an object with position and perft was expected");
        }
        try {
            GameOptions options = json.edition == null ? game : game.withEdition(json.edition);
            return new PerftRow(
                    number, json.position, options.position(json.position), json.legal, List.copyOf(json.perft));
        } catch (InputException e) {
            throw new InputException(place + ": " + e.getMessage());
        }
    }

    /// Where the rules differ from the line.
    List<String> differences() {
        List<String> found = new ArrayList<>();
        List<String> moves = position.legalTexts();
        if (legal != null && !moves.equals(legal)) {
            found.add("legal moves are " + moves + ", not " + legal);
        }
        for (int depth = 1; depth <= counts.size(); depth++) {
            Tally tally = Perft.count(position, depth);
            Tally wanted = counts.get(depth - 1);
            if (!tally.equals(wanted)) {
                found.add(
                        "depth " + depth + " is " + PerftCommand.words(tally) + ", not " + PerftCommand.words(wanted));
            }
        }
        return found;
    }
}
