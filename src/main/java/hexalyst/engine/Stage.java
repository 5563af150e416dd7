package hexalyst.engine;

/// What a search is currently working on.
public enum Stage {
    /// Who wins.
    VALUE,
    /// The whole ending: all positions that can be reached.
    ENDING,
    /// The value of every move.
    MOVES,
    /// How many plies the game lasts.
    DISTANCE,
    /// How many replies win against the losing moves.
    REPLIES
}
