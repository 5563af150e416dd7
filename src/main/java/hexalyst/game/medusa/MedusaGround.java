package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.LineBits;

/// The neighbours and lines of the light cells of a board.
final class MedusaGround extends Ground {
    final MedusaNet net;
    private final LineBits lines;

    MedusaGround(Edition edition, Grid grid, CellSet dark) {
        super(Medusa.GAME, edition, grid, dark);
        net = new MedusaNet(grid, dark);
        lines = new LineBits(grid, dark);
    }

    @Override
    public LineBits lines() {
        return lines;
    }
}
