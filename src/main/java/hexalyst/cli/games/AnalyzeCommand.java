package hexalyst.cli.games;

import hexalyst.analysis.annotate.AnnotatedGame;
import hexalyst.analysis.annotate.GameAnalysisJob;
import hexalyst.analysis.annotate.GameSummary;
import hexalyst.analysis.annotate.JobResult;
import hexalyst.analysis.annotate.JobSettings;
import hexalyst.analysis.annotate.Lines;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.LanguageConverter;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.notation.GameFormat;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `analyze`: whole games with what the engine finds in them.
@Command(
        name = "analyze",
        mixinStandardHelpOptions = true,
        description = {
            "Analyses every position of every game in a file, variations included, and writes the games with the"
                    + " results: proved values as [%%win w 9] (White wins in at most 9 plies) and [%%draw], estimates"
                    + " as [%%eval +0.85] (the natural logarithm of the odds, from White's side: 0 is even, +0.85 is a"
                    + " 70 in 100 chance for White, -2.2 is 10 in 100).",
            "Explains, as [%%says ...], what such a move misses and allows, and what an only move does.",
            "?? marks a move from a proved win to a proved loss or draw, ? one that loses at least 30 in 100 of the"
                    + " estimated chance to win or throws away a proved draw, ! the only winning move of at least"
                    + " five. A move with a glyph of yours keeps it. Analysing again replaces only what the program"
                    + " wrote, which is signed with [%%engine ...].",
            "Every result is saved at once, for mirror images and other games too: after Ctrl+C, a limit or a crash"
                    + " the same command continues where it stopped. Ctrl+C and limits write the games with the"
                    + " results so far.",
            "Prints a line for each game. Exit code 1 if the input has errors (what could be read is analysed) or"
                    + " positions were not analysed; 130 after Ctrl+C."
        },
        footer = "%nExample: hexalyst analyze sample-games/manalath-01.hgn -o game.hgn --lines")
public final class AnalyzeCommand implements Callable<Integer> {
    private static final long ESTIMATE_BYTES = 32L << 20;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(
            names = "-o",
            paramLabel = "<out>",
            description = "The file to write (.hgn, .json or .sgf). Default: the same folder and name with -analyzed.")
    private @Nullable Path output;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            description = "The time limit for one position, and as much again to find out whether only one move wins."
                    + " Default: 1s, or no limit with --each-nodes. (--time and --nodes apply to all together.)")
    private @Nullable Duration each;

    @Option(names = "--each-nodes", paramLabel = "<n>", description = "The node limit for one position, 1 or more.")
    private @Nullable Long eachNodes;

    @Option(names = "--lines", description = "Add the best line as a variation where a move has ? or ??.")
    private boolean lines;

    @Option(
            names = "--all-lines",
            description = "Add the best line wherever the game continues differently; where it ends, as [%%line ...].")
    private boolean allLines;

    @Mixin
    private StoreOption store = new StoreOption();

    @Option(
            names = "--language",
            paramLabel = "<code>",
            converter = LanguageConverter.class,
            description = "The language that explains a ?, a ?? or an only move: en (default) or de.")
    private Locale language = Locale.ENGLISH;

    @Option(names = "--json", description = "Print JSON, a line for each game and one for the file.")
    private boolean json;

    @Option(names = "--force", description = "Overwrite an existing output file.")
    private boolean force;

    @Parameters(paramLabel = "<file>", description = "The games: .hgn, .json or .sgf.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws InterruptedException, IOException {
        JobSettings settings = settings();
        ReadResult input = GameFile.read(file, printer);
        if (input.games().isEmpty()) {
            throw new InputException(file + ": no game could be read, and nothing was written");
        }
        Path out = output == null ? beside(file) : output;
        assertFree(out, input.problems());
        try (ResultStore results = store.open(printer::say);
                SearchService service = search.service()) {
            EngineSearch engine = new EngineSearch(service, new Estimator(ESTIMATE_BYTES));
            JobResult result = run(new GameAnalysisJob(input.games(), results, engine, settings), out);
            boolean sound = printer.say(results);
            return ExitCode.of(sound && result.complete() && input.problems().isEmpty());
        }
    }

    private JobSettings settings() {
        SearchLimits position = SearchOptions.each(JobSettings.EACH, eachNodes);
        Lines places;
        if (allLines) {
            places = Lines.EVERYWHERE;
        } else {
            places = lines ? Lines.AT_MISTAKES : Lines.NONE;
        }
        return JobSettings.standard()
                .withEach(each == null ? position : position.withTime(each))
                .withWhole(search.limits())
                .withLines(places)
                .withLanguage(language);
    }

    /// `game-analyzed.hgn` for `game.hgn`.
    private static Path beside(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String suffix = GameFormat.of(file).isPresent() ? name.substring(dot) : GameFormat.HGN.suffix();
        return file.resolveSibling(name.substring(0, dot) + "-analyzed" + suffix);
    }

    /// Reports before the work if the output could not be written after it. An input with unreadable parts is never
    /// overwritten, since these exist only there.
    private void assertFree(Path out, List<FileProblem> problems) throws IOException {
        if (GameFormat.of(out).isEmpty()) {
            throw new InputException(out + ": the name should end with one of .hgn .json .sgf");
        }
        if (!problems.isEmpty() && Files.exists(out) && Files.isSameFile(file, out)) {
            throw new InputException(out + ": it has errors and is not overwritten; give another file with -o");
        }
        OutputFile.assertWritable(out, force);
    }

    private JobResult run(GameAnalysisJob job, Path out) throws InterruptedException {
        Progress progress = printer.progress();
        Interruption interruption = Interruption.ofWriting(job.control()::cancel);
        try {
            JobResult result = job.run(moment -> progress.show(text(moment)));
            progress.clear();
            List<GameTree> games =
                    result.games().stream().map(AnnotatedGame::tree).toList();
            GameFile.write(out, games, force);
            print(result, out);
            return result;
        } finally {
            interruption.end();
        }
    }

    private static String text(JobProgress progress) {
        return progress.done() + " of " + Printer.count(progress.total(), "position")
                + progress.left().map(left -> ", about " + text(left) + " left").orElse("");
    }

    private static String text(Duration time) {
        long seconds = time.plusMillis(999).toSeconds();
        return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
    }

    private void print(JobResult result, Path out) {
        int number = 1;
        for (AnnotatedGame game : result.games()) {
            print(number++, game.summary());
        }
        printer.print(
                json,
                ErrorLine.joined("written: " + out),
                Printer.values("file", out.toString(), "complete", result.complete(), "left", result.left()));
        if (!result.complete()) {
            printer.say(Printer.count(result.left(), "position is", "positions are")
                    + " left over; to go on, run the same command again with --force");
        }
    }

    private void print(int number, GameSummary summary) {
        String plain = "game " + number + ": " + Printer.count(summary.positions(), "position")
                + ", " + summary.proved() + " proved, "
                + summary.estimated() + " estimated, " + summary.open() + " open; " + summary.blunders() + " ??, "
                + summary.mistakes() + " ?, " + summary.onlyMoves() + " !"
                + (summary.lines() == 0 ? "" : "; best lines added: " + summary.lines());
        printer.print(
                json,
                plain,
                Printer.values(
                        "game", number,
                        "positions", summary.positions(),
                        "proved", summary.proved(),
                        "estimated", summary.estimated(),
                        "open", summary.open(),
                        "blunders", summary.blunders(),
                        "mistakes", summary.mistakes(),
                        "only", summary.onlyMoves(),
                        "lines", summary.lines()));
    }
}
