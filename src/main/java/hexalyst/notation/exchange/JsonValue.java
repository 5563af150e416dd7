package hexalyst.notation.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// A value of a JSON text, with its place. Unlike a library's tree, it knows its place and can hold the part before a
/// damage. Filled by [JsonText], then only read. Confined to one thread.
final class JsonValue {
    /// The kinds of values.
    enum Kind {
        OBJECT,
        LIST,
        TEXT,
        NUMBER,
        OTHER
    }

    private final Kind kind;
    private final int offset;
    private final String text;
    /// Created when needed, since there may be millions of values without fields.
    private Map<String, JsonValue> fields = Map.of();

    private List<JsonValue> items = List.of();

    /// @param kind what it is
    /// @param offset where it begins
    /// @param text its text, unless it is an object or a list
    JsonValue(Kind kind, int offset, String text) {
        this.kind = kind;
        this.offset = offset;
        this.text = text;
    }

    void put(String name, JsonValue value) {
        fields = fields.isEmpty() ? new LinkedHashMap<>() : fields;
        fields.putIfAbsent(name, value);
    }

    void add(JsonValue value) {
        items = items.isEmpty() ? new ArrayList<>() : items;
        items.add(value);
    }

    boolean is(Kind wanted) {
        return kind == wanted;
    }

    int offset() {
        return offset;
    }

    /// The fields of an object; none of anything else.
    Map<String, JsonValue> fields() {
        return fields;
    }

    /// A field, if it exists and is not null.
    Optional<JsonValue> field(String name) {
        return Optional.ofNullable(fields.get(name)).filter(value -> !value.isNull());
    }

    /// The text of a field that is a text; empty for anything else.
    String textOf(String name) {
        return field(name).flatMap(JsonValue::asText).orElse("");
    }

    /// The items of a list that is a field; none for anything else.
    List<JsonValue> itemsOf(String name) {
        return field(name).map(JsonValue::items).orElse(List.of());
    }

    /// The items of a list; none of anything else.
    List<JsonValue> items() {
        return items;
    }

    Optional<String> asText() {
        return kind == Kind.TEXT ? Optional.of(text) : Optional.empty();
    }

    OptionalDouble asNumber() {
        return kind == Kind.NUMBER ? OptionalDouble.of(Double.parseDouble(text)) : OptionalDouble.empty();
    }

    boolean isTrue() {
        return kind == Kind.OTHER && text.equals("true");
    }

    boolean isNull() {
        return kind == Kind.OTHER && text.equals("null");
    }
}
