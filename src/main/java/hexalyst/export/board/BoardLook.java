package hexalyst.export.board;

/// How a board is shown.
///
/// @param turn by how many steps it is rotated clockwise ([BoardGeometry]), 0 to 11
/// @param mirrored true to exchange left and right
/// @param coordinates true to write the letters of the rows
/// @param numbers true to write the number of each empty cell in it
/// @param shapes true if the players' pieces differ by shape too
public record BoardLook(int turn, boolean mirrored, boolean coordinates, boolean numbers, boolean shapes) {}
