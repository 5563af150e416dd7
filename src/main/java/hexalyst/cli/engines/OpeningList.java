package hexalyst.cli.engines;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.match.Opening;
import hexalyst.engine.match.RandomOpenings;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.GameFormat;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The openings of a match: the main lines of a file of games, or a text file with one position per line, where empty
/// lines and those that begin with `#` are ignored.
final class OpeningList {
    private OpeningList() {}

    /// Reads a file.
    ///
    /// @param plies the most moves to take from each game
    /// @throws InputException if it cannot be read, is wrong, has no opening, or has one after which the game is over
    static List<Opening> read(Path file, GameOptions options, int plies) {
        List<Opening> openings = GameFormat.of(file).isPresent() ? games(file, plies) : positions(file, options);
        if (openings.isEmpty()) {
            throw new InputException(file + ": no opening in it");
        }
        for (int i = 0; i < openings.size(); i++) {
            if (openings.get(i).position().outcome().over()) {
                throw new InputException(
                        file + ": opening " + (i + 1) + ": the game is over after it (--plies takes fewer moves)");
            }
        }
        return openings;
    }

    /// Draws openings of random moves, one for each pair of games.
    ///
    /// @param plies how many moves each has
    /// @throws UsageException if that is below 0, or so many that the game can be over
    static List<Opening> random(Position start, int plies, int games, long seed) {
        if (plies < 0) {
            throw new UsageException("--random: not below 0");
        }
        try {
            return RandomOpenings.draw(start, plies, (games + 1) / 2, seed);
        } catch (IllegalArgumentException tooLong) {
            throw new UsageException("--random " + plies + ": " + tooLong.getMessage());
        }
    }

    private static List<Opening> games(Path file, int plies) {
        ReadResult result = GameFile.read(file);
        result.firstProblem().ifPresent(problem -> {
            throw new InputException(file + ": " + problem.text());
        });
        return result.games().stream().map(game -> opening(game, plies)).toList();
    }

    private static Opening opening(GameTree game, int plies) {
        List<Move> moves = game.mainMoves().stream().limit(plies).toList();
        return new Opening(game.start(), moves);
    }

    private static List<Opening> positions(Path file, GameOptions options) {
        List<Opening> openings = new ArrayList<>();
        int number = 0;
        for (String line : GameFile.lines(file)) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                openings.add(new Opening(position(file, number, line.strip(), options), List.of()));
            }
        }
        return openings;
    }

    private static Position position(Path file, int number, String line, GameOptions options) {
        try {
            return options.position(line);
        } catch (InputException wrong) {
            throw new InputException(file + ":" + number + ": " + wrong.getMessage());
        }
    }
}
