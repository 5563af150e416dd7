package hexalyst.game.manalath;

import hexalyst.board.CellHash;
import hexalyst.board.HexGrid;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.kit.PositionHash;

/// The part of a Manalath position's hash that is not on the cells ([PositionHash]).
final class ManalathHash {
    private static final int FRAME_FAMILY = 16;

    private ManalathHash() {}

    /// The part of a hash that is not on the cells: rules, board, passes and the remaining supply. A supply that
    /// exceeds the empty cells is equivalent to an unlimited one and has the same hash.
    static long frame(
            int family, ManalathEdition edition, HexGrid grid, Side toMove, Supply supply, int empties, int passes) {
        return frame(
                rules(family, edition, grid),
                usable(supply.left(toMove), empties),
                usable(supply.left(toMove.other()), empties),
                empties,
                passes);
    }

    /// The part that never changes during a game.
    static long rules(int family, ManalathEdition edition, HexGrid grid) {
        return PositionHash.rules(FRAME_FAMILY + family, edition, grid);
    }

    /// The same from usable supplies. If both equal the number of empty cells and nobody has passed, it is `rules`.
    static long frame(long rules, int own, int other, int empties, int passes) {
        return own == empties && other == empties && passes == 0
                ? rules
                : CellHash.mix(
                        rules ^ ((long) (empties - own + 1) << 40 | (long) (empties - other + 1) << 20 | passes));
    }

    /// The most pieces of a supply that can still be placed.
    static int usable(int left, int empties) {
        return left == Supply.UNLIMITED ? empties : Math.min(left, empties);
    }
}
