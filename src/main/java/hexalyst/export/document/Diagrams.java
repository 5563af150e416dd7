package hexalyst.export.document;

/// Which positions of a game are shown as diagrams.
public sealed interface Diagrams {
    /// Those that somebody drew on or asked a diagram for, those after a brilliant move or a blunder, the last one of
    /// the main line, and the first one if there is anything on its board.
    record Marked() implements Diagrams {}

    /// Every so many plies of the main line, its last position, and the first one if there is anything on its board.
    ///
    /// @param plies at least 1
    record Every(int plies) implements Diagrams {
        /// Checks the number.
        ///
        /// @throws IllegalArgumentException if it is below 1
        public Every {
            if (plies < 1) {
                throw new IllegalArgumentException("every " + plies);
            }
        }
    }

    /// None at all.
    record None() implements Diagrams {}
}
