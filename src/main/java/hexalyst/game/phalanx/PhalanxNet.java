package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.kit.CellNet;
import java.util.Arrays;

/// The constant data of a board, with the next cells along its lines.
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

    /// The same, for another thread.
    PhalanxNet(PhalanxNet net) {
        super(net);
        next = net.next;
    }

    /// The cell some steps away.
    int ahead(int cell, int direction, int steps) {
        int at = cell;
        for (int step = 0; step < steps; step++) {
            at = next[DIRECTIONS * at + direction];
        }
        return at;
    }

    /// The direction straight from one cell to another; [Grid#NONE] if there is none.
    int direction(int from, int to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (distance(from, direction, to) > 0) {
                return direction;
            }
        }
        return Grid.NONE;
    }

    /// How many steps in a direction lead to a cell; 0 if none do.
    int distance(int from, int direction, int to) {
        int steps = 0;
        for (int at = from; at != cells; at = next[DIRECTIONS * at + direction]) {
            if (at == to) {
                return steps;
            }
            steps++;
        }
        return 0;
    }
}
