package hexalyst.analysis.annotate;

/// Where the best line is added to a game, as a variation.
public enum Lines {
    /// Nowhere.
    NONE,
    /// Where a move of the game gets `?` or `??` and the game does not contain a winning alternative.
    AT_MISTAKES,
    /// Wherever the game differs from the best line.
    EVERYWHERE
}
