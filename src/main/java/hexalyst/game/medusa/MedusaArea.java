package hexalyst.game.medusa;

import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Territory;

/// The owners of the cells of a search board's position if the game ended now.
final class MedusaArea {
    private final MedusaStones now;
    private final Territory territory;

    MedusaArea(MedusaStones now) {
        this.now = now;
        territory = new Territory(now.net);
    }

    /// By how many cells a side is ahead: stones, and empty cells that they alone surround.
    int ahead(int side) {
        territory.find(now.empty, now.stones);
        return now.count[side] + territory.count(side) - now.count[1 - side] - territory.count(1 - side);
    }

    /// Writes the owner of each cell: the number of a side, or [CellNet#EMPTY] for nobody.
    ///
    /// @param into one entry for each cell
    void owners(byte[] into) {
        territory.find(now.empty, now.stones);
        for (int cell = 0; cell < now.net.cells; cell++) {
            into[cell] = CellNet.EMPTY;
            for (byte side = 0; side < now.stones.length; side++) {
                if (now.at[cell] == side || Flood.has(territory.of(side), cell)) {
                    into[cell] = side;
                }
            }
        }
    }

    /// Writes the empty cells whose owner is still open: those of regions that both sides or no side touches, or that
    /// are wide.
    ///
    /// @param into receives the cells
    /// @param wide a region with more cells than this is wide
    void open(long[] into, int wide) {
        territory.find(now.empty, now.stones, wide);
        for (int word = 0; word < into.length; word++) {
            long owned = territory.of(0)[word] | territory.of(1)[word];
            into[word] = now.empty[word] & ~owned | territory.wide()[word];
        }
    }
}
