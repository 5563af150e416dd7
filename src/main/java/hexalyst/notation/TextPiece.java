package hexalyst.notation;

/// A piece of a game's text, for colouring it. Blanks belong to no piece.
///
/// @param kind what it is
/// @param from the offset of its first character, in UTF-16 units
/// @param end the offset after its last one
public record TextPiece(Kind kind, int from, int end) {
    /// What a piece is.
    public enum Kind {
        /// A tag pair with its brackets.
        TAG,
        /// A move number with its dots.
        NUMBER,
        /// A move, or something in the place of one.
        MOVE,
        /// A glyph such as `!?` or `$14`.
        GLYPH,
        /// Free text with its braces.
        COMMENT,
        /// A command inside a comment, such as `[%win w 5]`.
        NOTE,
        /// A parenthesis.
        PARENTHESIS,
        /// The result at the end.
        RESULT
    }
}
