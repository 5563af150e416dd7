package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;

/// The lines and the ring of a board.
final class MacBethGround extends Ground {
    /// The six cells around the middle, but for blocked ones, as bits. On all boards they are in one word.
    final long ring;

    final int ringWord;
    /// How many cells are not blocked.
    final int room;

    private final MacBethLines lines;

    MacBethGround(Edition edition, Grid grid, CellSet blocked) {
        super(MacBeth.GAME, edition, grid, blocked);
        lines = new MacBethLines(grid, blocked);
        ringWord = middle(grid) / Long.SIZE;
        ring = grid.neighbours(middle(grid)).minus(blocked).word(ringWord);
        room = grid.cells() - blocked.size();
    }

    /// The middle of a board: the cell with as many cells before it as after it.
    static int middle(Grid grid) {
        return grid.cells() / 2;
    }

    @Override
    public MacBethLines lines() {
        return lines;
    }
}
