package hexalyst.cli.study;

import hexalyst.analysis.results.MergeCount;
import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Printer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `store merge`: results of other machines.
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        description = {
            "Adds the results of other files: the results.txt of another computer, or a file written by campaign"
                    + " --book.",
            "What such a file calls proved is kept as claimed until explore, analyze or campaign reaches the position"
                    + " and proves it again; estimates are added, but not how hard positions are. Your own results.txt"
                    + " stays proved: its lines are sealed with seal.key in the data folder.",
            "So are results of versions before 1.1, whosever they are. Lines that are damaged or of a newer version are"
                    + " passed over; their number is printed on stderr, and the exit code is 1.",
            "Where a claim contradicts a proof, the proof stays, both are printed on stderr, and the exit code is 1."
        },
        footer = "%nExample: hexalyst store merge results-of-the-other-machine.txt")
final class StoreMergeCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private StoreOption store = new StoreOption();

    @Parameters(arity = "1..*", paramLabel = "<file>", description = "The files.")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws IOException {
        try (ResultStore results = store.open(why -> {
            throw new InputException(why);
        })) {
            boolean whole = true;
            for (Path file : files) {
                try {
                    MergeCount merged = results.merge(file);
                    String claimed = merged.claimed() == 0 ? "" : ", " + merged.claimed() + " of them claimed";
                    printer.print(ErrorLine.joined(
                            file + ": something new of " + Printer.count(merged.news(), "position") + claimed));
                    if (merged.passed() > 0) {
                        printer.say(file + ": " + Printer.count(merged.passed(), "line")
                                + " passed over: damaged, or of a newer version");
                        whole = false;
                    }
                } catch (IOException e) {
                    throw new InputException(GameFile.text(file, e));
                }
            }
            return ExitCode.of(printer.say(results) && whole);
        }
    }
}
