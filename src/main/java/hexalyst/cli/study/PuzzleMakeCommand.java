package hexalyst.cli.study;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.game.Edition;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Grade;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleDifficulty;
import hexalyst.study.puzzle.PuzzleGenerator;
import hexalyst.study.puzzle.PuzzleSource;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.puzzle.Task;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `puzzle make`: finds puzzles in games.
@Command(
        name = "make",
        mixinStandardHelpOptions = true,
        description = {
            "Searches games, or games of the engine against itself, for positions with a single winning move, or a single"
                    + " drawing one where none wins (up to symmetry), proves them, adds solutions, ratings and themes, leaves out near-duplicates and"
                    + " mirror images, and writes the puzzles to a file.",
            "The same games, seed and options always give the same puzzles, with any number of threads, unless --time"
                    + " or Ctrl+C ends the search early; what was found by then is written.",
            "Exit code 1 if no puzzle was found."
        },
        footer = {
            "%nExample: hexalyst puzzle make my-games.hgn -o puzzles.hgn",
            "         hexalyst puzzle make --self-play 200 --seed 7 --grade hard --count 20 -o hard.hgn"
        })
final class PuzzleMakeCommand implements Callable<Integer> {
    private static final long EACH = 100_000;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(
            names = "--self-play",
            paramLabel = "<n>",
            description = "Let the engine play this many games against itself.")
    private @Nullable Integer selfPlay;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "<out>",
            required = true,
            description = "The output: a .hgn or .json file, the easiest puzzles first; or a folder for easy.hgn,"
                    + " medium.hgn and hard.hgn.")
    private Path output = Path.of("");

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Option(
            names = "--count",
            paramLabel = "<n>",
            description = "The most puzzles; in a folder, the most of each grade. Default: all.")
    private int count = Integer.MAX_VALUE;

    @Option(
            names = "--grade",
            paramLabel = "<grade>",
            description = "Only puzzles of this grade: easy, medium or hard.")
    private @Nullable Grade grade;

    @Option(names = "--per-grade", paramLabel = "<n>", description = "The most puzzles of each grade.")
    private @Nullable Integer perGrade;

    @Option(names = "--per-game", paramLabel = "<n>", description = "The most puzzles from one game. Default: 2.")
    private int perGame = 2;

    @Option(
            names = "--task",
            paramLabel = "<task>",
            description =
                    "Only puzzles with this task, as in files: win, \"win 5\", draw, avoid-loss, only-move; or both-moves,"
                            + " for positions where exactly two moves win.")
    private @Nullable String task;

    @Option(
            names = "--theme",
            paramLabel = "<theme>",
            description = "Only puzzles with this theme, such as zugzwang or pass.")
    private @Nullable String theme;

    @Option(
            names = "--unlike",
            paramLabel = "<file>",
            description = "Leave out near-duplicates of the puzzles in this file; may be given several times.")
    private List<Path> unlike = List.of();

    @Option(names = "--seed", paramLabel = "<n>", description = "The seed of the games. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--time",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            description = "The time limit, such as 30s, 5m or 2h.")
    private @Nullable Duration time;

    @Option(
            names = "--each-nodes",
            paramLabel = "<n>",
            description = "The node limit for one position of a game; positions that are not settled by then are"
                    + " skipped. Default: 100000.")
    private long each = EACH;

    @Option(
            names = "--threads",
            paramLabel = "<n>",
            description = "How many games to search at once. Default: the number of processors.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Parameters(arity = "0..*", paramLabel = "<file>", description = "Files of games.")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws InterruptedException {
        check();
        Set<Grade> grades = grade == null ? EnumSet.allOf(Grade.class) : EnumSet.of(grade);
        Map<Path, Set<Grade>> outputs = outputs(grades);
        outputs.keySet().forEach(file -> OutputFile.assertWritable(file, force));
        int total = Files.isDirectory(output) ? Integer.MAX_VALUE : count;
        int ofEach = perGrade == null ? count : Math.min(count, perGrade);
        PuzzleGenerator generator = new PuzzleGenerator(
                source(),
                new PuzzleGenerator.Wishes(grades, ofEach, total, perGame, each, task(), theme(), known()),
                threads);
        Interruption interruption = new Interruption(generator::cancel);
        Progress progress = printer.progress();
        try {
            limit(generator);
            List<Puzzle> found = generator.run((games, puzzles) ->
                    progress.show(Printer.count(games, "game") + ", " + Printer.count(puzzles.size(), "puzzle")));
            progress.clear();
            if (found.isEmpty()) {
                printer.say("no puzzle was found");
                return ExitCode.NEGATIVE;
            }
            outputs.forEach((file, wanted) -> write(file, wanted, found));
            printer.print(Printer.count(found.size(), "puzzle"));
            return ExitCode.DONE;
        } finally {
            interruption.end();
        }
    }

    private void check() {
        if ((selfPlay == null) == files.isEmpty()) {
            throw new UsageException("files or --self-play was expected");
        }
        if (count < 1
                || perGame < 1
                || each < 1
                || (selfPlay != null && selfPlay < 1)
                || (perGrade != null && perGrade < 1)) {
            throw new UsageException("--self-play, --count, --per-grade, --per-game, --each-nodes: at least 1");
        }
        if (threads < 1 || threads > 1024) {
            throw new UsageException("--threads: 1 to 1024, not " + threads);
        }
    }

    private Optional<Task> task() {
        String named = task;
        if (named == null) {
            return Optional.empty();
        }
        Optional<Task> found = Task.parse(named);
        if (found.isEmpty()) {
            throw new UsageException(
                    "--task: win, win <plies>, draw, avoid-loss, only-move or both-moves, not " + named);
        }
        return found;
    }

    private Optional<PuzzleTheme> theme() {
        String named = theme;
        if (named == null) {
            return Optional.empty();
        }
        Optional<PuzzleTheme> found = PuzzleTheme.named(named);
        if (found.isEmpty()) {
            throw new UsageException("--theme: "
                    + Stream.of(PuzzleTheme.values()).map(PuzzleTheme::id).collect(Collectors.joining(", ")) + ", not "
                    + named);
        }
        return found;
    }

    private List<Puzzle> known() {
        return unlike.stream()
                .flatMap(file -> PuzzleFile.read(file).puzzles().stream())
                .toList();
    }

    /// The files to write, with the grades that go into each.
    private Map<Path, Set<Grade>> outputs(Set<Grade> grades) {
        Map<Path, Set<Grade>> outputs = new TreeMap<>();
        if (Files.isDirectory(output)) {
            grades.forEach(each -> outputs.put(output.resolve(each.id() + ".hgn"), Set.of(each)));
        } else {
            assertPuzzleFile();
            outputs.put(output, grades);
        }
        return outputs;
    }

    private void assertPuzzleFile() {
        String name = output.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".hgn") && !name.endsWith(".json")) {
            throw new InputException(output + ": puzzles are kept as .hgn or .json");
        }
    }

    private PuzzleSource source() {
        if (selfPlay != null) {
            Edition edition = game.edition().orElse(game.game().editions().getFirst());
            return new PuzzleSource.SelfPlay(game.game(), edition, selfPlay, seed);
        }
        List<GameTree> games = new ArrayList<>();
        for (Path file : files) {
            ReadResult read = GameFile.read(file, printer.err());
            read.problems().forEach(problem -> printer.err().println(file + ": " + problem.text()));
            games.addAll(read.games());
        }
        return new PuzzleSource.Played(games);
    }

    private void limit(PuzzleGenerator generator) {
        Duration most = time;
        if (most != null) {
            Thread.ofPlatform().daemon().name("hexalyst-puzzle-time").start(() -> {
                try {
                    Thread.sleep(most);
                    generator.cancel();
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                }
            });
        }
    }

    /// Writes the puzzles of some grades, the easiest first, numbered and signed.
    private static void write(Path file, Set<Grade> grades, List<Puzzle> found) {
        List<Puzzle> sorted = found.stream()
                .filter(puzzle -> puzzle.difficulty()
                        .map(PuzzleDifficulty::grade)
                        .filter(grades::contains)
                        .isPresent())
                .sorted(Comparator.comparingInt(puzzle ->
                        puzzle.difficulty().map(PuzzleDifficulty::rating).orElse(0)))
                .toList();
        List<Puzzle> named = new ArrayList<>();
        for (Puzzle puzzle : sorted) {
            named.add(puzzle.withTitle(Integer.toString(named.size() + 1)).signed(Puzzle.MADE, ""));
        }
        if (!named.isEmpty()) {
            PuzzleFile.write(file, named);
        }
    }
}
