package hexalyst.game.macbeth;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;

/// The part of a MacBeth position's hash that is not on the cells ([PositionHash]).
final class MacBethHash {
    /// Keeps apart what is not on the cells from what is, and this game from the others.
    private static final int FRAME_FAMILY = 56;

    private MacBethHash() {}

    /// Edition and board; all else follows from what stands on the cells.
    static long frame(int family, MacBethEdition edition, Grid grid) {
        return CellHash.mix(PositionHash.rules(FRAME_FAMILY + family, edition, grid));
    }
}
