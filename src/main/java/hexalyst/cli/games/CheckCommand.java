package hexalyst.cli.games;

import hexalyst.analysis.annotate.NotedValue;
import hexalyst.analysis.annotate.NotedValueProver;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.notation.PositionText;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `check`: checks files of games.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description =
                "Reads files of games (.hgn, .json, .sgf, and all that convert reads) and prints for each how many games and nodes it has, and"
                        + " the first error with line and column. With --values, values that a file notes as proved ([%%win"
                        + " w 9], [%%draw]) are proved again, by search alone. Exit code 1 if a file has an error, or"
                        + " a noted value is false or stays open.",
        footer = "%nExample: hexalyst check sample-games/*")
public final class CheckCommand implements Callable<Integer> {
    private static final Duration USUAL_EACH = Duration.ofSeconds(10);

    @Mixin
    private Printer printer = new Printer();

    @Option(names = "--json", description = "Print JSON, a line a file.")
    private boolean json;

    @Option(names = "--values", description = "Prove again what the files note as proved.")
    private boolean values;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            description = "The most time for one value. Default: 10s. (--time and --nodes hold for all together.)")
    private @Nullable Duration each;

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Parameters(arity = "1..*", paramLabel = "<file>", description = "The files.")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws InterruptedException {
        if (!values) {
            if (each != null || !search.isUntouched()) {
                throw new UsageException("limits, threads and memory are for --values");
            }
            return checkAll(Optional.empty());
        }
        SearchLimits most = SearchLimits.NONE.withTime(each == null ? USUAL_EACH : each);
        try (SearchService service = search.service()) {
            NotedValueProver prover = new NotedValueProver(service, search.limits(), most);
            Interruption interruption = new Interruption(prover::stop);
            try {
                return checkAll(Optional.of(prover));
            } finally {
                interruption.end();
            }
        }
    }

    private int checkAll(Optional<NotedValueProver> prover) throws InterruptedException {
        boolean right = true;
        for (Path file : files) {
            try {
                right &= check(file, prover);
            } catch (InputException unreadable) {
                right = false;
                printer.say(unreadable.getMessage());
            }
        }
        return ExitCode.of(right);
    }

    /// Prints what a file contains; returns false if anything is wrong with it.
    private boolean check(Path file, Optional<NotedValueProver> prover) throws InterruptedException {
        ReadResult result = GameFile.read(file, printer.err());
        Optional<String> error = result.firstProblem().map(FileProblem::text);
        Optional<NotedValueCount> noted =
                prover.isPresent() ? Optional.of(count(file, result.games(), prover.get())) : Optional.empty();
        String plain = file + ": " + Printer.count(result.games().size(), "game") + ", "
                + Printer.count(result.nodes(), "node")
                + noted.map(counted -> ", " + counted.text()).orElse("")
                + error.map(text -> ", " + text).orElse("");
        Map<String, Object> row = new LinkedHashMap<>(Printer.values(
                "file", file.toString(),
                "games", result.games().size(),
                "nodes", result.nodes(),
                "errors", result.problems().size(),
                "error", error));
        noted.ifPresent(counted -> row.put("noted", counted.json()));
        printer.print(json, ErrorLine.joined(plain), row);
        return error.isEmpty() && noted.map(NotedValueCount::allProved).orElse(true);
    }

    /// Tests the noted values of a file's games; prints a line on stderr for each that is false.
    private NotedValueCount count(Path file, List<GameTree> games, NotedValueProver prover)
            throws InterruptedException {
        Progress progress = printer.progress();
        NotedValueCount count = new NotedValueCount();
        for (int game = 0; game < games.size(); game++) {
            for (NotedValue value : NotedValue.of(games.get(game))) {
                progress.show(file + ", " + count.text());
                NotedValue.Verdict verdict = prover.test(value);
                count.add(verdict);
                if (verdict instanceof NotedValue.Verdict.Refuted refuted) {
                    progress.clear();
                    String place = file + ": game " + (game + 1) + ", "
                            + games.get(game).text(value.node()) + " (" + PositionText.format(value.position()) + "): ";
                    printer.say(place + NotedValueCount.contrast(value, refuted));
                }
            }
        }
        progress.clear();
        return count;
    }
}
