package hexalyst.export.document;

/// Which positions of a game are shown as diagrams.
public sealed interface Diagrams {
    /// Positions with drawings or a requested diagram, those after a brilliant move or a blunder, the last one of the
    /// main line, and the first one unless its board is empty.
    record Marked() implements Diagrams {}

    /// Every n-th ply of the main line, its last position, the first one unless its board is empty, and positions with
    /// drawings or a requested diagram.
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

    /// Only positions for which the author requests a diagram, with the glyph `$220`.
    record Chosen() implements Diagrams {}

    /// No diagrams.
    record None() implements Diagrams {}
}
