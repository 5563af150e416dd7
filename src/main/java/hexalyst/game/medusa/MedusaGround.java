package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.LineBits;
import hexalyst.game.kit.reversal.RingNet;
import java.util.List;

/// The neighbours and lines of the light cells of a board, and the rings around dark cells that have six light
/// neighbours.
final class MedusaGround extends Ground {
    private static final int RING = 6;

    final RingNet net;
    private final LineBits lines;

    MedusaGround(Edition edition, Grid grid, CellSet dark) {
        super(Medusa.GAME, edition, grid, dark);
        List<CellSet> rosettes = dark.stream()
                .mapToObj(grid::neighbours)
                .filter(ring -> ring.size() == RING && !ring.intersects(dark))
                .toList();
        net = new RingNet(grid, dark, rosettes);
        lines = new LineBits(grid, dark);
    }

    @Override
    public LineBits lines() {
        return lines;
    }
}
