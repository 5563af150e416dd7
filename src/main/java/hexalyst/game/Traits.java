package hexalyst.game;

/// What kind of game it is, where the window, searches and files differ by it.
///
/// @param swap when the second player may take over the first move ([Move#swap])
/// @param keepsPieces true if every move adds one piece, but for a pass and [Move#swap], and a piece, once placed,
///     stays on its cell with its colour to the end of the game, but for a swap. Then the moves tell what was on the
///     board when, and the number of pieces who is to move
/// @param scored true if points decide the game, which every position tells ([Position#score])
/// @param severalParts true if a turn may have several parts, so that positions stand in the middle of one
///     ([Position#parts]); there may be too many turns to list
/// @param repetition what the rules say of positions that come back
/// @param stacks true if pieces may stand on each other
public record Traits(
        SwapRule swap,
        boolean keepsPieces,
        boolean scored,
        boolean severalParts,
        Repetition repetition,
        boolean stacks) {
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

    /// What the rules say of positions that come back. Where they say something, a position carries what the rule needs
    /// of those before it, in what makes it equal to others and in its key: two positions that look alike are the same
    /// only if the same may follow. So no position of a game is reached twice on one line of play, and a search needs
    /// no care for cycles: the trouble with graph histories (Kishimoto and Müller, "A General Solution to the Graph
    /// History Interaction Problem", 2004) cannot arise. The price is that lines share less of what is found.
    public enum Repetition {
        /// Positions cannot come back, or the rules do not care.
        NONE,
        /// A position that comes up for the third time is a draw.
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
        /// By the rules, so that nobody has to say so of a start position.
        ALWAYS
    }
}
