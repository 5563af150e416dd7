package hexalyst.analysis;

/// Where the best line is added to a game, as a variation.
public enum Lines {
    /// Nowhere.
    NONE,
    /// Where a move of the game deserves `?` or `??` and the game does not show a winning one beside it.
    AT_MISTAKES,
    /// Wherever the game goes on in another way.
    EVERYWHERE
}
