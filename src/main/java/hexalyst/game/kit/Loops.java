package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import java.util.stream.IntStream;

/// Loops on a board of hexagons: groups that surround at least one cell on all sides, whatever it holds. The edge does
/// not help to surround. Confined to one thread.
public final class Loops {
    private final Grid grid;
    private final Flood flood;
    /// Where each arc of own cells round a cell begins.
    private final int[] arcs;

    /// @param flood may be used for other things too
    public Loops(Grid grid, Flood flood) {
        this.grid = grid;
        this.flood = flood;
        arcs = new int[grid.directions()];
    }

    /// Whether a cell makes a loop of a set without one when it joins the set, or has just joined it: it connects two
    /// arcs round it that were connected otherwise, or completes the cells round another one.
    ///
    /// @param own the set as bits
    public boolean closes(int cell, long[] own) {
        int count = 0;
        boolean before = has(own, grid.neighbour(cell, grid.directions() - 1));
        for (int direction = 0; direction < grid.directions(); direction++) {
            int next = grid.neighbour(cell, direction);
            boolean here = has(own, next);
            if (here && !before) {
                for (int arc = 0; arc < count; arc++) {
                    if (flood.connected(own, arcs[arc], next, cell)) {
                        return true;
                    }
                }
                arcs[count++] = next;
            }
            before = here;
        }
        return fills(own, cell);
    }

    /// The cells of a set where one more of another set would close a loop ([#closes]), up to as many as there is room
    /// for; returns their number.
    ///
    /// @param free the cells to try, as bits
    /// @param into receives them
    public int closing(long[] free, long[] own, int[] into) {
        int count = 0;
        for (int word = 0; word < free.length; word++) {
            for (long rest = free[word]; rest != 0 && count < into.length; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                if (touches(own, cell) > 1 && closes(cell, own)) {
                    into[count++] = cell;
                }
            }
        }
        return count;
    }

    private int touches(long[] own, int cell) {
        int touches = 0;
        for (int next : grid.adjacent(cell)) {
            touches += Flood.has(own, next) ? 1 : 0;
        }
        return touches;
    }

    private static boolean has(long[] own, int cell) {
        return cell != Grid.NONE && Flood.has(own, cell);
    }

    private boolean fills(long[] own, int cell) {
        if (isSurrounded(own, cell, Grid.NONE)) {
            return true;
        }
        for (int next : grid.adjacent(cell)) {
            if (isSurrounded(own, next, cell)) {
                return true;
            }
        }
        return false;
    }

    /// @param more a cell that counts as one of the set
    private boolean isSurrounded(long[] own, int cell, int more) {
        int[] near = grid.adjacent(cell);
        for (int next : near) {
            if (next != more && !Flood.has(own, next)) {
                return false;
            }
        }
        return near.length == grid.directions();
    }

    /// A group of these cells that is a loop; empty if there is none. By the definition, not fast.
    public CellSet among(CellSet cells) {
        CellSet all = CellSet.of(IntStream.range(0, grid.cells()).toArray());
        CellSet edge = CellSet.of(all.stream()
                .filter(cell -> grid.adjacent(cell).length < grid.directions())
                .toArray());
        for (CellSet group : Groups.of(grid, cells)) {
            boolean cutsOff = Groups.of(grid, all.minus(group)).stream().anyMatch(part -> !part.intersects(edge));
            boolean fills = group.minus(edge).stream()
                    .anyMatch(cell -> grid.neighbours(cell).isSubsetOf(group));
            if (cutsOff || fills) {
                return group;
            }
        }
        return CellSet.EMPTY;
    }
}
