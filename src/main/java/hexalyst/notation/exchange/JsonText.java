package hexalyst.notation.exchange;

import hexalyst.notation.source.ParserMessage;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.text.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/// Reads JSON text: any number of values one after the other, each with its place. If the text is damaged or exceeds
/// the limits, everything before that is kept.
final class JsonText {
    /// Deeper values are not read: a game of 200 moves as nested variations needs 400.
    private static final int DEEPEST = 1_000;

    /// Further values are not read.
    private static final int MOST_VALUES = 2_000_000;

    private static final int LONGEST_NUMBER = 100;
    private static final int LONGEST_NAME = 1_000;

    private final JsonMapper mapper = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST + 1)
                            .maxNumberLength(LONGEST_NUMBER)
                            .maxNameLength(LONGEST_NAME)
                            .maxStringLength((int) GameImport.MOST_BYTES)
                            .build())
                    .build())
            .build();
    private final ProblemCollector source;
    private final OptionalInt place;
    private final List<JsonValue> roots = new ArrayList<>();
    private final Deque<JsonValue> open = new ArrayDeque<>();
    private int count;

    private JsonText(ProblemCollector source, OptionalInt place) {
        this.source = source;
        this.place = place;
    }

    /// The values of the source's text; problems are noted there.
    static List<JsonValue> read(ProblemCollector source) {
        JsonText reading = new JsonText(source, OptionalInt.empty());
        String text = source.text();
        reading.run(text.startsWith("\uFEFF") ? ' ' + text.substring(1) : text);
        return reading.roots;
    }

    /// The values of a JSON text that is a string in another one.
    ///
    /// @param offset used as the place of all its values
    static List<JsonValue> readInner(String text, ProblemCollector source, int offset) {
        JsonText reading = new JsonText(source, OptionalInt.of(offset));
        reading.run(text);
        return reading.roots;
    }

    private void run(String text) {
        try (JsonParser json = mapper.createParser(text)) {
            String name = "";
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
                if (token == JsonToken.PROPERTY_NAME) {
                    name = json.currentName();
                } else if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
                    open.pop();
                } else if (open.size() == DEEPEST) {
                    problem(json.currentTokenLocation().getCharOffset(), text, "tooDeep", DEEPEST);
                    return;
                } else if (count == MOST_VALUES) {
                    problem(json.currentTokenLocation().getCharOffset(), text, "tooManyValues", MOST_VALUES);
                    return;
                } else {
                    count++;
                    add(value(json, token, text), name);
                }
            }
        } catch (JacksonException wrong) {
            long at = wrong.getLocation() == null
                    ? text.length()
                    : wrong.getLocation().getCharOffset();
            problem(at, text, "noJson", ParserMessage.of(wrong));
        }
    }

    private void add(JsonValue value, String name) {
        JsonValue parent = open.peek();
        if (parent == null) {
            roots.add(value);
        } else if (parent.is(JsonValue.Kind.OBJECT)) {
            parent.put(name, value);
        } else {
            parent.add(value);
        }
        if (value.is(JsonValue.Kind.OBJECT) || value.is(JsonValue.Kind.LIST)) {
            open.push(value);
        }
    }

    private JsonValue value(JsonParser json, JsonToken token, String text) {
        int offset = offset(json.currentTokenLocation().getCharOffset(), text);
        @Nullable String said = json.getString();
        JsonValue.Kind kind = switch (token) {
            case START_OBJECT -> JsonValue.Kind.OBJECT;
            case START_ARRAY -> JsonValue.Kind.LIST;
            case VALUE_STRING -> JsonValue.Kind.TEXT;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> JsonValue.Kind.NUMBER;
            default -> JsonValue.Kind.OTHER;
        };
        return new JsonValue(kind, offset, said == null ? "" : said);
    }

    private int offset(long inText, String text) {
        return place.orElse((int) Math.max(0, Math.min(inText, text.length())));
    }

    private void problem(long at, String text, String key, Object... values) {
        source.problem(
                offset(at < 0 ? text.length() : at, text),
                Texts.of(JsonText.class).get(key, values));
    }
}
