package hexalyst.game.kit;

import hexalyst.board.Grid;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// How far all cells are from some of them, where each cell on the way costs 0, 1 or 2, itself included, or cannot be
/// entered. Confined to one thread.
public final class Ways {
    /// The cost of a cell that cannot be entered.
    public static final int BARRED = -1;
    /// Farther than any cell.
    public static final int FAR = 10_000;

    private static final int BUCKETS = 3;

    private final Grid grid;
    private final int[] costs;
    /// The cells to go on from by the remainder of their distance, since no cell adds more than two.
    private final int[][] open;
    private final int[] sizes = new int[BUCKETS];

    /// @param grid the board
    public Ways(Grid grid) {
        this.grid = grid;
        costs = new int[grid.cells()];
        open = new int[BUCKETS][BUCKETS * grid.cells()];
    }

    /// Sets what each cell costs.
    public void costing(IntUnaryOperator cost) {
        Arrays.setAll(costs, cost);
    }

    /// Finds the distances of all cells.
    ///
    /// @param from where ways begin
    /// @param into receives them; [#FAR] for cells that cannot be reached
    public void spread(int[] from, int[] into) {
        Arrays.fill(into, FAR);
        for (int cell : from) {
            reach(cell, 0, into);
        }
        int waiting = from.length;
        for (int distance = 0; waiting > 0; distance++) {
            int bucket = distance % BUCKETS;
            for (int read = 0; read < sizes[bucket]; read++) {
                int cell = open[bucket][read];
                if (into[cell] == distance) {
                    for (int next : grid.adjacent(cell)) {
                        reach(next, distance, into);
                    }
                }
            }
            sizes[bucket] = 0;
            waiting = sizes[0] + sizes[1] + sizes[2];
        }
    }

    private void reach(int cell, int before, int[] into) {
        int distance = before + costs[cell];
        if (costs[cell] != BARRED && distance < into[cell]) {
            into[cell] = distance;
            int bucket = distance % BUCKETS;
            open[bucket][sizes[bucket]++] = cell;
        }
    }
}
