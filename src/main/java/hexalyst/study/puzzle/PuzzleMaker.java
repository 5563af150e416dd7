package hexalyst.study.puzzle;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.Optional;
import java.util.OptionalInt;

/// Makes a puzzle from a position if possible, that is, if it is won with a single winning move. Works on the caller's
/// thread.
public final class PuzzleMaker {
    /// Wins within this many plies become tasks with a number of plies; for longer ones nobody wants to count.
    private static final int MOST_PLIES = 9;

    private final SearchLimits each;
    private final StopSwitch stop;
    private final SolutionSearch search;

    /// @param service keeps the proofs
    /// @param each the limits for each position
    /// @param stop ends the work soon when it is pressed
    public PuzzleMaker(SearchService service, SearchLimits each, StopSwitch stop) {
        this.each = each;
        this.stop = stop;
        search = new SolutionSearch(service, each, stop);
    }

    /// The puzzle in a position, proved, rated and with its themes; empty if there is none, it cannot be proved within
    /// the limits, or the work was stopped.
    ///
    /// @param position a position where the game is not over
    public Optional<Puzzle> make(Position position) {
        if (search.value(position).filter(value -> value.value() == Value.WIN).isEmpty()) {
            return Optional.empty();
        }
        Solutions first = search.find(position, new Task.Win(), 2);
        boolean chosen = first.choices().size() > 1;
        return chosen && first.unique() ? puzzle(first) : Optional.empty();
    }

    /// A puzzle from a position where several moves win, or where it cannot be settled in time. The task is to win, and
    /// all moves proved to win are solutions. It has neither rating nor themes, since these are about a single move.
    Optional<Puzzle> several(Position position) {
        Solutions all = search.find(position, new Task.Win());
        return all.solving().size() < 2
                ? Optional.empty()
                : new SolutionBuilder(search).build(all).map(solution -> Puzzle.of(all.task(), solution));
    }

    private Optional<Puzzle> puzzle(Solutions first) {
        Task task = task(first.position());
        Optional<Puzzle> puzzle = new SolutionBuilder(search)
                .build(first.position(), task)
                .map(solution -> Puzzle.of(task, solution))
                .filter(made ->
                        new PuzzleCheck(search).check(made, (turns, all) -> {}).ok());
        return puzzle.flatMap(made -> rated(made, first)).filter(made -> !stop.pressed());
    }

    private Optional<Puzzle> rated(Puzzle puzzle, Solutions first) {
        GameTree solution = puzzle.solution();
        return Rating.of(first, solution, each, stop)
                .map(rating -> puzzle.with(new ThemeFinder(search).find(solution), rating.difficulty()));
    }

    /// The task to win within the fewest plies, if a small number can be proved; otherwise to win.
    private Task task(Position position) {
        OptionalInt plies = search.fewestPlies(position, MOST_PLIES);
        return plies.isPresent() ? new Task.WinWithin(plies.getAsInt()) : new Task.Win();
    }
}
