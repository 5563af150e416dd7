package hexalyst.game;

import java.util.OptionalInt;

/// A reason why a set-up is not a position.
///
/// @param part which part of the set-up is wrong
/// @param cell the cell that causes it, if there is one
/// @param reason what is wrong
public record SetupProblem(Part part, OptionalInt cell, Reason reason) {
    /// The parts of a set-up, as they follow each other in the text format.
    public enum Part {
        ROWS,
        SIDE,
        SUPPLY,
        PASSES,
        SWAP,
        /// A field; its name is the first argument of the reason.
        FIELD
    }

    /// A problem with the content of a cell.
    public static SetupProblem at(int cell, String key, Object... arguments) {
        return new SetupProblem(Part.ROWS, OptionalInt.of(cell), Reason.of(key, arguments));
    }

    /// A problem with a part as a whole.
    public static SetupProblem in(Part part, String key, Object... arguments) {
        return new SetupProblem(part, OptionalInt.empty(), Reason.of(key, arguments));
    }
}
