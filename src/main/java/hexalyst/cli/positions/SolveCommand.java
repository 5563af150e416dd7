package hexalyst.cli.positions;

import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.ProvedOption;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.DistanceReport;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.RunningSearch;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Stage;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Traits;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `solve`: the proved value of a position.
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Proves who wins. Prints value (win, loss, draw or unknown, for the player to move), plies (the game ends"
                    + " after at most that many; - for a draw), move, line, nodes and seconds, a line each. What is"
                    + " proved is saved for all other commands and the window.",
            "With --proof, also writes the proof, which verify checks: for the winner (for a draw, for each side) one"
                    + " move in every position that can arise, whatever the other side does. The limits do not apply"
                    + " to writing it; Ctrl+C ends it, and then nothing is written.",
            "With --exact, continues until the shortest win (for a lost position, the longest resistance) is proved,"
                    + " and prints it as distance: such as '15 exact', or '11 to 17' if a limit or Ctrl+C came first."
                    + " The plies and the proof of --proof are those of the shortest win found, and the line follows"
                    + " it; the loser may hold out longer than that. The limits do not apply to reading the line.",
            "Exit code 1 if a limit or Ctrl+C came before the proof."
        },
        footer = "%nExample: hexalyst solve \"4/5/6/7/6/5/4 w\" --time 1m")
public final class SolveCommand implements Callable<Integer> {
    private static final Duration EACH = Duration.ofSeconds(30);

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Mixin
    private ProvedOption proved = new ProvedOption();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--exact", description = "Also prove how long the game lasts with best play on both sides.")
    private boolean exact;

    @Option(names = "--proof", paramLabel = "<file>", description = "Write the proof to this file.")
    private @Nullable Path proof;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Option(
            names = "--workers",
            description = "Let the workers of a shared store (--store jdbc:..., hexalyst worker) search it together,"
                    + " instead of this computer.")
    private boolean workers;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            description = "With --workers: the time for one leaf of the search (default: 30s).")
    private @Nullable Duration each;

    @Parameters(paramLabel = "<position>", description = "The position, such as \"3/4/5/4/3 w\", or a board code.")
    private String text = "";

    @Override
    public Integer call() throws InterruptedException {
        Position position = game.openPosition(text);
        if (exact && position.game().traits().openTurns()) {
            throw new UsageException("--exact: distances are not searched where turns have several parts");
        }
        if (proof != null) {
            OutputFile.assertWritable(proof, force);
        }
        if (workers) {
            return share(position);
        }
        if (each != null) {
            throw new UsageException("--each: only with --workers");
        }
        Progress progress = printer.progress();
        try (SearchService service = search.service();
                ProvedOption before = proved.open(printer)) {
            // A proof is written from the table that a search leaves.
            SearchHandle handle = service.start(
                    position,
                    SearchGoal.VALUE,
                    proof == null ? before.proved() : ProvedElsewhere.NOTHING,
                    search.limits(),
                    report -> progress.show(progressText(report)));
            Interruption interruption = new Interruption(handle::stop);
            try {
                SearchReport report = handle.await();
                progress.clear();
                if (report.ending() > 0 && (exact || report.value().isEmpty())) {
                    printer.say(String.format(
                            Locale.ROOT,
                            "the ending has about %,d positions, too many to solve it whole within the memory or the"
                                    + " limits",
                            report.ending()));
                }
                if (!exact) {
                    print(report, Optional.empty());
                }
                before.keep(report);
                Optional<DistanceReport> distance = distance(report, service, progress, interruption);
                if (exact) {
                    SearchReport found = shortest(report, distance, service, interruption);
                    print(found, distance);
                    before.keep(found);
                }
                boolean written = proof == null || write(proof, report, distance, service, progress, interruption);
                boolean asked = !exact
                        || report.plies().isEmpty()
                        || (distance.isPresent() && distance.get().exact());
                return ExitCode.of(report.value().isPresent() && written && asked && before.isKept());
            } finally {
                interruption.end();
            }
        }
    }

    /// Leads the search by the workers of a shared store.
    private int share(Position position) throws InterruptedException {
        if (exact) {
            throw new UsageException("--workers: distances are not searched together; leave out --exact");
        }
        if (proved.anew()) {
            throw new UsageException("--workers: what is proved is not searched again; leave out --anew");
        }
        if (position.game().traits().repetition() != Traits.Repetition.NONE) {
            throw new UsageException(
                    "--workers: positions of " + position.game().title()
                            + " depend on earlier ones, which workers do not get; leave out --workers");
        }
        proved.store().assertShared();
        try (ResultStore results = proved.store().open(printer::say)) {
            SharedSolve shared =
                    new SharedSolve(printer, results, position, SearchLimits.NONE.withTime(each == null ? EACH : each));
            SearchReport report = shared.run(search.limits());
            print(report, Optional.empty());
            printer.say(results);
            Path out = proof;
            if (out == null) {
                return ExitCode.of(report.value().isPresent());
            }
            if (report.value().isEmpty()) {
                printer.say(out + " was not written: the value is not proved");
                return ExitCode.NEGATIVE;
            }
            try (SearchService service = search.service()) {
                Optional<byte[]> file = shared.proof(service);
                file.ifPresent(bytes -> ProofFile.write(out, bytes, force));
                return ExitCode.of(file.isPresent());
            }
        } catch (IOException e) {
            throw new InputException(String.valueOf(e.getMessage()));
        }
    }

    /// How long the game lasts, as far as it could be proved in the remaining time; empty if this was not requested.
    private Optional<DistanceReport> distance(
            SearchReport report, SearchService service, Progress progress, Interruption interruption)
            throws InterruptedException {
        if (!exact || report.plies().isEmpty()) {
            return Optional.empty();
        }
        RunningSearch<DistanceReport> running = service.startDistance(
                report,
                search.limits().less(report.time(), report.nodes()),
                known -> progress.show(distanceText(known) + String.format(Locale.ROOT, ", %,d nodes", known.nodes())));
        interruption.asks(running::stop);
        DistanceReport distance = running.await();
        progress.clear();
        return Optional.of(distance);
    }

    /// The report after a search for the distance: the shortest proof found, and the work of both searches.
    private static SearchReport shortest(
            SearchReport first, Optional<DistanceReport> distance, SearchService service, Interruption interruption)
            throws InterruptedException {
        if (distance.isEmpty()) {
            return first;
        }
        DistanceReport found = distance.get();
        SearchReport both = first.plus(found.nodes(), found.time());
        boolean shorter = found.atMost() < first.plies().orElseThrow();
        if (!shorter && !found.exact()) {
            return both;
        }
        RunningSearch<List<Move>> reading = service.startLine(found);
        interruption.asks(reading::stop);
        List<Move> line = reading.await();
        // The reading may have been stopped, before the first move of a shorter proof or before the end of another
        // line.
        return line.isEmpty() || !shorter && line.size() < first.line().size() ? both : both.with(found, line);
    }

    private static String distanceText(DistanceReport report) {
        return report.exact() ? report.atMost() + " exact" : report.atLeast() + " to " + report.atMost();
    }

    /// Writes the proof; if there is none, prints a line on stderr and returns false.
    private boolean write(
            Path file,
            SearchReport report,
            Optional<DistanceReport> distance,
            SearchService service,
            Progress progress,
            Interruption interruption) {
        Optional<byte[]> bytes = ProofFile.made(report, distance, service, progress, interruption);
        if (bytes.isEmpty()) {
            printer.say(file + " was not written: " + ProofFile.whyNot(report, interruption));
            return false;
        }
        ProofFile.write(file, bytes.get(), force);
        return true;
    }

    private void print(SearchReport report, Optional<DistanceReport> distance) {
        Position position = report.position();
        String value = report.value().map(Value::word).orElse("unknown");
        List<String> line = report.line().stream().map(position::text).toList();
        Optional<String> move = line.stream().findFirst();
        String plain = text(report)
                + distance.map(known -> "\ndistance: " + distanceText(known)).orElse("");
        Map<String, Object> values = new LinkedHashMap<>(Printer.values(
                "value",
                value,
                "plies",
                report.plies().isPresent() ? report.plies().getAsInt() : Optional.empty(),
                "move",
                move,
                "line",
                line,
                "nodes",
                report.nodes(),
                "seconds",
                Double.parseDouble(seconds(report))));
        distance.ifPresent(known -> {
            values.put("atLeast", known.atLeast());
            values.put("atMost", known.atMost());
            values.put("exact", known.exact());
        });
        printer.print(json, plain, values);
    }

    /// The results of a search as lines, without a line end at the end.
    public static String text(SearchReport report) {
        Position position = report.position();
        List<String> line = report.line().stream().map(position::text).toList();
        return "value: " + report.value().map(Value::word).orElse("unknown")
                + "\nplies: "
                + (report.plies().isPresent() ? Integer.toString(report.plies().getAsInt()) : "-")
                + "\nmove: " + line.stream().findFirst().orElse("-")
                + "\nline: " + (line.isEmpty() ? "-" : String.join(" ", line))
                + "\nnodes: " + report.nodes()
                + "\nseconds: " + seconds(report);
    }

    private static String seconds(SearchReport report) {
        return String.format(Locale.ROOT, "%.3f", report.time().toNanos() / 1e9);
    }

    private static String progressText(SearchReport report) {
        if (report.stage() == Stage.ENDING) {
            return String.format(
                    Locale.ROOT,
                    "solving the whole ending: %,d of about %,d positions",
                    report.nodes(),
                    report.ending());
        }
        return String.format(
                Locale.ROOT,
                "%s in front, %,d nodes, %,d/s, %d s, proof %d / disproof %d, table %.0f%%",
                report.frontText().orElse("nothing"),
                report.nodes(),
                report.nodesPerSecond(),
                report.time().toSeconds(),
                report.proof(),
                report.disproof(),
                100 * report.tableUse());
    }
}
