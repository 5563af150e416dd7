package hexalyst.ui.puzzle;

/// How far the user is with the puzzles of a game that come with the program.
///
/// @param puzzles how many there are
/// @param solved how many of them were solved without help at the last try
public record PuzzleProgress(int puzzles, int solved) {}
