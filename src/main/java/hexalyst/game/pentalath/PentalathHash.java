package hexalyst.game.pentalath;

import hexalyst.board.CellHash;
import hexalyst.board.HexGrid;

/// How Pentalath positions hash: the same definition for the plain position and the search board. Colours count as the
/// mover's own and the other's, so exchanging colours and players changes nothing.
final class PentalathHash {
    /// The family of [hexalyst.game.PositionKey#low].
    static final int LOW = 0;
    /// The family of [hexalyst.game.PositionKey#high].
    static final int HIGH = 1;
    /// The kinds of content, relative to the player to move.
    static final int OWN = 0;

    static final int OTHER = 1;
    static final int BLOCKED = 2;

    /// Keeps apart what is not on the cells from what is, and this game from the others.
    private static final int FRAME_FAMILY = 32;

    private PentalathHash() {}

    /// The part that never changes during a game.
    static long rules(int family, PentalathEdition edition, HexGrid grid) {
        long name = 0;
        for (int i = 0; i < edition.id().length(); i++) {
            name = 31 * name + edition.id().charAt(i);
        }
        return CellHash.mix(name) ^ CellHash.value(FRAME_FAMILY + family, grid.width(), grid.side());
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
