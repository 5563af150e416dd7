package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;

/// Finds which groups live, and which are reversed when a stone arrives on a cell, in the plain form of the rules.
final class MedusaGroups {
    private static final int RING = 6;

    private MedusaGroups() {}

    /// True if a group has a liberty or a rosette.
    static boolean lives(Stones stones, CellSet group) {
        return Groups.near(stones.grid(), group).stream().anyMatch(stones::empty) || hasRosette(stones, group);
    }

    /// True if a group has six stones around a dark cell.
    static boolean hasRosette(Stones stones, CellSet group) {
        Grid grid = stones.grid();
        return Groups.near(grid, group).and(stones.blocked()).stream().anyMatch(dark -> isRosette(stones, dark, group));
    }

    /// True if all six cells around a dark cell are among these.
    static boolean isRosette(Stones stones, int dark, CellSet among) {
        CellSet ring = stones.grid().neighbours(dark);
        return ring.size() == RING && ring.minus(among).isEmpty();
    }

    /// The stones of a side that die when a stone arrives on a cell: those of the side's groups next to it that do not
    /// live.
    static CellSet dying(Stones stones, int cell, Side side) {
        return stones.grid().neighbours(cell).and(stones.of(side)).stream()
                .mapToObj(stones::group)
                .filter(group -> !lives(stones, group))
                .reduce(CellSet.EMPTY, CellSet::or);
    }

    /// The stones after a side has placed a stone on an empty cell.
    static Stones placed(Stones before, int cell, Side side) {
        Stones put = before.with(cell, side);
        Stones after = put.turned(dying(put, cell, side.other()));
        CellSet own = after.group(cell);
        return lives(after, own) ? after : after.turned(own);
    }

    /// The stones after a side's stone has moved to an empty cell.
    static Stones moved(Stones before, int from, int to, Side side) {
        Stones moved = before.without(CellSet.of(from)).with(to, side);
        return moved.turned(dying(moved, to, side.other()));
    }
}
