package hexalyst.export.board;

/// How a board is looked at.
///
/// @param turn how often it is turned clockwise by a step ([BoardGeometry]), 0 to 5
/// @param mirrored true to exchange left and right
/// @param coordinates true to write the letters of the rows
/// @param numbers true to write the number of each empty cell in it
/// @param shapes true if the players' pieces differ by shape too
public record BoardLook(int turn, boolean mirrored, boolean coordinates, boolean numbers, boolean shapes) {}
