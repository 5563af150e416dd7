package hexalyst.record;

import java.util.Optional;

/// An arrow between two cells.
///
/// @param from the cell where it begins
/// @param to the cell that it points at, another one
/// @param colour the colour's name, if one was chosen: see [Mark#isColour]
public record Arrow(int from, int to, Optional<String> colour) {

    /// Checks the cells and the colour.
    ///
    /// @throws IllegalArgumentException if a cell is below 0, both are the same or the colour is no colour's name
    public Arrow {
        if (Math.min(from, to) < 0) {
            throw new IllegalArgumentException("cell " + Math.min(from, to));
        }
        if (from == to) {
            throw new IllegalArgumentException("an arrow goes from one cell to another");
        }
        Mark.checkColour(colour);
    }
}
