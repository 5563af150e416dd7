/// The page of puzzles: sets of them, solving on the board, and making them. Depends on `study`, and on `ui.board`,
/// `ui.game`, `ui.files`. A puzzle has its own game and board: the open game is never changed.
///
/// Read first: [PuzzleViewModel], then [SolvingViewModel] (one puzzle), [SetsViewModel] (which one is next),
/// [SharedTraining] (what is remembered), [MakingViewModel] (new puzzles).
@NullMarked
package hexalyst.ui.puzzle;

import org.jspecify.annotations.NullMarked;
