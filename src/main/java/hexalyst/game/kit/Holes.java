package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What a group surrounds on a board of hexagons: the cells from which every way to the edge crosses it. The edge does
/// not help to surround. Confined to one thread.
public final class Holes {
    private final Grid grid;
    private final Flood flood;
    private final CellSet atEdge;
    private final CellSet cells;
    private final long[] others;

    /// @param edge the edge of the board
    /// @param blocked the cells that are no cells of the board
    public Holes(Grid grid, Edge edge, CellSet blocked) {
        this.grid = grid;
        flood = new Flood(grid);
        int[] all = IntStream.range(0, grid.cells()).toArray();
        cells = CellSet.of(all).minus(blocked);
        atEdge = CellSet.of(
                Arrays.stream(all).filter(cell -> edge.of(cell).length > 0).toArray());
        others = new long[Ground.words(grid)];
    }

    /// Finds the cells that a connected group surrounds, and tells whether there are any.
    ///
    /// @param group the group as bits
    /// @param inside receives them
    public boolean find(long[] group, long[] inside) {
        Arrays.fill(inside, 0);
        if (!hasHoles(group)) {
            return false;
        }
        for (int word = 0; word < others.length; word++) {
            others[word] = cells.word(word) & ~group[word];
            inside[word] = others[word];
        }
        flood.begin();
        for (int cell = atEdge.next(0); cell >= 0; cell = atEdge.next(cell + 1)) {
            int filled = Flood.has(others, cell) && !flood.seen(cell) ? flood.fill(others, cell) : 0;
            for (int i = 0; i < filled; i++) {
                inside[flood.filled(i) >> 6] &= ~(1L << flood.filled(i));
            }
        }
        return Arrays.stream(inside).anyMatch(word -> word != 0);
    }

    /// By Euler's formula a connected group has as many holes as it has pairs of neighbours, less its cells and its
    /// triangles of neighbours, and one more. This spares most groups the search.
    private boolean hasHoles(long[] group) {
        int holes = 1;
        int ends = 0;
        int corners = 0;
        for (int word = 0; word < group.length; word++) {
            for (long rest = group[word]; rest != 0; rest &= rest - 1) {
                int touched = touched(word << 6 | Long.numberOfTrailingZeros(rest), group);
                holes--;
                ends += Integer.bitCount(touched);
                corners += Integer.bitCount(touched & (touched >> 1 | touched << grid.directions() - 1));
            }
        }
        return holes + ends / 2 - corners / 3 > 0;
    }

    /// Which of the cells round one are in a set: a bit for each direction.
    private int touched(int cell, long[] set) {
        int touched = 0;
        for (int direction = 0; direction < grid.directions(); direction++) {
            int next = grid.neighbour(cell, direction);
            touched |= next != Grid.NONE && Flood.has(set, next) ? 1 << direction : 0;
        }
        return touched;
    }
}
