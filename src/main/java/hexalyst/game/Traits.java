package hexalyst.game;

/// The properties of a game that make a difference to the window, searches and files.
///
/// @param swap when the second player may take over the first move ([Move#swap])
/// @param keepsPieces true if every move except a pass and [Move#swap] adds one piece, and a placed piece stays on its
///     cell with its colour to the end of the game, except for a swap. The moves then determine what was on the board
///     at any time, and the number of pieces determines who is to move
/// @param scored true if points decide the game; every position then has a [Position#score]
/// @param severalParts true if a turn may have several parts, so that positions can be in the middle of one
///     ([Position#parts]); there may be too many turns to list
/// @param repetition what the rules say about repeated positions
/// @param stacks true if pieces may stand on each other
/// @param winsAfterReply true if a shape that wins does so only if the other player's next move leaves it standing
public record Traits(
        SwapRule swap,
        boolean keepsPieces,
        boolean scored,
        boolean severalParts,
        Repetition repetition,
        boolean stacks,
        boolean winsAfterReply) {
    /// The traits of a game in which what wins does so at once.
    public Traits(
            SwapRule swap,
            boolean keepsPieces,
            boolean scored,
            boolean severalParts,
            Repetition repetition,
            boolean stacks) {
        this(swap, keepsPieces, scored, severalParts, repetition, stacks, false);
    }

    /// The traits of a game in which no piece stands on another.
    public Traits(SwapRule swap, boolean keepsPieces, boolean scored, boolean severalParts, Repetition repetition) {
        this(swap, keepsPieces, scored, severalParts, repetition, false);
    }

    /// The traits of a game whose turns are single parts and in which no position comes back.
    public Traits(SwapRule swap, boolean keepsPieces, boolean scored) {
        this(swap, keepsPieces, scored, false, Repetition.NONE);
    }

    /// The traits of such a game without points.
    public Traits(SwapRule swap, boolean keepsPieces) {
        this(swap, keepsPieces, false);
    }

    /// What the rules say about repeated positions. If they matter, a position carries what the rule needs to know
    /// about earlier ones, as part of its equality and its key: two positions that look alike are the same only if the
    /// same moves and results may follow. So no position of a game occurs twice on one line of play, and searches need
    /// no protection against cycles: the graph-history-interaction problem (Kishimoto and Müller, "A General Solution
    /// to the Graph History Interaction Problem", 2004) cannot arise. The price is that lines share fewer results.
    public enum Repetition {
        /// Positions cannot repeat, or it does not matter.
        NONE,
        /// The third occurrence of a position is a draw.
        THIRD_IS_A_DRAW,
        /// A turn must not be made twice if it leads to the same position.
        NO_TURN_TWICE
    }

    /// When the second player may take over the first move.
    public enum SwapRule {
        /// Never.
        NONE,
        /// If the players agree to; [PositionSetup#swap] says so.
        AGREED,
        /// Always, by the rules, so a start position need not mention it.
        ALWAYS
    }
}
