package hexalyst.ui.layout;

import java.util.Locale;

/// A page of the side panel. Each has a button on the rail and a command.
public enum SidePage {
    /// The engine, the game and the comment.
    ANALYSE(Beside.ALL),
    /// Play against the engine.
    PLAY(Beside.GAME),
    /// The moves played so far in this position, what is proved, and the library.
    OPENINGS(Beside.MOVES),
    /// Setting up positions.
    SETUP(Beside.NOTHING),
    /// Solving puzzles.
    PUZZLES(Beside.NOTHING);

    /// What else is in the side panel.
    public enum Beside {
        /// The engine, the moves and the comment.
        ALL,
        /// The moves and the comment.
        GAME,
        /// The moves.
        MOVES,
        /// Nothing: another board replaces that of the game.
        NOTHING
    }

    private final Beside beside;

    SidePage(Beside beside) {
        this.beside = beside;
    }

    /// What else is in the side panel.
    public Beside beside() {
        return beside;
    }

    /// Its key in settings, texts and ids.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
