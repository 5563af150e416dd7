package hexalyst.board;

/// A letter or number beside a board.
///
/// @param text what is written
/// @param x where its middle is, as in [Outline]
/// @param y where its middle is, as in [Outline]
public record Caption(String text, double x, double y) {}
