package hexalyst.cli;

import hexalyst.notation.FileProblem;
import hexalyst.notation.ReadResult;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `convert`: games from one format to another.
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description =
                "Converts games between .hgn, .json and .sgf, by suffix. Where the input has errors, what was good"
                        + " is converted, the errors go to stderr, and the exit code is 1.",
        footer = "%nExample: hexalyst convert sample-games/engine-game-01.hgn game.sgf")
final class ConvertCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--force", description = "Overwrite the output if it exists.")
    private boolean force;

    @Parameters(index = "0", paramLabel = "<in>", description = "The file to read.")
    private Path in = Path.of("");

    @Parameters(index = "1", paramLabel = "<out>", description = "The file to write.")
    private Path out = Path.of("");

    @Override
    public Integer call() {
        ReadResult result = GameFile.read(in);
        for (FileProblem problem : result.problems()) {
            spec.commandLine().getErr().println("hexalyst: " + in + ": " + problem.text());
        }
        boolean anyMove = result.nodes() > result.games().size();
        if (result.games().isEmpty() || (!anyMove && !result.problems().isEmpty())) {
            throw new InputException(in + ": no move could be read, and nothing was written");
        }
        GameFile.write(out, result.games(), force);
        return result.problems().isEmpty() ? 0 : HexalystCommand.NEGATIVE;
    }
}
