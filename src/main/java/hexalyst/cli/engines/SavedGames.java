package hexalyst.cli.engines;

import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.engine.match.MatchGame;
import hexalyst.record.GameTree;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The games of matches, in a file if the user wants one: the options `--save` and `--force`.
final class SavedGames {
    private final List<GameTree> trees = new ArrayList<>();

    @Option(
            names = "--save",
            paramLabel = "<file>",
            description = "Save the games to a file (.hgn, .json or .sgf), after every game.")
    private @Nullable Path file;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    /// Refuses a file that exists, unless it may be overwritten.
    ///
    /// @throws hexalyst.cli.terminal.UsageException as [OutputFile#assertNew]
    void assertNew() {
        if (file != null) {
            OutputFile.assertNew(file, force);
        }
    }

    /// Adds a game and writes the file again.
    void add(MatchGame game) {
        if (file != null) {
            trees.add(MatchRecord.of(game, LocalDate.now(ZoneId.systemDefault())));
            GameFile.write(file, trees, true);
        }
    }
}
