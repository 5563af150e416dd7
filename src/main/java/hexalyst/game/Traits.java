package hexalyst.game;

/// What kind of game it is, where the window, searches and files differ by it.
///
/// @param swap when the second player may take over the first move ([Move#swap])
/// @param keepsPieces true if every move adds one piece, but for a pass and [Move#swap], and a piece, once placed,
///     stays on its cell with its colour to the end of the game, but for a swap. Then the moves tell what was on the
///     board when, and the number of pieces who is to move
/// @param scored true if points decide the game, which every position tells ([Position#score])
public record Traits(SwapRule swap, boolean keepsPieces, boolean scored) {
    /// The traits of a game without points.
    public Traits(SwapRule swap, boolean keepsPieces) {
        this(swap, keepsPieces, false);
    }

    /// When the second player may take over the first move.
    public enum SwapRule {
        /// Never.
        NONE,
        /// If the players agree to; [PositionSetup#swap] says so.
        AGREED,
        /// By the rules, so that nobody has to say so of a start position.
        ALWAYS
    }
}
