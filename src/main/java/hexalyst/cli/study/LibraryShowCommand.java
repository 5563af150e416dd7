package hexalyst.cli.study;

import hexalyst.cli.option.LibraryOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Printer;
import hexalyst.notation.GameFormat;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `library show`: a game of the library.
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = "Prints a game as .hgn text.",
        footer = "%nExample: hexalyst library show 12")
final class LibraryShowCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private LibraryOption library = new LibraryOption();

    @Parameters(paramLabel = "<number>", description = "The number of the game, as search prints it.")
    private long id;

    @Override
    public Integer call() {
        Optional<GameTree> game = library.read(open -> open.game(id));
        if (game.isEmpty()) {
            throw new InputException("there is no game " + id + " in the library");
        }
        printer.out().print(GameFormat.HGN.write(List.of(game.get())));
        printer.out().flush();
        return ExitCode.DONE;
    }
}
