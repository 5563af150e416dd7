package hexalyst.cli.study;

import hexalyst.cli.option.LibraryOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `library remove`: games out of the library.
@Command(
        name = "remove",
        mixinStandardHelpOptions = true,
        description = "Removes games from the library.",
        footer = "%nExample: hexalyst library remove 12 13")
final class LibraryRemoveCommand implements Callable<Integer> {
    @Mixin
    private LibraryOption library = new LibraryOption();

    @Parameters(
            arity = "1..*",
            paramLabel = "<number>",
            description = "The numbers of the games, as search prints them.")
    private List<Long> ids = List.of();

    @Override
    public Integer call() {
        return library.read(open -> {
            for (long id : ids) {
                if (open.game(id).isEmpty()) {
                    throw new InputException("there is no game " + id + " in the library");
                }
            }
            for (long id : ids) {
                open.remove(id);
            }
            return ExitCode.DONE;
        });
    }
}
