package hexalyst.ui.setup;

import hexalyst.game.Game;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import java.util.Optional;

/// What follows from the answer to a player's set-up, so that the set-up does not say it.
final class Answered {
    private Answered() {}

    /// Whether a field of a game is of that kind.
    static boolean by(Game game, String field) {
        return game.playersSetup()
                .filter(rule -> rule.answered().contains(field))
                .isPresent();
    }

    /// A set-up without these fields.
    static PositionSetup without(PositionSetup made, Game game) {
        PositionSetup bare = made;
        for (SetupField field : game.fields()) {
            bare = by(game, field.name()) ? bare.withField(field.name(), Optional.empty()) : bare;
        }
        return bare;
    }
}
