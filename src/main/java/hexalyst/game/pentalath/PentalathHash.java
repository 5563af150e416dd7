package hexalyst.game.pentalath;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;

/// The part of a Pentalath position's hash that is not on the cells ([PositionHash]).
final class PentalathHash {
    /// Keeps apart what is not on the cells from what is, and this game from the others.
    private static final int FRAME_FAMILY = 32;

    private PentalathHash() {}

    /// The part that never changes during a game.
    static long rules(int family, PentalathEdition edition, Grid grid) {
        return PositionHash.rules(FRAME_FAMILY + family, edition, grid);
    }

    /// The part that is not on the cells. The supply counts exactly: what is left of it tells how long the game can go
    /// on, since captured pieces do not come back.
    ///
    /// @param own pieces left to the player to move
    /// @param other pieces left to the other player
    static long frame(long rules, int own, int other) {
        return CellHash.mix(rules ^ ((long) (own + 1) << 24 | (long) (other + 1)));
    }
}
