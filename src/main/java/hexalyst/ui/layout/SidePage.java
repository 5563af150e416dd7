package hexalyst.ui.layout;

import java.util.Locale;

/// What the side of the window holds: each is a button on the rail, a command and a page of the side.
public enum SidePage {
    /// The engine, the game and the comment.
    ANALYSE(Beside.ALL),
    /// Play against the engine.
    PLAY(Beside.GAME),
    /// What was played and what is proved, and the library.
    OPENINGS(Beside.MOVES),
    /// Positions are set up.
    SETUP(Beside.NOTHING),
    /// Puzzles are solved.
    PUZZLES(Beside.NOTHING);

    /// What else stands at the side.
    public enum Beside {
        /// The engine, the moves and the comment.
        ALL,
        /// The moves and the comment.
        GAME,
        /// The moves.
        MOVES,
        /// Nothing: another board stands in the place of the game's.
        NOTHING
    }

    private final Beside beside;

    SidePage(Beside beside) {
        this.beside = beside;
    }

    /// What else stands at the side.
    public Beside beside() {
        return beside;
    }

    /// The name by which settings, texts and ids know it.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
