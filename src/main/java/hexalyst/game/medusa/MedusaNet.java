package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.kit.CellNet;
import java.util.stream.IntStream;

/// The constant data of a board: which light cells touch, and the rings around dark cells.
final class MedusaNet extends CellNet {
    private static final int RING = 6;

    /// The light cells that touch each cell.
    final int[][] near;
    /// The cells around each dark cell that has six light neighbours.
    final int[][] rings;

    MedusaNet(Grid grid, CellSet dark) {
        super(grid, dark);
        near = IntStream.range(0, cells)
                .mapToObj(cell -> dark.contains(cell)
                        ? CellSet.EMPTY
                        : grid.neighbours(cell).minus(dark))
                .map(touched -> touched.stream().toArray())
                .toArray(int[][]::new);
        rings = dark.stream()
                .mapToObj(grid::neighbours)
                .filter(ring -> ring.size() == RING && !ring.intersects(dark))
                .map(ring -> ring.stream().toArray())
                .toArray(int[][]::new);
    }

    /// The same, for another thread.
    MedusaNet(MedusaNet net) {
        super(net);
        near = net.near;
        rings = net.rings;
    }
}
