package hexalyst.cli.engines;

import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/// Reads a controller's game files.
final class GtpRecord {
    private GtpRecord() {}

    /// The positions of the main line of the first game in a file, the start first.
    ///
    /// @param game which game it has to be
    /// @param most the maximum number of moves
    /// @throws InputException with the GTP error message, if there is no such game
    static List<Position> line(String file, Game game, int most) {
        ReadResult read;
        try {
            read = GameFile.read(Path.of(file));
        } catch (InputException | InvalidPathException unreadable) {
            throw new InputException("cannot load file: " + unreadable.getMessage());
        }
        read.firstProblem().ifPresent(problem -> {
            throw new InputException("cannot load file: " + file + ": " + problem.text());
        });
        GameTree tree = read.games().stream()
                .filter(each -> each.game().equals(game))
                .findFirst()
                .orElseThrow(() -> new InputException("cannot load file: " + file + " has no game of " + game.title()));
        return tree.mainLine().stream()
                .limit(Math.max(0, most) + 1L)
                .map(tree::position)
                .toList();
    }
}
