/// Puzzles: positions with a task whose solution is proved. Depends on `board`, `game`, `record`, `notation` and
/// `engine`. Headless; everything that proves may take long and belongs on a background thread.
///
/// Read first: [Puzzle] (what one is and how a file keeps it), then [Solutions] (which moves solve, as far as it is
/// proved), [PuzzleCheck] (whether a stored solution is right), [SolutionBuilder] (makes one), [Defence] (what answers
/// the solver), and [PuzzleGenerator] (finds puzzles in games).
@NullMarked
package hexalyst.study.puzzle;

import org.jspecify.annotations.NullMarked;
