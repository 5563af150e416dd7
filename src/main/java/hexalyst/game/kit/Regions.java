package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;

/// Connected regions of free cells, and whose they are. By the definition, not fast.
public final class Regions {
    private Regions() {}

    /// The free cells whose region touches one player's cells and none of the other's.
    public static CellSet owned(Grid grid, CellSet free, CellSet own, CellSet other) {
        return Groups.of(grid, free).stream()
                .filter(region -> {
                    CellSet near = Groups.near(grid, region);
                    return near.intersects(own) && !near.intersects(other);
                })
                .reduce(CellSet.EMPTY, CellSet::or);
    }
}
