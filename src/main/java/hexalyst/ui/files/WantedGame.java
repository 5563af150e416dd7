package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;

/// A new game as the user wants it.
///
/// @param tree its start, or a whole sample game
/// @param purpose what to do with it
public record WantedGame(GameTree tree, Purpose purpose) {
    /// What to do with a new game.
    public enum Purpose {
        /// Enter moves and analyse them.
        ANALYSE,
        /// Look at a whole game that comes with the program.
        SAMPLE,
        /// Play against the engine.
        PLAY,
        /// Play against the engine at its weakest level, as after a lesson.
        PLAY_WEAKEST,
        /// Make the set-up first, in a game where players do.
        SET_UP
    }

    /// What is said when it begins.
    String told() {
        Position start = tree.start();
        String game = start.game().title();
        boolean only = start.game().editions().size() == 1;
        String key = purpose == Purpose.SAMPLE ? "sample" : "begun";
        return Texts.of(WantedGame.class)
                .get(key, only ? game : game + " · " + start.edition().title(), start.sizeWords());
    }

    /// One without moves.
    public static WantedGame of(Position start, Purpose purpose) {
        return new WantedGame(GameTree.of(start), purpose);
    }
}
