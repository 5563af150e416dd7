package hexalyst.record;

import java.util.List;

/// A property of an SGF node that means nothing here and is kept as it is.
///
/// @param name capital letters, such as `KM`
/// @param values the values without SGF's escapes, at least one (which may be empty text)
public record ForeignProperty(String name, List<String> values) {
    /// Checks the name, copies and cleans the values.
    ///
    /// @throws IllegalArgumentException if the name is not capital letters or there is no value
    public ForeignProperty {
        if (name.isEmpty() || !name.chars().allMatch(c -> c >= 'A' && c <= 'Z')) {
            throw new IllegalArgumentException("a property's name is capital letters, not \"" + name + '"');
        }
        if (values.isEmpty()) {
            throw new IllegalArgumentException("property " + name + " has no value");
        }
        values = values.stream().map(CleanText::block).toList();
    }
}
