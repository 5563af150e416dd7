package hexalyst.study.puzzle;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;

/// The result of trying to make a puzzle from a position and a task.
///
/// @param first which first moves solve; its task names the fewest plies
/// @param puzzle the puzzle, with rating and themes if a single first move solves, or both are
///     wanted; empty if no move is proved to solve
/// @param report whether it is correct; empty if there is no puzzle
public record PuzzleProof(Solutions first, Optional<Puzzle> puzzle, Optional<PuzzleReport> report) {
    /// Tries to make the puzzle. A task to win within more plies than necessary becomes one to win within the fewest.
    /// Works on the caller's thread.
    ///
    /// @param each the limits for each position
    /// @param stop ends the work soon when it is pressed
    /// @param start a position where the game is not over
    /// @param listener receives the progress of the check
    public static PuzzleProof of(
            SearchService service,
            SearchLimits each,
            StopSwitch stop,
            Position start,
            Task wanted,
            PuzzleCheck.Listener listener) {
        return of(new SolutionSearch(service, each, stop), start, wanted, listener);
    }

    static PuzzleProof of(SolutionSearch search, Position start, Task wanted, PuzzleCheck.Listener listener) {
        Task task = search.fewest(start, wanted);
        Solutions first = search.find(start, task);
        int wantedMoves = task instanceof Task.BothMoves ? 2 : 1;
        Optional<GameTree> solution = new SolutionBuilder(search).build(first);
        Optional<Puzzle> puzzle = solution.map(tree -> Puzzle.of(task, tree))
                .map(made -> first.settled() && first.solving().size() == wantedMoves
                        ? Rating.of(first, made.solution(), search.each(), search.stop())
                                .map(rating ->
                                        made.with(new ThemeFinder(search).find(made.solution()), rating.difficulty()))
                                .orElse(made)
                        : made);
        Optional<PuzzleReport> report = puzzle.map(made -> new PuzzleCheck(search).check(made, listener));
        return new PuzzleProof(first, puzzle, report);
    }

    /// Checks a puzzle whose solution is stored already.
    public static PuzzleProof ofStored(
            SearchService service, SearchLimits each, StopSwitch stop, Puzzle puzzle, PuzzleCheck.Listener listener) {
        PuzzleReport report = new PuzzleCheck(new SolutionSearch(service, each, stop)).check(puzzle, listener);
        Solutions first = report.turns().isEmpty()
                ? new Solutions(puzzle.start(), puzzle.task(), List.of())
                : report.turns().getFirst().solutions();
        return new PuzzleProof(first, Optional.of(puzzle), Optional.of(report));
    }
}
