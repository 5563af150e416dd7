package hexalyst.game;

import hexalyst.game.crossfire.Crossfire;
import hexalyst.game.dominions.Dominions;
import hexalyst.game.hexade.Hexade;
import hexalyst.game.hexbushka.Hexbushka;
import hexalyst.game.hexdameo.Hexdameo;
import hexalyst.game.hexemergo.Hexemergo;
import hexalyst.game.lotus.Lotus;
import hexalyst.game.macbeth.MacBeth;
import hexalyst.game.manalath.Manalath;
import hexalyst.game.medusa.Medusa;
import hexalyst.game.pentalath.Pentalath;
import hexalyst.game.phalanx.Phalanx;
import hexalyst.game.query.QueryGame;
import hexalyst.game.rondo.Rondo;
import hexalyst.game.squeeze.Squeeze;
import hexalyst.game.superstar.Superstar;
import hexalyst.game.swish.Swish;
import hexalyst.game.yvy.Yvy;
import java.util.List;
import java.util.Optional;

/// All games; the only place that names them. To add a game, add a package with its texts, the page of its rules and
/// its lesson, a line here, a perft table in the test resources and a sample game. The contract tests over [#all]
/// require each of these.
public final class Games {
    private static final List<Game> ALL = List.of(
            Manalath.GAME,
            Pentalath.GAME,
            Hexade.GAME,
            MacBeth.GAME,
            Phalanx.GAME,
            Medusa.GAME,
            Crossfire.GAME,
            Hexdameo.GAME,
            Yvy.GAME,
            Hexemergo.GAME,
            Hexbushka.GAME,
            Swish.GAME,
            Squeeze.GAME,
            Superstar.GAME,
            Lotus.GAME,
            QueryGame.GAME,
            Rondo.GAME,
            Dominions.GAME);

    private Games() {}

    /// Every game, the default one first.
    public static List<Game> all() {
        return ALL;
    }

    /// The game to assume when none is named.
    public static Game byDefault() {
        return ALL.getFirst();
    }

    /// The game that has an edition.
    ///
    /// @throws java.util.NoSuchElementException if none of them has it
    public static Game of(Edition edition) {
        return all().stream()
                .filter(game -> game.editions().contains(edition))
                .findFirst()
                .orElseThrow();
    }

    /// The game with this id.
    public static Optional<Game> named(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
