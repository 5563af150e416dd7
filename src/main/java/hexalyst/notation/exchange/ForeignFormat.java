package hexalyst.notation.exchange;

import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/// The formats of other programs, recognised by content.
enum ForeignFormat {
    /// JSON of Abstract Play.
    ABSTRACT_PLAY,
    /// A trial of Ludii.
    LUDII,
    /// A bare list of moves.
    MOVES;

    private static final List<String> THEIRS =
            List.of("header", "moves", "stack", "state", "metaGame", "children", "move", "numplayers", "gameover");
    private static final List<String> OURS = List.of("format", "schema", "nodes", "edition", "tags");
    /// Some programs begin a text with this.
    static final String BYTE_ORDER_MARK = "\uFEFF";

    /// The format that a text looks like; empty if it is JSON in our own format.
    static Optional<ForeignFormat> of(String text) {
        String start = (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).stripLeading();
        if (LudiiReader.is(start)) {
            return Optional.of(LUDII);
        }
        if (start.startsWith("{") && start.indexOf('"') > 0 || start.startsWith("[") && isList(start)) {
            return isOurs(start) ? Optional.empty() : Optional.of(ABSTRACT_PLAY);
        }
        return Optional.of(MOVES);
    }

    /// True for a JSON list, which begins like the tags of a game text.
    private static boolean isList(String start) {
        String rest = start.substring(1).stripLeading();
        return rest.startsWith("{") || rest.startsWith("[") || rest.startsWith("]");
    }

    /// Checks the names of the first fields, reading no further than needed.
    private static boolean isOurs(String text) {
        try (JsonParser json = JsonMapper.shared().createParser(text)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                return false;
            }
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                if (OURS.contains(name)) {
                    return true;
                }
                if (THEIRS.contains(name)) {
                    return false;
                }
                json.nextToken();
                if (name.equals("games") && json.currentToken() == JsonToken.START_ARRAY) {
                    json.nextToken();
                    return json.nextToken() == JsonToken.PROPERTY_NAME && OURS.contains(json.currentName());
                }
                json.skipChildren();
            }
            return false;
        } catch (JacksonException damaged) {
            // If nothing shows where a damaged text is from, our own reader gives the best messages.
            return THEIRS.stream().noneMatch(name -> text.contains("\"" + name + "\""));
        }
    }

    /// Reads a text in this format. Never throws.
    ReadResult read(String text, GameLookup lookup, RowOrder rows) {
        return switch (this) {
            case ABSTRACT_PLAY -> new AbstractPlayReader(text, lookup, rows).read();
            case LUDII -> new LudiiReader(text, lookup, rows).read();
            case MOVES -> new MoveListReader(text, lookup, rows).read();
        };
    }
}
