package hexalyst.game.hexade;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;
import hexalyst.game.Side;

/// The part of a Hexade position's hash that is not on the cells ([PositionHash]).
final class HexadeHash {
    /// Keeps apart what is not on the cells from what is, and this game from the others.
    private static final int FRAME_FAMILY = 48;

    private HexadeHash() {}

    /// The part that never changes during a game.
    static long rules(int family, HexadeEdition edition, Grid grid) {
        return PositionHash.rules(FRAME_FAMILY + family, edition, grid);
    }

    /// The part that is not on the cells. The supply counts exactly: what is left of it tells how long the game can go
    /// on, since captured stones do not come back.
    ///
    /// @param own stones left to the player to move
    /// @param other stones left to the other player
    /// @param bound true if White may still be restricted, so that it matters who White is
    static long frame(long rules, int own, int other, boolean bound, Side toMove) {
        long white = bound ? 1 + toMove.ordinal() : 0;
        return CellHash.mix(rules ^ (white << 48 | (long) (own + 1) << 24 | (long) (other + 1)));
    }
}
