package hexalyst.game.squeeze;

import hexalyst.game.kit.BeadGame;

/// Squeeze, by Christian Freeling: rooks enclose rows of beads, or of enemy rooks, and capture them.
///
/// A rook goes along a straight line over vacant cells. If an unbroken row of beads, or of enemy rooks, then lies
/// between it and another own rook, the row is captured, in all directions at once. The board, the aim, and what the
/// published text leaves open: [BeadGame].
public final class Squeeze extends BeadGame {
    /// The game.
    public static final Squeeze GAME = new Squeeze();

    private Squeeze() {
        super("Squeeze", Squeeze.class, SqueezeBoard::new);
    }
}
