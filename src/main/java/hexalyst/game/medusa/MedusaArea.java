package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Territory;
import java.util.Arrays;

/// The owners of the cells of a search board's position if the game ended now.
final class MedusaArea {
    /// The owner of cells that are nobody's.
    static final byte NOBODY = 2;

    private final MedusaStones now;
    private final Territory territory;

    MedusaArea(MedusaStones now) {
        this.now = now;
        territory = new Territory(now.net);
    }

    /// By how many cells a side is ahead: stones, and empty cells that they alone surround.
    int ahead(int side) {
        territory.find(now.empty, now.stones);
        return now.count(side) + territory.count(side) - now.count(1 - side) - territory.count(1 - side);
    }

    /// The cells that are a side's.
    CellSet owned(int side) {
        territory.find(now.empty, now.stones);
        long[] owned = Arrays.copyOf(now.stones[side], now.net.words);
        for (int word = 0; word < owned.length; word++) {
            owned[word] |= territory.of(side)[word];
        }
        return CellSet.ofWords(owned);
    }

    /// Writes the owner of each cell: the number of a side, or [#NOBODY].
    ///
    /// @param into one entry for each cell
    void owners(byte[] into) {
        territory.find(now.empty, now.stones);
        for (int cell = 0; cell < now.net.cells; cell++) {
            into[cell] = NOBODY;
            for (byte side = 0; side < now.stones.length; side++) {
                if (now.has(side, cell) || Flood.has(territory.of(side), cell)) {
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
