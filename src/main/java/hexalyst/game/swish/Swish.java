package hexalyst.game.swish;

import hexalyst.game.kit.BeadGame;

/// Swish, by Christian Freeling: rooks jump over rows of beads, or of enemy rooks, and capture them.
///
/// A rook goes along a straight line over vacant cells; or it jumps over one unbroken row of beads, or of enemy rooks,
/// to a vacant cell behind it, and what it jumped is captured. It may go over vacant cells before and after. The
/// board, the aim, and what the published text leaves open: [BeadGame].
public final class Swish extends BeadGame {
    /// The game.
    public static final Swish GAME = new Swish();

    private Swish() {
        super("Swish", Swish.class, SwishBoard::new);
    }
}
