package hexalyst.game.hexdameo;

import hexalyst.game.kit.draughts.DraughtsBoard;
import hexalyst.game.kit.draughts.DraughtsGround;
import hexalyst.game.kit.draughts.LongestCapture;

/// The captures of Hexdameo, and its evaluation.
final class HexdameoBoard extends DraughtsBoard {
    /// The weights of men, kings, and steps to the last rank, in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {1600, 3300, 140};

    HexdameoBoard(DraughtsGround ground) {
        super(ground, LongestCapture.Manner.JUMP);
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }
}
