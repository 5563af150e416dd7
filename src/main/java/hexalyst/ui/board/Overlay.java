package hexalyst.ui.board;

/// What lies over the board. Only one overlay is shown at a time, so that each sign has one meaning.
public enum Overlay {
    OFF,
    /// The best moves.
    BEST,
    /// The value of every move.
    LENS,
    /// What follows from the rules at once: winning, losing and forbidden moves.
    THREATS,
    /// The expected owner of each cell at the end.
    OWNERS;

    /// Whether the engine has to work for it.
    boolean asksEngine() {
        return this == BEST || this == LENS || this == OWNERS;
    }
}
