package hexalyst.notation.source;

/// A problem in a file.
///
/// @param line the line, from 1
/// @param column the column in the line, from 1, in characters
/// @param message what is wrong, in one line
public record FileProblem(int line, int column, String message) {
    /// Line, column and message: `12:5 e5w is illegal: the cell is occupied`.
    public String text() {
        return line + ":" + column + ' ' + message;
    }
}
