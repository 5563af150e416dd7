package hexalyst.record;

/// A tag pair of a game, such as `White` and `Ann`.
///
/// @param name letters, digits and underscores
/// @param value any text of one line; line ends become spaces
public record Tag(String name, String value) {
    /// Checks the name and cleans the value.
    ///
    /// @throws IllegalArgumentException if the name is empty or has other characters
    public Tag {
        if (!isName(name)) {
            throw new IllegalArgumentException("a tag's name is letters, digits and underscores, not \"" + name + '"');
        }
        value = CleanText.line(value);
    }

    /// True if a tag may have this name.
    public static boolean isName(String text) {
        return !text.isEmpty() && text.chars().allMatch(Tag::isNameCharacter);
    }

    /// True for a character of a tag's name: an ASCII letter, digit or underscore.
    public static boolean isNameCharacter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }
}
