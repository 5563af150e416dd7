package hexalyst.notation;

import hexalyst.game.Game;
import hexalyst.game.Games;
import java.util.List;
import java.util.Optional;

/// The games that a reader knows.
///
/// @param games at least one; the first is the default where a file names none
public record GameLookup(List<Game> games) {
    /// Copies the games.
    ///
    /// @throws IllegalArgumentException if there is none
    public GameLookup {
        games = List.copyOf(games);
        if (games.isEmpty()) {
            throw new IllegalArgumentException("no game to look up");
        }
    }

    /// All games of this program.
    public static GameLookup standard() {
        return new GameLookup(Games.all());
    }

    /// The default game where none is named.
    public Game byDefault() {
        return games.getFirst();
    }

    /// The game with this id or title, ignoring case: files say `Manalath`, commands `manalath`.
    public Optional<Game> named(String name) {
        return games.stream()
                .filter(game -> game.id().equalsIgnoreCase(name) || game.title().equalsIgnoreCase(name))
                .findFirst();
    }
}
