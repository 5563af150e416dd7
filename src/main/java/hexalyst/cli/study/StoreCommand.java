package hexalyst.cli.study;

import hexalyst.cli.terminal.UsageException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `store`: the stored results.
@Command(
        name = "store",
        mixinStandardHelpOptions = true,
        subcommands = StoreMergeCommand.class,
        description = "The results that analyze, campaign and the window save: merge those of other computers.",
        footer = "%nExample: hexalyst store merge results-of-the-other-machine.txt")
public final class StoreCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new UsageException("store: merge was expected");
    }
}
