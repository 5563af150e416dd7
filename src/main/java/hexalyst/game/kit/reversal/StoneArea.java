package hexalyst.game.kit.reversal;

import hexalyst.board.CellSet;
import hexalyst.game.Points;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Territory;
import java.util.Arrays;

/// The owners of cells if the game ended now: stones, and the empty cells that they alone surround. Confined to one
/// thread.
public final class StoneArea {
    /// The owner of cells that are nobody's.
    public static final byte NOBODY = 2;

    private final ReversibleStones now;
    private final Territory territory;

    /// @param now the stones, now and later
    public StoneArea(ReversibleStones now) {
        this.now = now;
        territory = new Territory(now.net());
    }

    /// By how many cells a side is ahead: stones, and empty cells that they alone surround.
    public int ahead(int side) {
        territory.find(now.empty(), now.stones());
        return now.count(side) + territory.count(side) - now.count(1 - side) - territory.count(1 - side);
    }

    /// How many empty cells a side alone surrounds.
    public int surrounded(int side) {
        territory.find(now.empty(), now.stones());
        return territory.count(side);
    }

    /// The cells that are a side's.
    public CellSet owned(int side) {
        territory.find(now.empty(), now.stones());
        long[] owned = Arrays.copyOf(now.stones()[side], now.net().words);
        for (int word = 0; word < owned.length; word++) {
            owned[word] |= territory.of(side)[word];
        }
        return CellSet.ofWords(owned);
    }

    /// The points of both sides.
    ///
    /// @param marker the marker's points for White, below 0 if they are Black's
    public Points points(int marker) {
        CellSet white = owned(0);
        CellSet black = owned(1);
        return new Points(white.size() + Math.max(0, marker), black.size() + Math.max(0, -marker), white, black);
    }

    /// Writes the owner of each cell: the number of a side, or [#NOBODY].
    ///
    /// @param into one entry for each cell
    public void owners(byte[] into) {
        territory.find(now.empty(), now.stones());
        for (int cell = 0; cell < now.net().cells; cell++) {
            into[cell] = NOBODY;
            for (byte side = 0; side < now.stones().length; side++) {
                if (now.has(side, cell) || Flood.has(territory.of(side), cell)) {
                    into[cell] = side;
                }
            }
        }
    }

    /// Adds 1 for each cell of White's and -1 for each of Black's.
    ///
    /// @param sums one number for each cell
    public void addOwners(int[] sums) {
        owned(0).stream().forEach(cell -> sums[cell]++);
        owned(1).stream().forEach(cell -> sums[cell]--);
    }

    /// Writes the empty cells whose owner is still open: those of regions that both sides or no side touches, or that
    /// are wide.
    ///
    /// @param into receives the cells
    /// @param wide a region with more cells than this is wide
    void open(long[] into, int wide) {
        territory.find(now.empty(), now.stones(), wide);
        for (int word = 0; word < into.length; word++) {
            long owned = territory.of(0)[word] | territory.of(1)[word];
            into[word] = now.empty()[word] & ~owned | territory.wide()[word];
        }
    }
}
