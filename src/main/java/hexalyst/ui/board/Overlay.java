package hexalyst.ui.board;

/// What lies over the board: one thing at a time, so that each sign means one thing.
public enum Overlay {
    /// Nothing.
    OFF,
    /// The best moves.
    BEST,
    /// What every move is worth.
    LENS,
    /// What the rules say at once: who wins where, what loses, what is forbidden.
    THREATS,
    /// Whose each cell is thought to be in the end.
    OWNERS;

    /// Whether the engine has to work for it.
    boolean asksEngine() {
        return this == BEST || this == LENS || this == OWNERS;
    }
}
