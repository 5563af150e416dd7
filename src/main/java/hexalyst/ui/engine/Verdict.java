package hexalyst.ui.engine;

/// What is known of the current position, for colours and words. Proved and open never look alike.
public enum Verdict {
    /// The engine is off and nothing is known.
    UNKNOWN,
    /// The engine is working; nothing is proved yet.
    SEARCHING,
    /// The engine was stopped before it could prove anything.
    STOPPED,
    WIN,
    LOSS,
    DRAW,
    /// The game is over, so there is nothing to search.
    OVER,
    FAILED;

    /// True if the value is proved.
    public boolean proved() {
        return this == WIN || this == LOSS || this == DRAW;
    }
}
