package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.Arrays;

/// The cells of a board by their distance from some cells, counted in steps from neighbour to neighbour. Immutable.
public final class Distances {
    /// Farther than any cell.
    public static final int FAR = 1000;

    /// For each cell asked for, all cells, itself first and then the nearest.
    private final int[][] nearest;
    private final int[][] steps;

    /// @param from the cells from which distances are asked for
    public Distances(Grid grid, CellSet from) {
        nearest = new int[grid.cells()][];
        steps = new int[grid.cells()][];
        from.stream().forEach(cell -> spread(grid, cell));
    }

    private void spread(Grid grid, int from) {
        int[] cells = new int[grid.cells()];
        int[] far = new int[grid.cells()];
        CellSet seen = CellSet.of(from);
        cells[0] = from;
        int size = 1;
        for (int read = 0; read < size; read++) {
            for (int next : grid.neighbours(cells[read]).minus(seen).stream().toArray()) {
                seen = seen.with(next);
                cells[size] = next;
                far[size++] = far[read] + 1;
            }
        }
        nearest[from] = Arrays.copyOf(cells, size);
        steps[from] = Arrays.copyOf(far, size);
    }

    /// The distance from a cell to the nearest one of a set, 0 if it is one; [#FAR] if there is none.
    ///
    /// @param from one of the cells asked for
    /// @param set the set as bits
    public int to(int from, long[] set) {
        for (int i = 0; i < nearest[from].length; i++) {
            if (Flood.has(set, nearest[from][i])) {
                return steps[from][i];
            }
        }
        return FAR;
    }
}
