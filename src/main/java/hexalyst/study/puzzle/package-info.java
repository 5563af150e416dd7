/// Puzzles: positions with a task whose solution is proved. Depends on `board`, `game`, `record`, `notation` and
/// `engine`. Headless; all proofs may take long and belong on a background thread.
///
/// Read first: [Puzzle] (what a puzzle is and how files store it), then [Solutions] (which moves solve, as far as
/// proved), [PuzzleCheck] (whether a stored solution is correct), [SolutionBuilder] (builds a solution), [Defence]
/// (answers the solver), [PuzzleGenerator] (finds puzzles in games), and [PuzzleExercise] (what documents print).
@NullMarked
package hexalyst.study.puzzle;

import org.jspecify.annotations.NullMarked;
