package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.kit.CellNet;
import java.util.Arrays;

/// The constant data of a board for searches, with the next cells along its lines.
final class PhalanxNet extends CellNet {
    static final int DIRECTIONS = 6;

    /// The next cell in each direction; the number of cells beyond the edge.
    final int[] next;

    PhalanxNet(Grid grid) {
        super(grid, CellSet.EMPTY);
        next = new int[DIRECTIONS * (cells + 1)];
        Arrays.fill(next, cells);
        for (int i = 0; i < DIRECTIONS * cells; i++) {
            int other = grid.neighbour(i / DIRECTIONS, i % DIRECTIONS);
            next[i] = other == Grid.NONE ? cells : other;
        }
    }
}
