package hexalyst.cli;

import hexalyst.notation.FileProblem;
import hexalyst.notation.ReadResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
        description =
                "Reads files of games (.hgn, .json, .sgf, and all that convert reads) and prints for each how many games and nodes it has, and"
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
        boolean right = true;
        for (Path file : files) {
            try {
                right &= check(file);
            } catch (InputException unreadable) {
                right = false;
                ErrorLine.print(spec, unreadable.getMessage());
            }
        }
        return right ? 0 : HexalystCommand.NEGATIVE;
    }

    /// Prints what a file has; false if anything is wrong with it.
    private boolean check(Path file) {
        ReadResult result = GameFile.read(file, spec.commandLine().getErr());
        Optional<String> error = result.firstProblem().map(FileProblem::text);
        String plain = file + ": " + count(result.games().size(), "game") + ", " + count(result.nodes(), "node")
                + error.map(text -> ", " + text).orElse("");
        JsonLine.print(
                spec,
                json,
                plain,
                JsonLine.of(
                        "file", file.toString(),
                        "games", result.games().size(),
                        "nodes", result.nodes(),
                        "errors", result.problems().size(),
                        "error", error));
        return error.isEmpty();
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
