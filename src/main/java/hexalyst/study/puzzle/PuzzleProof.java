package hexalyst.study.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The result of trying to make a puzzle from a position and a task.
///
/// @param first which first moves solve; its task names the fewest plies
/// @param puzzle the puzzle, with rating and themes if a single first move solves, or both are
///     wanted; empty if no move is proved to solve
/// @param report whether it is correct; empty if there is no puzzle
/// @param advice the task that would make a puzzle of it as it stands, where several first moves solve or not every one
///     is settled; empty if none is proved to
public record PuzzleProof(
        Solutions first, Optional<Puzzle> puzzle, Optional<PuzzleReport> report, Optional<Advice> advice) {
    private static final int BOTH = 2;

    /// A task that exactly these first moves are proved to solve.
    ///
    /// @param task the task
    /// @param moves its only solution, or both
    public record Advice(Task task, List<Move> moves) {
        /// Copies the moves.
        public Advice {
            moves = List.copyOf(moves);
        }
    }

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
        int wantedMoves = task instanceof Task.BothMoves ? BOTH : 1;
        Optional<GameTree> solution = new SolutionBuilder(search).build(first);
        Optional<Puzzle> puzzle = solution.map(tree -> Puzzle.of(task, tree))
                .map(made -> first.settled() && first.solving().size() == wantedMoves
                        ? Rating.of(first, made.solution(), search.each(), search.stop())
                                .map(rating ->
                                        made.with(new ThemeFinder(search).find(made.solution()), rating.difficulty()))
                                .orElse(made)
                        : made);
        Optional<PuzzleReport> report = puzzle.map(made -> new PuzzleCheck(search).check(made, listener));
        return new PuzzleProof(first, puzzle, report, advice(first, search));
    }

    /// Where several first moves solve, or not every one was settled: to win in the fewest plies if one move does, or
    /// to find both moves if no other wins at all.
    private static Optional<Advice> advice(Solutions first, SolutionSearch search) {
        List<Move> solving = first.solving();
        boolean wins = (solving.size() > 1 || !solving.isEmpty() && !first.settled())
                && first.choices().stream()
                        .filter(choice -> choice.verdict() == Verdict.SOLVES)
                        .allMatch(choice -> first.worth(choice)
                                .filter(worth -> worth.value() == Value.WIN)
                                .isPresent());
        return wins ? quickest(first, search.brief()).or(() -> both(first, search)) : Optional.empty();
    }

    private static Optional<Advice> quickest(Solutions first, SolutionSearch search) {
        if (first.task() instanceof Task.WinWithin) {
            // It names the fewest plies already.
            return Optional.empty();
        }
        OptionalInt most = first.choices().stream()
                .flatMap(choice -> first.worth(choice).stream())
                .filter(worth -> worth.value() == Value.WIN)
                .mapToInt(ProvedValue::plies)
                .min();
        OptionalInt fewest = most.isPresent() ? search.fewestPlies(first.position(), most.getAsInt()) : most;
        return fewest.stream()
                .mapToObj(Task.WinWithin::new)
                .map(task -> search.find(first.position(), task))
                .filter(found -> found.unique() && moves(found).size() == 1)
                .map(found -> new Advice(found.task(), found.solving()))
                .findFirst();
    }

    private static Optional<Advice> both(Solutions first, SolutionSearch search) {
        if (first.task() instanceof Task.BothMoves || moves(first).size() != BOTH) {
            return Optional.empty();
        }
        Solutions wins = search.find(first.position(), new Task.BothMoves(), BOTH + 1);
        return wins.settled() && wins.solving().size() == BOTH && moves(wins).size() == BOTH
                ? Optional.of(new Advice(wins.task(), moves(wins)))
                : Optional.empty();
    }

    /// All moves that solve, symmetric ones among them.
    private static List<Move> moves(Solutions found) {
        return found.choices().stream()
                .filter(choice -> choice.verdict() == Verdict.SOLVES)
                .flatMap(choice -> choice.moves().stream())
                .toList();
    }

    /// Checks a puzzle whose solution is stored already.
    public static PuzzleProof ofStored(
            SearchService service, SearchLimits each, StopSwitch stop, Puzzle puzzle, PuzzleCheck.Listener listener) {
        PuzzleReport report = new PuzzleCheck(new SolutionSearch(service, each, stop)).check(puzzle, listener);
        Solutions first = report.turns().isEmpty()
                ? new Solutions(puzzle.start(), puzzle.task(), List.of())
                : report.turns().getFirst().solutions();
        return new PuzzleProof(first, Optional.of(puzzle), Optional.of(report), Optional.empty());
    }
}
