package hexalyst.game.manalath;

import hexalyst.board.CellHash;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.game.Supply;

/// How Manalath positions hash: the same definition for the plain position and the search boards. Colours count as the
/// mover's own and the other's, so exchanging colours and players changes nothing.
final class ManalathHash {
    /// The family of [hexalyst.game.PositionKey#low].
    static final int LOW = 0;
    /// The family of [hexalyst.game.PositionKey#high].
    static final int HIGH = 1;
    /// The kinds of content, relative to the player to move.
    static final int OWN = 0;

    static final int OTHER = 1;
    static final int BLOCKED = 2;

    private static final int FRAME_FAMILY = 16;

    private ManalathHash() {}

    /// The kind of an occupied cell's content.
    static int kind(Content content, Side toMove) {
        return content == Content.BLOCKED ? BLOCKED : content.is(toMove) ? OWN : OTHER;
    }

    /// The part of a hash that is not on the cells: rules, board, passes and what is left of the supply. A supply that
    /// outlasts the empty cells is as good as an unlimited one and hashes alike.
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
        long name = 0;
        for (int i = 0; i < edition.id().length(); i++) {
            name = 31 * name + edition.id().charAt(i);
        }
        return CellHash.mix(name) ^ CellHash.value(FRAME_FAMILY + family, grid.width(), grid.side());
    }

    /// The same from usable supplies; when both are as many as the empty cells and nobody has passed, it is `rules`.
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
