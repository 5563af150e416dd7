package hexalyst.cli.study;

import hexalyst.cli.terminal.UsageException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `puzzle`: positions with a task.
@Command(
        name = "puzzle",
        mixinStandardHelpOptions = true,
        subcommands = {PuzzleCheckCommand.class, PuzzleMakeCommand.class, PuzzleShowCommand.class},
        description = "Puzzles with proved solutions: check, make, show.",
        footer = "%nExample: hexalyst puzzle check sample-games/puzzles/easy.hgn")
public final class PuzzleCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new UsageException("puzzle: check, make or show was expected");
    }
}
