package hexalyst.record;

/// A short text on a cell.
///
/// @param cell the cell
/// @param text one line; line ends become spaces
public record Label(int cell, String text) {

    /// Checks the cell and cleans the text.
    ///
    /// @throws IllegalArgumentException if the cell is below 0
    public Label {
        if (cell < 0) {
            throw new IllegalArgumentException("cell " + cell);
        }
        text = CleanText.line(text);
    }
}
