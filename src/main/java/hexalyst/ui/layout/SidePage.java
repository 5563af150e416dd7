package hexalyst.ui.layout;

import java.util.Locale;

/// What the side of the window holds: each is a button on the rail, a command and a page of the side.
public enum SidePage {
    /// The engine, the game and the comment.
    ANALYSE,
    /// Play against the engine.
    PLAY,
    /// What was played and what is proved, and the library.
    OPENINGS,
    /// Positions are set up.
    SETUP,
    /// Puzzles are solved.
    PUZZLES;

    /// The name by which settings, texts and ids know it.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
