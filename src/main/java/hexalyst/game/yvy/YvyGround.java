package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Distances;
import hexalyst.game.kit.Ground;
import java.util.stream.IntStream;

/// The sprouts of a board, and how far other cells are from them.
final class YvyGround extends Ground {
    /// All cells.
    final CellSet all;
    /// Every second cell of the edge, beginning beside a corner.
    final CellSet sprouts;
    final Distances distances;

    YvyGround(Edition edition, Grid grid, CellSet blocked) {
        super(Yvy.GAME, edition, grid, blocked);
        all = CellSet.of(IntStream.range(0, grid.cells()).toArray());
        sprouts = sprouts(grid);
        distances = new Distances(grid, sprouts);
    }

    /// Walks round the edge from the first cell, a corner.
    static CellSet sprouts(Grid grid) {
        CellSet found = CellSet.EMPTY;
        int at = 0;
        int walked = 0;
        for (int direction = 0; direction < grid.directions(); direction++) {
            for (int next = grid.neighbour(at, direction); next != Grid.NONE; next = grid.neighbour(at, direction)) {
                at = next;
                found = ++walked % 2 == 1 ? found.with(at) : found;
            }
        }
        return found;
    }
}
