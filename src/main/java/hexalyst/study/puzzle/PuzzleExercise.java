package hexalyst.study.puzzle;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A puzzle as documents print it, in the current language: with the whole solution, as far as it is proved within
/// small limits, and how the game may go on where the solution ends before the game.
public final class PuzzleExercise {
    private static final long TABLE_BYTES = 4L << 20;
    /// For each question; a tenth of it goes into what is only said.
    private static final long NODES = 100_000;

    /// A longer example shows nobody anything.
    private static final int LONGEST = 30;

    private static final int YEAR_DIGITS = 4;

    private final Puzzle puzzle;
    private final SolutionSearch search;

    private PuzzleExercise(Puzzle puzzle, SolutionSearch search) {
        this.puzzle = puzzle;
        this.search = search;
    }

    /// The exercise that a game is, if it is a puzzle. Takes up to some seconds.
    public static Optional<Exercise> of(GameTree game) {
        return Puzzle.read(game).map(puzzle -> {
            try (SearchService service = new SearchService(new ProofTable(TABLE_BYTES), 1)) {
                SearchLimits limits = SearchLimits.NONE.withNodes(NODES);
                return new PuzzleExercise(puzzle, new SolutionSearch(service, limits, new StopSwitch())).whole();
            }
        });
    }

    /// The same at once, with only the stored solution.
    public static Optional<Exercise> brief(GameTree game) {
        return Puzzle.read(game).map(PuzzleExercise::stored);
    }

    /// The position that a picture of a game shows unless another is asked for: the last of the main line or, since
    /// nothing may give the solution away, the one to solve.
    public static int pictured(GameTree game) {
        return game.tags().get(Tags.TASK).isPresent()
                ? GameTree.ROOT
                : game.mainLine().getLast();
    }

    /// A puzzle as a game with the whole solution, to be edited. Takes up to some seconds.
    ///
    /// @param proved knows what is proved already, and keeps what is proved here
    /// @param stop ends the work soon when it is pressed; what is missing then is left out
    /// @throws InterruptedException if this thread is interrupted
    public static GameTree wholeGame(Puzzle puzzle, SearchService service, ProvedElsewhere proved, StopSwitch stop)
            throws InterruptedException {
        SolutionSearch search = new SolutionSearch(service, proved, SearchLimits.NONE.withNodes(NODES), stop);
        GameTree tree = WholeSolution.of(puzzle, search);
        for (Exercise.Rest rest : new PuzzleExercise(puzzle, search).rests()) {
            Annotations now = tree.node(rest.node()).annotations();
            Position end = puzzle.solution().position(rest.node());
            String line = rest.line().stream().map(end::text).collect(Collectors.joining(" "));
            String words = Sentences.joined(rest.words(), line, rest.end());
            tree = tree.apply(new TreeEdit.Annotate(rest.node(), now.withComment(words)))
                    .tree();
        }
        return puzzle.withSolution(tree).game();
    }

    private Exercise whole() {
        try {
            return exercise(puzzle, PuzzleWords.task(puzzle, kept()), rests(), WholeSolution.of(puzzle, search));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return stored(puzzle);
        }
    }

    private static Exercise stored(Puzzle puzzle) {
        return exercise(puzzle, PuzzleWords.task(puzzle), List.of(), puzzle.solution());
    }

    /// What the only move is proved to keep; empty for other tasks, and if nothing is proved.
    private Optional<Value> kept() {
        List<Move> first = puzzle.firstMoves();
        if (!(puzzle.task() instanceof Task.OnlyMove) || first.isEmpty()) {
            return Optional.empty();
        }
        Position after = puzzle.start().play(first.getFirst());
        // A puzzle that is wrong keeps nothing.
        return Value.atTheEnd(after)
                .or(() -> search.value(after).map(ProvedValue::value))
                .map(Value::opposite)
                .filter(value -> value != Value.LOSS);
    }

    private static Exercise exercise(Puzzle puzzle, String task, List<Exercise.Rest> rests, GameTree solution) {
        return new Exercise(
                puzzle.title(),
                task,
                PuzzleWords.grade(puzzle),
                puzzle.text(),
                credit(puzzle),
                puzzle.task() instanceof Task.BothMoves ? 2 : 1,
                rests,
                solution);
    }

    /// Who made it, if it was a person, where it comes from, and the year.
    private static String credit(Puzzle puzzle) {
        Tags tags = puzzle.solution().tags();
        String year = tags.get(Tags.DATE)
                .map(date -> date.replaceFirst("\\D.*", ""))
                .filter(digits -> digits.length() == YEAR_DIGITS)
                .orElse("");
        return Stream.of(puzzle.author(), tags.get(Tags.SOURCE).orElse(""), year)
                .map(String::strip)
                .filter(part -> !part.isEmpty() && !part.equals("?") && !part.equals(Puzzle.MADE))
                .collect(Collectors.joining(", "));
    }

    private List<Exercise.Rest> rests() throws InterruptedException {
        List<Exercise.Rest> rests = new ArrayList<>();
        for (List<Move> line : puzzle.lines()) {
            Position end = puzzle.start();
            int node = GameTree.ROOT;
            Optional<Task> task = Optional.of(puzzle.task());
            for (int i = 0; i < line.size(); i++) {
                end = end.play(line.get(i));
                node = puzzle.solution().childWith(node, line.get(i)).orElseThrow();
                boolean last = i == line.size() - 1;
                task = i % 2 == 1 || last ? task : task.flatMap(Task::rest);
            }
            if (!puzzle.solution().node(node).annotations().comment().isEmpty()) {
                // The author has said it.
                continue;
            }
            if (end.outcome().over()) {
                rests.add(new Exercise.Rest(node, PuzzleWords.ended(end), List.of(), ""));
            } else if (line.size() % 2 == 1 && task.isPresent()) {
                rests.add(rest(line, node, end, task.get()));
            }
        }
        return rests;
    }

    /// What is said where a line ends. A number of plies alone shows nobody why the rest is won, so there is a line to
    /// the end of the game instead.
    private Exercise.Rest rest(List<Move> line, int node, Position end, Task task) throws InterruptedException {
        Optional<ProvedValue> known = search.rest(end, task);
        boolean atOnce = known.filter(value -> value.plies() == 1).isPresent();
        String why = PuzzleWords.why(
                puzzle.start(), line, atOnce ? known : known.map(value -> new ProvedValue(value.value(), 0)));
        boolean goesOn = known.isPresent() && !atOnce && PuzzleWords.end(end).isEmpty();
        List<Move> played = goesOn ? WholeSolution.rest(end, task, search) : List.of();
        List<Move> rest = played.size() > LONGEST ? List.of() : played;
        String words = rest.isEmpty() ? why : why + " " + PuzzleWords.text("why.example");
        return new Exercise.Rest(node, words, rest, rest.isEmpty() ? "" : PuzzleWords.ended(end.play(rest)));
    }
}
