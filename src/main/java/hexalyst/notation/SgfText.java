package hexalyst.notation;

import hexalyst.record.ForeignProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The text syntax of SGF FF\[4\]: escapes in values, and whole properties as text.
final class SgfText {
    private SgfText() {}

    /// A value with `\` before every `]` and `\`.
    static String escaped(String value) {
        return value.indexOf(']') < 0 && value.indexOf('\\') < 0
                ? value
                : value.replace("\\", "\\\\").replace("]", "\\]");
    }

    /// The second half of a composed value, `:` escaped as well.
    static String escapedPart(String value) {
        return escaped(value).replace(":", "\\:");
    }

    /// A raw value without its escapes: a backslash is removed, together with a line end after it.
    static String unescaped(String raw) {
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder out = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\' && i + 1 < raw.length()) {
                i++;
                c = raw.charAt(i);
                if (c == '\r' && i + 1 < raw.length() && raw.charAt(i + 1) == '\n') {
                    i++;
                }
                if (c != '\n' && c != '\r') {
                    out.append(c);
                }
            } else if (c != '\\') {
                out.append(c);
            }
        }
        return out.toString();
    }

    /// The offset of the `]` that ends a value, which begins at `from`, after `[`; -1 if there is none.
    static int end(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == ']') {
                return i;
            }
        }
        return -1;
    }

    /// The index of the unescaped `:` in a composed raw value; -1 if there is none.
    static int colon(String raw) {
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == ':') {
                return i;
            }
        }
        return -1;
    }

    /// A property with all its values, such as `AB[a1][b2]`.
    static String property(String name, List<String> values) {
        return raw(name, values.stream().map(SgfText::escaped).toList());
    }

    /// A foreign property as in its file.
    static String property(ForeignProperty property) {
        return raw(property.name(), property.values());
    }

    private static String raw(String name, List<String> values) {
        StringBuilder out = new StringBuilder(name);
        values.forEach(value -> out.append('[').append(value).append(']'));
        return out.toString();
    }

    /// Reads what [#property(ForeignProperty)] writes.
    static Optional<ForeignProperty> parseProperty(String text) {
        int at = 0;
        while (at < text.length() && isNameCharacter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(0, at);
        List<String> values = new ArrayList<>();
        while (at < text.length()) {
            int end = text.charAt(at) == '[' ? end(text, at + 1) : -1;
            if (end < 0) {
                return Optional.empty();
            }
            values.add(text.substring(at + 1, end));
            at = end + 1;
        }
        return name.isEmpty() || values.isEmpty() ? Optional.empty() : Optional.of(new ForeignProperty(name, values));
    }

    /// True for a character of a property's name.
    static boolean isNameCharacter(char c) {
        return c >= 'A' && c <= 'Z';
    }
}
