package hexalyst.cli.option;

import hexalyst.board.Grid;
import hexalyst.cli.terminal.InputException;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.BoardCode;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that choose the game, and the reading of positions with them.
public final class GameOptions {
    @Option(
            names = "--game",
            paramLabel = "<game>",
            description = "The game. Default: ${DEFAULT-VALUE}. An unknown name prints the list.")
    private String game = Games.byDefault().id();

    @Option(
            names = "--edition",
            paramLabel = "<edition>",
            description = "The edition, such as designer or nestorgames. Default: the edition played on the position's"
                    + " board, otherwise the game's first.")
    private @Nullable String edition;

    /// These options with the game and the edition named in a line of a file, if any.
    public GameOptions of(@Nullable String gameId, @Nullable String editionId) {
        GameOptions options = new GameOptions();
        options.game = gameId == null ? game : gameId;
        options.edition = editionId == null ? edition : editionId;
        return options;
    }

    /// The game, in small letters or as files write it.
    public Game game() {
        return Games.named(game.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new InputException("unknown game " + game + "; there is "
                        + Games.all().stream().map(Game::id).collect(Collectors.joining(", "))));
    }

    /// The edition that was named, if one was.
    public Optional<Edition> edition() {
        return Optional.ofNullable(edition)
                .map(id -> game().edition(id)
                        .orElseThrow(() -> new InputException("unknown edition " + id + "; there is "
                                + game().editions().stream().map(Edition::id).collect(Collectors.joining(", ")))));
    }

    /// The edition to play on a board.
    Edition editionFor(Grid grid) {
        return edition().orElseGet(() -> game().editionFor(grid));
    }

    /// Reads a position: its line, or a board code, which includes game and edition.
    public Position position(String text) {
        if (BoardCode.isCode(text)) {
            return get(BoardCode.parse(text));
        }
        return position(text, game(), this::editionFor);
    }

    /// Reads a position where the game is not over.
    public Position openPosition(String text) {
        Position position = position(text);
        if (position.outcome().over()) {
            throw new InputException("the game is over: " + position.endWords());
        }
        return position;
    }

    /// Reads a position whose board determines the edition.
    public static Position position(String text, Game game, Function<Grid, Edition> edition) {
        Grid grid = get(PositionText.setup(text, game)).grid();
        return get(PositionText.parse(text, game, edition.apply(grid)));
    }

    private static <T> T get(Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Ok<T> ok -> ok.value();
            case Parsed.Bad<T> bad -> throw new InputException(bad.first().text());
        };
    }
}
