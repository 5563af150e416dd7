package hexalyst.game;

import java.util.OptionalInt;

/// Something that keeps a set-up from being a position.
///
/// @param part which part of the set-up is wrong
/// @param cell the cell that shows it, if one does
/// @param message what is wrong, in one line
public record SetupProblem(Part part, OptionalInt cell, String message) {
    /// The parts of a set-up, as they follow each other in the text format.
    public enum Part {
        ROWS,
        SIDE,
        SUPPLY,
        PASSES,
        SWAP
    }

    /// A problem with what stands on a cell.
    public static SetupProblem at(int cell, String message) {
        return new SetupProblem(Part.ROWS, OptionalInt.of(cell), message);
    }

    /// A problem with a part as a whole.
    public static SetupProblem in(Part part, String message) {
        return new SetupProblem(part, OptionalInt.empty(), message);
    }
}
