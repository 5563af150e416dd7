package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.List;

/// A new game as the user wants it.
///
/// @param start its start
/// @param purpose what to do with it
public record NewGame(Position start, Purpose purpose) {
    /// Its tree, without moves.
    List<GameTree> trees() {
        return List.of(GameTree.of(start));
    }

    /// What to do with a new game.
    public enum Purpose {
        /// Enter moves and analyse them.
        ANALYSE,
        /// Play against the engine.
        PLAY,
        /// Make the set-up first, in a game where players do.
        SET_UP
    }
}
