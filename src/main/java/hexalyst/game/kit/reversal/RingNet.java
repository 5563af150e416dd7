package hexalyst.game.kit.reversal;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.kit.CellNet;
import java.util.List;
import java.util.stream.IntStream;

/// Which cells of a board touch, and the rings that make a group safe. Confined to one thread.
public final class RingNet extends CellNet {
    /// The cells that touch each cell.
    private final int[][] near;

    private final int[][] rings;

    /// @param without cells that touch none
    /// @param rings the sets of cells that a group has to fill
    public RingNet(Grid grid, CellSet without, List<CellSet> rings) {
        super(grid, without);
        near = IntStream.range(0, cells)
                .mapToObj(cell -> without.contains(cell)
                        ? CellSet.EMPTY
                        : grid.neighbours(cell).minus(without))
                .map(touched -> touched.stream().toArray())
                .toArray(int[][]::new);
        this.rings = rings.stream().map(ring -> ring.stream().toArray()).toArray(int[][]::new);
    }

    /// The same, for another thread.
    public RingNet(RingNet net) {
        super(net);
        near = net.near;
        rings = net.rings;
    }

    /// The cells that touch a cell; not to be changed.
    public int[] near(int cell) {
        return near[cell];
    }

    /// The cells of each ring; not to be changed.
    int[][] rings() {
        return rings;
    }
}
