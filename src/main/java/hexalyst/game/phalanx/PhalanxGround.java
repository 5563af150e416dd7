package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;

/// The lines of a board.
final class PhalanxGround extends Ground {
    final PhalanxNet net;

    PhalanxGround(Edition edition, Grid grid, CellSet blocked) {
        super(Phalanx.GAME, edition, grid, blocked);
        net = new PhalanxNet(grid);
    }
}
