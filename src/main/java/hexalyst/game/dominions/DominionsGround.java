package hexalyst.game.dominions;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;

/// The neighbours of each cell in the order of the beams.
final class DominionsGround extends Ground {
    /// The directions of the grid in the order of the beams.
    private static final int[] BEAMS = {1, 0, 5, 4, 3, 2};

    final int[][] near;
    private final int mostMoves;

    DominionsGround(Edition edition, Grid grid, CellSet blocked) {
        super(Dominions.GAME, edition, grid, blocked);
        near = near(grid);
        mostMoves = grid.cells() * Dominions.TILES + 1;
    }

    /// For each cell the next one at each of the six beams; [Grid#NONE] beyond the edge.
    static int[][] near(Grid grid) {
        int[][] near = new int[grid.cells()][BEAMS.length];
        for (int cell = 0; cell < near.length; cell++) {
            for (int beam = 0; beam < BEAMS.length; beam++) {
                near[cell][beam] = grid.neighbour(cell, BEAMS[beam]);
            }
        }
        return near;
    }

    /// Whether the tile at the end of a beam has a beam that meets it.
    static boolean meets(int beams, int beam) {
        return (beams >> (beam + 3) % BEAMS.length & 1) != 0;
    }

    /// One more than all tiles on all cells; the first turn comes near that.
    @Override
    public int mostMoves() {
        return mostMoves;
    }
}
