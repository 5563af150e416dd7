package hexalyst.game.superstar;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Edge;
import hexalyst.game.kit.Ground;
import java.util.ArrayList;
import java.util.List;

/// The edge of a board and its sides. Cells at one edge place are inward corners, at three outward ones; a side is a
/// straight line from one to the other whose cells between are at two places.
final class SuperstarGround extends Ground {
    private static final int INWARD = 1;
    private static final int BETWEEN = 2;
    private static final int OUTWARD = 3;

    final Edge edge;
    final CellSet blocked;
    /// How many words of a mask are the edge's; those after it are the sides'.
    final int edgeWords;
    /// How many words a mask has.
    final int words;

    /// The edge places and sides of each cell: the words from `words * cell` on.
    private final long[] masks;

    SuperstarGround(Edition edition, Grid grid, CellSet blocked) {
        super(Superstar.GAME, edition, grid, blocked);
        this.blocked = blocked;
        edge = new Edge(grid, blocked);
        List<CellSet> sides = sides();
        edgeWords = 1 + edge.size() / Long.SIZE;
        words = edgeWords + 1 + sides.size() / Long.SIZE;
        masks = new long[words * grid.cells()];
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int place : edge.of(cell)) {
                add(cell, 0, place);
            }
            for (int side = 0; side < sides.size(); side++) {
                if (sides.get(side).contains(cell)) {
                    add(cell, edgeWords, side);
                }
            }
        }
    }

    private void add(int cell, int from, int bit) {
        masks[words * cell + from + (bit >> 6)] |= 1L << bit;
    }

    private List<CellSet> sides() {
        List<CellSet> sides = new ArrayList<>();
        for (int cell = 0; cell < grid().cells(); cell++) {
            for (int direction = 0; touches(cell) == INWARD && direction < grid().directions(); direction++) {
                CellSet side = CellSet.of(cell);
                int at = grid().neighbour(cell, direction);
                for (; touches(at) == BETWEEN; at = grid().neighbour(at, direction)) {
                    side = side.with(at);
                }
                if (touches(at) == OUTWARD) {
                    sides.add(side.with(at));
                }
            }
        }
        return sides;
    }

    /// How many edge places a cell touches; 0 if there is no such cell.
    private int touches(int cell) {
        return cell == Grid.NONE ? 0 : edge.of(cell).length;
    }

    /// Adds the edge places and sides of a cell to a mask.
    void addTo(long[] mask, int cell) {
        for (int word = 0; word < words; word++) {
            mask[word] |= masks[words * cell + word];
        }
    }
}
