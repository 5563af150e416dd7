package hexalyst.cli.study;

import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.positions.ProofFile;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.notation.source.FileProblem;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleCheck;
import hexalyst.study.puzzle.PuzzleReport;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.puzzle.SolutionSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `puzzle check`: proves that puzzles are correct.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Proves for every puzzle that at every turn of the solver the stored moves solve, up to symmetry of the position,"
                    + " and no others, with a single first move, or exactly two where both are wanted; and for a win within a number of plies that there is none"
                    + " within fewer, and that the defender holds out as long as possible. Tries (?) have to fail, and the moves after"
                    + " them to refute them; a weaker defence is marked with ?. Prints a line for each puzzle: ok, or what is wrong,"
                    + " with all moves that solve. What cannot be settled within the limits is reported as such.",
            "With --proofs, also writes a proof for each position to solve, which verify checks. Limits apply to each"
                    + " turn of the solver; the default is 10m.",
            "Exit code 1 if any puzzle is not proved to be right."
        },
        footer = {
            "%nExample: hexalyst puzzle check sample-games/puzzles/*.hgn",
            "         hexalyst puzzle check easy.hgn --sample 5 --seed 3 --proofs proofs"
        })
final class PuzzleCheckCommand implements Callable<Integer> {
    private static final long USUAL_MINUTES = 10;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private SearchOptions options = new SearchOptions();

    @Option(names = "--sample", paramLabel = "<n>", description = "Check only this many, chosen at random.")
    private int sample = Integer.MAX_VALUE;

    @Option(names = "--seed", paramLabel = "<n>", description = "The seed of the random choice. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--proofs",
            paramLabel = "<folder>",
            description = "Write a proof for each puzzle to this folder, as <file>-<n>.proof.")
    private @Nullable Path proofs;

    @Option(names = "--force", description = "Overwrite existing proofs.")
    private boolean force;

    @Option(names = "--json", description = "Print JSON, a line for each puzzle.")
    private boolean json;

    @Parameters(arity = "1..*", paramLabel = "<file>", description = "Files of puzzles.")
    private List<Path> files = List.of();

    /// A puzzle and where it is from.
    private record Numbered(Path file, int number, Puzzle puzzle) {}

    @Override
    public Integer call() throws InterruptedException {
        UsageException.assertPositive("--sample", sample);
        if (proofs != null) {
            assertNamesDiffer();
        }
        List<Numbered> all = new ArrayList<>();
        boolean right = read(all);
        StopSwitch stop = new StopSwitch();
        Interruption interruption = new Interruption(stop::press);
        Progress progress = printer.progress();
        SearchLimits limits =
                options.timed() ? options.limits() : options.limits().withTime(Duration.ofMinutes(USUAL_MINUTES));
        try (SearchService service = options.service()) {
            PuzzleCheck check = new PuzzleCheck(new SolutionSearch(service, limits, stop));
            int done = 0;
            for (Numbered each : all) {
                int at = ++done;
                interruption.asks(stop::press);
                PuzzleReport report = check.check(
                        each.puzzle,
                        (turns, allTurns) -> progress.show(String.format(
                                Locale.ROOT, "puzzle %d of %d, turn %d of %d", at, all.size(), turns + 1, allTurns)));
                progress.clear();
                if (report.stopped()) {
                    printer.say("stopped before " + name(each));
                    return ExitCode.NEGATIVE;
                }
                print(each, report);
                right &= report.ok() && (proofs == null || write(proofs, each, service, progress, interruption));
            }
        } finally {
            interruption.end();
        }
        return ExitCode.of(right);
    }

    /// Proofs are named after their puzzle files, and must not overwrite each other.
    private void assertNamesDiffer() {
        Map<String, Path> byStem = new HashMap<>();
        for (Path file : files) {
            Path other = byStem.putIfAbsent(GameFile.stem(file), file);
            if (other != null) {
                throw new UsageException("--proofs: the proofs of " + other + " and " + file
                        + " would have the same names; check these files one after the other");
            }
        }
    }

    /// Reads the puzzles to check; returns false if something is wrong with a file.
    private boolean read(List<Numbered> all) {
        boolean right = true;
        for (Path file : files) {
            PuzzleSet set = PuzzleFile.read(file);
            for (FileProblem problem : set.problems()) {
                printer.say(file + ":" + problem.text());
                right = false;
            }
            int number = 0;
            for (Puzzle puzzle : set.puzzles()) {
                all.add(new Numbered(file, ++number, puzzle));
            }
            if (set.puzzles().isEmpty()) {
                printer.say(file + ": no puzzle");
                right = false;
            }
        }
        if (sample < all.size()) {
            Collections.shuffle(all, new Random(seed));
            all.subList(sample, all.size()).clear();
            all.sort(Comparator.comparing(Numbered::file).thenComparingInt(Numbered::number));
        }
        return right;
    }

    private static String name(Numbered each) {
        return each.file + " " + each.number;
    }

    private void print(Numbered each, PuzzleReport report) {
        List<String> faults = report.faults().stream().map(report::text).toList();
        String plain = name(each) + ": " + (faults.isEmpty() ? "ok" : String.join("; ", faults));
        printer.print(
                json,
                plain,
                Printer.values(
                        "file",
                        each.file.toString(),
                        "puzzle",
                        each.number,
                        "title",
                        each.puzzle.title(),
                        "ok",
                        report.ok(),
                        "faults",
                        faults));
    }

    /// Writes the proof of the value of the position to solve; if there is none, prints a line on stderr and returns
    /// false.
    private boolean write(
            Path folder, Numbered each, SearchService service, Progress progress, Interruption interruption)
            throws InterruptedException {
        SearchHandle handle = service.start(each.puzzle.start(), SearchLimits.NONE, heard -> {});
        interruption.asks(handle::stop);
        SearchReport report = handle.await();
        Optional<byte[]> bytes = ProofFile.made(report, Optional.empty(), service, progress, interruption);
        if (bytes.isEmpty()) {
            printer.say("no proof was written for " + name(each) + ": " + ProofFile.whyNot(report, interruption));
            return false;
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new InputException(GameFile.text(folder, e));
        }
        ProofFile.write(folder.resolve(GameFile.stem(each.file) + "-" + each.number + ".proof"), bytes.get(), force);
        return true;
    }
}
