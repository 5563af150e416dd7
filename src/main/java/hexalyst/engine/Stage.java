package hexalyst.engine;

/// What a search is about at a moment.
public enum Stage {
    /// Who wins.
    VALUE,
    /// What every move is worth.
    MOVES,
    /// How many plies the end takes.
    DISTANCE,
    /// How many replies win against the moves that lose.
    REPLIES
}
