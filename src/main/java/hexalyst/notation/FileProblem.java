package hexalyst.notation;

/// What is wrong in a file.
///
/// @param line where, from 1
/// @param column where in the line, from 1, in characters
/// @param message what is wrong, in one line
public record FileProblem(int line, int column, String message) {
    /// Line, column and message: `12:5 e5w is illegal: the cell is occupied`.
    public String text() {
        return line + ":" + column + ' ' + message;
    }
}
