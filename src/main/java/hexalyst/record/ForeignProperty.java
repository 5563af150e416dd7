package hexalyst.record;

import java.util.List;

/// A property of an SGF node that has no meaning here and is kept unchanged.
///
/// @param name capital letters, such as `KM`
/// @param values the raw values between the brackets of the file, with SGF's escapes (only a program that knows the
///     property can distinguish `\:` from `:`); at least one, which may be empty
public record ForeignProperty(String name, List<String> values) {
    /// Checks the name, copies and cleans the values.
    ///
    /// @throws IllegalArgumentException if the name is not capital letters, or if there is no value or an invalid one
    ///     ([#isValue])
    public ForeignProperty {
        if (name.isEmpty() || !name.chars().allMatch(c -> c >= 'A' && c <= 'Z')) {
            throw new IllegalArgumentException("a property's name is capital letters, not \"" + name + '"');
        }
        if (values.isEmpty()) {
            throw new IllegalArgumentException("property " + name + " has no value");
        }
        values = values.stream().map(CleanText::block).toList();
        for (String value : values) {
            if (!isValue(value)) {
                throw new IllegalArgumentException("property " + name + ": \"" + value + "\" is not escaped");
            }
        }
    }

    /// True if text may stand between brackets as it is: each `]` in it, and each `\` at its end, is escaped by `\`.
    public static boolean isValue(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == ']') {
                return false;
            }
            if (text.charAt(i) == '\\') {
                i++;
                if (i == text.length()) {
                    return false;
                }
            }
        }
        return true;
    }
}
