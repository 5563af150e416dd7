package hexalyst.cli.study;

import hexalyst.cli.terminal.UsageException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `library`: the collection of games.
@Command(
        name = "library",
        mixinStandardHelpOptions = true,
        subcommands = {
            LibraryImportCommand.class,
            LibrarySearchCommand.class,
            LibraryShowCommand.class,
            LibraryRemoveCommand.class
        },
        description = "The library of games, as in the window's Openings: import, search, show, remove.",
        footer = "%nExample: hexalyst library import sample-games")
public final class LibraryCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new UsageException("library: import, search, show or remove was expected");
    }
}
