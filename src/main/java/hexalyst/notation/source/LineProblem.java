package hexalyst.notation.source;

/// A problem in a line of text.
///
/// @param field the part of the line, such as `rows` or `side`
/// @param column the column, from 1; one past the end if something is missing there
/// @param message what is wrong, in one line, naming the field but not the column
public record LineProblem(String field, int column, String message) {
    /// The message with the column, such as `row 3 has 8 cells where 7 or 9 were expected (column 12)`.
    public String text() {
        return Words.of("column", message, column);
    }
}
