package hexalyst.game.swish;

import hexalyst.game.kit.BeadGame;

/// Swish, by Christian Freeling: rooks jump over rows of beads, or of enemy rooks, and capture them.
///
/// A rook goes along a straight line over vacant cells; or it jumps over one unbroken row of beads, or of enemy rooks,
/// to
/// a vacant cell behind it, and what it jumped is captured. It may go over vacant cells before and after. Who first has
/// ten beads wins; who cannot move loses; the third time of a position is a draw.
///
/// ```
///           . . b . .            w, b White's and Black's rooks;
///          . . . . . .           o beads, which belong to nobody.
///         w . o o o . w
///        . . o o o o . .
///       . . o o o o o . .
///        . . o o o o . .
///         b . o o o . b
///          . . . . . .
///           . . w . .
/// ```
///
/// Source: MindSports' pages on Swish and Squeeze. We settled what they leave open as follows:
/// - **The board** has sides of five cells; the text names no size.
/// - **The set-up** is a player's: rooks on edge cells, beads on others. This one is the standard set-up of the
/// program.
///   Beads that are not placed, the bait, are in the store of the player who moves second, and count.
/// - **No turn** loses, with or without rooks.
/// - **Draws**: the third time of a position is one by itself.
public final class Swish extends BeadGame {
    /// The game.
    public static final Swish GAME = new Swish();

    private Swish() {
        super("Swish", Swish.class, SwishBoard::new);
    }
}
