package hexalyst.game.hexemergo;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Headings;
import java.util.stream.IntStream;

/// The neighbours of a board's cells.
final class HexemergoGround extends Ground {
    /// The neighbours of each cell.
    final long[] around;
    /// For each cell its pairs of opposite neighbours.
    final long[][] facing;
    /// The cell that looks the same from all sides, if there is one.
    final long centre;

    HexemergoGround(Edition edition, Grid grid, CellSet blocked) {
        super(Hexemergo.GAME, edition, grid, blocked);
        around = new long[grid.cells()];
        facing = new long[grid.cells()][];
        for (int cell = 0; cell < grid.cells(); cell++) {
            int at = cell;
            around[cell] = grid.neighbours(cell).word(0);
            int half = grid.directions() / 2;
            facing[cell] = IntStream.range(0, half)
                    .filter(direction -> grid.neighbour(at, direction) != Grid.NONE
                            && grid.neighbour(at, direction + half) != Grid.NONE)
                    .mapToLong(direction ->
                            1L << grid.neighbour(at, direction) | 1L << grid.neighbour(at, direction + half))
                    .toArray();
        }
        boolean centred = grid.cells() % 2 == 1 && Headings.halfTurn(grid).isPresent();
        centre = centred ? 1L << grid.cells() / 2 : 0;
    }
}
