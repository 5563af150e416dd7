package hexalyst.notation;

/// The place of a move in a text.
///
/// @param node the move's node
/// @param from the offset of its first character, in UTF-16 units
/// @param end the offset after its last one; glyphs and comments come after it
public record MovePlace(int node, int from, int end) {}
