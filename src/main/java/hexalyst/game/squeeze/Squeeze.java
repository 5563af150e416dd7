package hexalyst.game.squeeze;

import hexalyst.game.kit.BeadGame;

/// Squeeze, by Christian Freeling: rooks enclose rows of beads, or of enemy rooks, and capture them.
///
/// A rook goes along a straight line over vacant cells. If an unbroken row of beads, or of enemy rooks, then lies
/// between
/// it and another own rook, the row is captured, in all directions at once. Who first has ten beads wins; who cannot
/// move loses; the third time of a position is a draw.
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
public final class Squeeze extends BeadGame {
    /// The game.
    public static final Squeeze GAME = new Squeeze();

    private Squeeze() {
        super("Squeeze", Squeeze.class, SqueezeBoard::new);
    }
}
