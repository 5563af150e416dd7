package hexalyst.study.puzzle;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Makes a puzzle from a position if possible: if a single move wins, a single move draws where none wins or, where
/// both moves are wanted, exactly two win. Works on the caller's thread.
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
        this(new SolutionSearch(service, each, stop));
    }

    /// @param search keeps the proofs, and knows the limits for each position and when to stop
    PuzzleMaker(SolutionSearch search) {
        this.search = search;
        each = search.each();
        stop = search.stop();
    }

    /// The puzzle in a position, proved, rated and with its themes; empty if there is none, it cannot be proved within
    /// the limits, or the work was stopped.
    ///
    /// @param position a position where the game is not over
    public Optional<Puzzle> make(Position position) {
        return make(position, Optional.empty());
    }

    /// The same with this task, or with any that suits the position; both moves only where that is the task.
    Optional<Puzzle> make(Position position, Optional<Task> wanted) {
        Task task = wanted.orElse(new Task.Win());
        return search.value(position).flatMap(known -> switch (known.value()) {
            case WIN -> {
                if (task instanceof Task.Draw || task instanceof Task.AvoidLoss || task instanceof Task.Better) {
                    yield Optional.empty();
                }
                yield task instanceof Task.BothMoves ? two(position) : one(position);
            }
            case DRAW ->
                single(position, new Task.Draw())
                        .flatMap(first -> puzzle(first, task instanceof Task.AvoidLoss ? task : first.task()));
            case LOSS -> Optional.empty();
        });
    }

    /// What is known about the first moves, if a single one solves and there is a choice.
    private Optional<Solutions> single(Position position, Task task) {
        return Optional.of(first(position, task, 2)).filter(PuzzleMaker::isSingle);
    }

    private Solutions first(Position position, Task task, int enough) {
        Solutions found = search.find(position, task, enough);
        search.keep(found);
        return found;
    }

    private static boolean isSingle(Solutions first) {
        return first.unique() && first.choices().size() > 1;
    }

    /// The puzzle of a position with a single winning move. Where that cannot be settled of other moves, as in a game
    /// that may go on for ever, a single one that wins within the fewest plies.
    private Optional<Puzzle> one(Position position) {
        Solutions first = first(position, new Task.Win(), 2);
        if (isSingle(first)) {
            return win(first);
        }
        OptionalInt plies = first.settled() || first.solving().size() > 1
                ? OptionalInt.empty()
                : search.fewestPlies(position, MOST_PLIES);
        return plies.isEmpty()
                ? Optional.empty()
                : single(position, new Task.WinWithin(plies.getAsInt())).flatMap(quick -> puzzle(quick, quick.task()));
    }

    /// The puzzle of a position with exactly two winning moves, if they are on different cells, do not win at once, and
    /// are not the same plan in another order: one of them no longer wins after the other and the best reply.
    private Optional<Puzzle> two(Position position) {
        Solutions first = first(position, new Task.BothMoves(), 3);
        List<Move> moves = first.solving();
        if (!first.settled() || moves.size() != 2 || first.choices().size() == 2) {
            return Optional.empty();
        }
        Move one = moves.getFirst();
        Move other = moves.getLast();
        boolean over =
                moves.stream().anyMatch(move -> position.play(move).outcome().over());
        boolean different = !one.cells().intersects(other.cells());
        return over || !different || (follows(position, one, other) && follows(position, other, one))
                ? Optional.empty()
                : puzzle(first, first.task());
    }

    /// True if a move wins after another one and the best reply to it.
    private boolean follows(Position position, Move other, Move move) {
        return new Defence(search)
                .reply(position.play(other), new Task.Win())
                .filter(reply -> reply.next().solving().contains(move))
                .isPresent();
    }

    /// The puzzle of a position with a single winning move. The task is to win within the fewest plies, if that is a
    /// small number; otherwise to win or, if several moves win after any reply, to find the only move.
    private Optional<Puzzle> win(Solutions first) {
        Position position = first.position();
        OptionalInt plies = search.fewestPlies(position, MOST_PLIES);
        if (plies.isPresent()) {
            return puzzle(first, new Task.WinWithin(plies.getAsInt()));
        }
        return puzzle(first, first.task())
                .filter(made -> made.solution().mainLine().size() > 2)
                .or(() -> puzzle(first, new Task.OnlyMove()));
    }

    /// A puzzle from a position where several moves solve, or where it cannot be settled in time. All moves proved to
    /// solve are solutions. It has neither rating nor themes, since these are about a single move.
    ///
    /// @param task to win, or to draw where nothing better is possible
    Optional<Puzzle> several(Position position, Task task) {
        Solutions all = first(position, task, SolutionSearch.ALL);
        return all.solving().isEmpty()
                ? Optional.empty()
                : new SolutionBuilder(search).build(all).map(solution -> Puzzle.of(all.task(), solution));
    }

    private Optional<Puzzle> puzzle(Solutions first, Task task) {
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
}
