package hexalyst.cli.study;

import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Printer;
import hexalyst.notation.GameFormat;
import hexalyst.notation.PositionText;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleDifficulty;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.puzzle.PuzzleWords;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `puzzle show`: puzzles as text.
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description =
                "Prints the puzzles of a file, a line each: number, task, difficulty, themes. With a number, prints"
                        + " that puzzle: its task, its notes and the position; with --solution, the solution too.",
        footer = "%nExample: hexalyst puzzle show sample-games/puzzles/easy.hgn 3 --solution")
final class PuzzleShowCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Option(names = "--solution", description = "Also print the solution.")
    private boolean solution;

    @Option(names = "--json", description = "Print JSON, a line for each puzzle.")
    private boolean json;

    @Parameters(index = "0", paramLabel = "<file>", description = "A file of puzzles.")
    private Path file = Path.of("");

    @Parameters(index = "1", arity = "0..1", paramLabel = "<n>", description = "The number of a puzzle, from 1.")
    private @Nullable Integer number;

    @Override
    public Integer call() {
        PuzzleSet set = PuzzleFile.read(file);
        set.problems().forEach(problem -> printer.say(file + ":" + problem.text()));
        List<Puzzle> puzzles = set.puzzles();
        if (number == null) {
            for (int i = 0; i < puzzles.size(); i++) {
                print(puzzles.get(i), i + 1, false);
            }
        } else if (number < 1 || number > puzzles.size()) {
            throw new InputException(file + " has no puzzle " + number + ", but " + puzzles.size());
        } else {
            print(puzzles.get(number - 1), number, true);
        }
        return ExitCode.of(set.problems().isEmpty() && !puzzles.isEmpty());
    }

    private void print(Puzzle puzzle, int place, boolean whole) {
        String themes = puzzle.themes().stream().map(PuzzleTheme::id).collect(Collectors.joining(" "));
        String difficulty = puzzle.difficulty().map(PuzzleDifficulty::text).orElse("-");
        String position = PositionText.format(puzzle.start());
        String moves = GameFormat.HGN.write(List.of(puzzle.solution()));
        String line = PuzzleFile.name(puzzle, place) + ": " + PuzzleWords.task(puzzle) + ", " + difficulty
                + (themes.isEmpty() ? "" : ", " + themes);
        var values = Printer.values(
                "puzzle", place,
                "title", puzzle.title(),
                "task", puzzle.task().text(),
                "difficulty", difficulty,
                "themes", puzzle.themes().stream().map(PuzzleTheme::id).toList(),
                "author", puzzle.author(),
                "text", puzzle.text(),
                "position", position);
        if (solution) {
            values.put("solution", moves);
        }
        printer.print(json, line, values);
        PrintWriter out = printer.out();
        if (whole && !json) {
            if (!puzzle.text().isEmpty()) {
                out.println(puzzle.text());
            }
            out.println(position);
            out.print(PuzzleWords.board(puzzle.start()));
        }
        if (solution && !json) {
            out.println("solution: " + PuzzleWords.solution(puzzle));
        }
        out.flush();
    }
}
