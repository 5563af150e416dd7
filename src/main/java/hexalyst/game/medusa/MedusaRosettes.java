package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.kit.Stones;

/// Finds rosettes by their definition.
final class MedusaRosettes {
    private static final int RING = 6;

    private MedusaRosettes() {}

    /// True if a group has six stones around a dark cell.
    static boolean hasRosette(Stones stones, CellSet group) {
        Grid grid = stones.grid();
        return Groups.near(grid, group).and(stones.blocked()).stream().anyMatch(dark -> isRosette(stones, dark, group));
    }

    /// True if all six cells around a dark cell are among these.
    static boolean isRosette(Stones stones, int dark, CellSet among) {
        CellSet ring = stones.grid().neighbours(dark);
        return ring.size() == RING && ring.isSubsetOf(among);
    }
}
