package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.Arrays;

/// The cells of a board by their distance from some cells, counted in steps from neighbour to neighbour. Immutable.
public final class Distances {
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

    /// The cells by their distance from one of those asked for, itself first; not to be changed.
    public int[] nearest(int from) {
        return nearest[from];
    }

    /// The distance of the cell at an index of [#nearest].
    public int steps(int from, int index) {
        return steps[from][index];
    }
}
