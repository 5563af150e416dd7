package hexalyst.game.kit;

import hexalyst.board.Grid;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// The straight lines of a board: the cells that lie in a direction from a cell, up to the edge or a cell that is not
/// to be passed, such as a blocked one. Immutable.
public final class Rays {
    private final int[][][] cells;

    /// @param stops the cells where lines end, before them
    public Rays(Grid grid, IntPredicate stops) {
        cells = new int[grid.cells()][grid.directions()][];
        int[] line = new int[grid.cells()];
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                int length = 0;
                int at = grid.neighbour(cell, direction);
                while (at != Grid.NONE && !stops.test(at)) {
                    line[length++] = at;
                    at = grid.neighbour(at, direction);
                }
                cells[cell][direction] = Arrays.copyOf(line, length);
            }
        }
    }

    /// The cells in a direction, the nearest first; not to be changed.
    public int[] from(int cell, int direction) {
        return cells[cell][direction];
    }

    /// True if a cell lies in a direction from another one.
    public boolean leads(int from, int direction, int to) {
        return Arrays.stream(cells[from][direction]).anyMatch(cell -> cell == to);
    }

    /// How many steps lead straight from one cell to another; 0 if none do.
    public int distance(int from, int to) {
        for (int[] line : cells[from]) {
            for (int i = 0; i < line.length; i++) {
                if (line[i] == to) {
                    return i + 1;
                }
            }
        }
        return 0;
    }

    /// The cells between two cells of a straight line, in order; none if the cells are neighbours or in no line.
    public int[] between(int from, int to) {
        for (int[] line : cells[from]) {
            for (int i = 0; i < line.length; i++) {
                if (line[i] == to) {
                    return Arrays.copyOf(line, i);
                }
            }
        }
        return new int[0];
    }
}
