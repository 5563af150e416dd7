package hexalyst.notation;

import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the tag pairs of one game. Confined to one thread.
final class HgnTags {
    /// A value and its place.
    ///
    /// @param text the value without escapes
    /// @param offset where it begins in the file, after the quote
    /// @param end where its closing quote is
    private record Value(String text, int offset, int end) {}

    private final ProblemCollector source;
    private final String text;
    private final Map<String, Value> derived = new HashMap<>();
    private final Map<String, Value> others = new LinkedHashMap<>();
    private boolean damaged;

    HgnTags(ProblemCollector source) {
        this.source = source;
        text = source.text();
    }

    /// Reads the tag that begins with the bracket at an offset, and returns the offset where reading continues.
    int read(int bracket) {
        int at = blanks(bracket + 1);
        int nameEnd = at;
        while (nameEnd < text.length() && Tag.isNameCharacter(text.charAt(nameEnd))) {
            nameEnd++;
        }
        String name = text.substring(at, nameEnd);
        if (name.isEmpty()) {
            return bad(bracket, at, name, Words.of("tagName"));
        }
        int quote = blanks(nameEnd);
        if (quote == text.length() || text.charAt(quote) != '"') {
            return bad(bracket, quote, name, Words.of("tagValue", clipped(name)));
        }
        StringBuilder value = new StringBuilder();
        int end = value(quote + 1, value);
        if (end == text.length() || text.charAt(end) != '"') {
            return bad(bracket, quote, name, Words.of("quoteOpen"));
        }
        int close = blanks(end + 1);
        add(bracket, name, new Value(value.toString(), quote + 1, end));
        if (close == text.length() || text.charAt(close) != ']') {
            source.problem(close, Words.of("tagEnd"));
            return lineEnd(end + 1);
        }
        return close + 1;
    }

    private void add(int bracket, String name, Value value) {
        Map<String, Value> map = Tags.DERIVED.contains(name) ? derived : others;
        if (map.putIfAbsent(name, value) != null) {
            source.problem(bracket, Words.of("tagTwice", clipped(name)));
        }
    }

    private int bad(int bracket, int where, String name, String message) {
        source.problem(where, message);
        damaged |= Tags.DERIVED.contains(name);
        return Math.max(lineEnd(where), bracket + 1);
    }

    private int value(int from, StringBuilder value) {
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"' || c == '\n' || c == '\r') {
                return at;
            }
            boolean escape = c == '\\' && at + 1 < text.length() && "\"\\".indexOf(text.charAt(at + 1)) >= 0;
            at += escape ? 1 : 0;
            value.append(text.charAt(at));
            at++;
        }
        return at;
    }

    private int blanks(int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private int lineEnd(int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    private static String clipped(String name) {
        return name.length() > 24 ? name.substring(0, 24) + "..." : name;
    }

    /// The start of the game; empty, with a problem noted, if it cannot be determined.
    Optional<hexalyst.game.Position> start(GameLookup lookup) {
        if (damaged) {
            return Optional.empty();
        }
        GameHead head = new GameHead(derived("Game"), derived("Edition"), derived("Board"), derived("Position"));
        return switch (head.start(lookup)) {
            case GameHead.Start.Found found -> Optional.of(found.position());
            case GameHead.Start.Missing missing -> {
                GameHead.Wrong wrong = missing.wrong();
                Value value = derived.get(
                        switch (wrong.part()) {
                            case GAME -> "Game";
                            case EDITION -> "Edition";
                            case BOARD -> "Board";
                            case POSITION -> "Position";
                        });
                source.problem(value == null ? 0 : offset(value, wrong.column()), wrong.message());
                yield Optional.empty();
            }
        };
    }

    private Optional<String> derived(String name) {
        return Optional.ofNullable(derived.get(name)).map(Value::text);
    }

    /// The offset in the file of a column of the unescaped value.
    private int offset(Value value, int column) {
        int at = value.offset();
        for (int i = 1; i < column && at < value.end(); i++) {
            boolean escape = text.charAt(at) == '\\' && "\"\\".indexOf(text.charAt(at + 1)) >= 0;
            at += escape ? 2 : 1;
        }
        return at;
    }

    /// The tags to keep.
    Tags tags() {
        List<Tag> tags = new ArrayList<>();
        for (Map.Entry<String, Value> tag : others.entrySet()) {
            String value = tag.getValue().text();
            if (tag.getKey().equals(Tags.RESULT) && !Tags.RESULTS.contains(value)) {
                source.problem(
                        tag.getValue().offset(),
                        Words.of("results", String.join(" ", Tags.RESULTS), Quoted.text(value)));
            } else {
                tags.add(new Tag(tag.getKey(), value));
            }
        }
        return new Tags(tags);
    }
}
