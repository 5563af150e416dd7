package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import java.util.stream.IntStream;

/// The edge and the sprouts of a board.
final class YvyGround extends Ground {
    /// All cells.
    final CellSet all;
    /// The cells at the edge.
    final CellSet edge;
    /// Every second cell of the edge, beginning beside a corner.
    final CellSet sprouts;

    /// The six cells round each cell in their order, with no cell beyond the edge.
    final int[][] around;
    /// For each sprout the other cells, the nearest first.
    final int[][] nearest;
    /// How far they are.
    final int[][] steps;

    YvyGround(Edition edition, Grid grid) {
        super(Yvy.GAME, edition, grid, CellSet.EMPTY);
        all = CellSet.of(IntStream.range(0, grid.cells()).toArray());
        edge = CellSet.of(all.stream()
                .filter(cell -> grid.neighbours(cell).size() < grid.directions())
                .toArray());
        CellSet found = CellSet.EMPTY;
        int at = 0;
        int walked = 0;
        for (int direction = 0; direction < grid.directions(); direction++) {
            for (int next = grid.neighbour(at, direction); next != Grid.NONE; next = grid.neighbour(at, direction)) {
                at = next;
                found = ++walked % 2 == 1 ? found.with(at) : found;
            }
        }
        sprouts = found;
        around = new int[grid.cells()][grid.directions()];
        nearest = new int[grid.cells()][];
        steps = new int[grid.cells()][];
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                around[cell][direction] = grid.neighbour(cell, direction);
            }
        }
        sprouts.stream().forEach(this::spread);
    }

    /// Finds the cells round a sprout.
    private void spread(int sprout) {
        int[] cells = new int[all.size()];
        int[] far = new int[all.size()];
        CellSet seen = CellSet.of(sprout);
        cells[0] = sprout;
        int size = 1;
        for (int read = 0; read < size; read++) {
            for (int next : around[cells[read]]) {
                if (next != Grid.NONE && !seen.contains(next)) {
                    seen = seen.with(next);
                    cells[size] = next;
                    far[size++] = far[read] + 1;
                }
            }
        }
        nearest[sprout] = cells;
        steps[sprout] = far;
    }
}
