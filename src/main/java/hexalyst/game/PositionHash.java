package hexalyst.game;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;

/// How games hash what stands on a board: the same definition for plain positions and search boards. Colours count as
/// the mover's own and the other's, so exchanging colours and players changes nothing. What else belongs to a position
/// (rules, supply, passes) each game puts into a frame of its own.
public final class PositionHash {
    /// The family of [PositionKey#low].
    public static final int LOW = 0;
    /// The family of [PositionKey#high].
    public static final int HIGH = 1;
    /// A piece of the player to move.
    public static final int OWN = 0;
    /// A piece of the other player.
    public static final int OTHER = 1;
    /// A cell that nobody can use.
    public static final int BLOCKED = 2;

    private PositionHash() {}

    /// The kind of an occupied cell's content.
    public static int kind(Content content, Side toMove) {
        return content.isBlocked() ? BLOCKED : content.is(toMove) ? OWN : OTHER;
    }

    /// A hash of an edition and a board: the part that never changes during a game.
    ///
    /// @param family [#LOW] or [#HIGH], moved so that no two games share it, nor a game and its cells
    public static long rules(int family, Edition edition, Grid grid) {
        long name = 0;
        for (int i = 0; i < edition.id().length(); i++) {
            name = 31 * name + edition.id().charAt(i);
        }
        return CellHash.mix(name) ^ CellHash.ofShape(family, grid.shape());
    }

    /// The smallest hash over the board's symmetries, by definition rather than by increments.
    ///
    /// @param frame the part that is not on the cells
    public static long smallest(Position position, int family, long frame) {
        Grid grid = position.grid();
        long smallest = -1;
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            long hash = frame;
            for (int cell = 0; cell < grid.cells(); cell++) {
                Content content = position.at(cell);
                if (!content.isEmpty()) {
                    hash ^= CellHash.value(family, kind(content, position.toMove()), grid.image(symmetry, cell));
                }
            }
            smallest = Long.compareUnsigned(hash, smallest) < 0 ? hash : smallest;
        }
        return smallest;
    }
}
