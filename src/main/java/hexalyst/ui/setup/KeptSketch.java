package hexalyst.ui.setup;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.PositionSetup;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.ui.theme.Settings;
import java.util.Optional;

/// Keeps what was set up last for the next start: a line with the game, the edition and the position.
final class KeptSketch {
    private static final String SETTING = "setup.sketch";
    private static final int WORDS = 3;

    private final Settings settings;

    KeptSketch(Settings settings) {
        this.settings = settings;
    }

    void keep(Game game, Edition edition, PositionSetup setup) {
        boolean nothing = setup.equals(game.empty(edition, setup.grid()));
        settings.put(
                SETTING, nothing ? "" : game.id() + " " + edition.id() + " " + PositionText.format(setup, edition));
    }

    /// What was kept; empty if nothing was, or if this version cannot read it.
    Optional<TypedSetup> recall() {
        String[] words = settings.get(SETTING, "").split(" ", WORDS);
        return words.length < WORDS
                ? Optional.empty()
                : Games.named(words[0])
                        .flatMap(game -> game.editions().stream()
                                .filter(edition -> edition.id().equals(words[1]))
                                .findFirst()
                                .flatMap(edition -> read(words[2], edition, game)));
    }

    private static Optional<TypedSetup> read(String line, Edition edition, Game game) {
        return TypedSetup.read(line, edition, game) instanceof Parsed.Ok<TypedSetup> ok
                ? Optional.of(ok.value())
                : Optional.empty();
    }
}
