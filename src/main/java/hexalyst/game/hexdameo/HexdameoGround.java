package hexalyst.game.hexdameo;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Side;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.PathCodec;
import hexalyst.game.kit.Rays;

/// The lines and the last ranks of a board.
final class HexdameoGround extends Ground {
    /// White's straight direction; the directions before and after it are White's oblique ones.
    static final int STRAIGHT = 1;

    private static final int DIRECTIONS = 6;
    private static final int FORWARD = 3;

    final PathCodec turns;
    final Rays rays;
    /// For each cell the lines in all directions.
    final int[][][] lines;
    /// For each player and cell the lines forward, those that lead to lower cells first.
    final int[][][][] forward;
    /// The cells of each player's last rank.
    final long[] last = new long[2];
    /// How far a man on each cell has come: a straight step counts twice as much as an oblique one.
    final int[][] progress;

    HexdameoGround(Edition edition, Grid grid, CellSet blocked) {
        super(Hexdameo.GAME, edition, grid);
        turns = Hexdameo.GAME.codec(grid);
        rays = new Rays(grid, blocked::contains);
        int cells = grid.cells();
        lines = new int[cells][DIRECTIONS][];
        forward = new int[2][cells][FORWARD][];
        progress = new int[2][cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                lines[cell][direction] = rays.from(cell, direction);
            }
            for (int i = 0; i < FORWARD; i++) {
                int white = i == 0 ? 0 : FORWARD - i;
                forward[0][cell][i] = lines[cell][white];
                forward[1][cell][i] = lines[cell][back(FORWARD - 1 - white)];
            }
            for (Side side : Side.values()) {
                last[side.ordinal()] |= Hexdameo.last(grid, cell, side) ? 1L << cell : 0;
            }
            progress[0][cell] = 2 * grid.row(cell) + across(grid, cell);
        }
        for (int cell = 0; cell < cells; cell++) {
            progress[1][cell] = progress[0][cells - 1 - cell];
        }
    }

    /// The opposite direction.
    static int back(int direction) {
        return (direction + FORWARD) % DIRECTIONS;
    }

    /// How many oblique steps a cell lies to the right of the line up to the left from the first corner.
    private static int across(Grid grid, int cell) {
        int middle = (grid.rows() - 1) / 2;
        return grid.place(cell) - Math.min(grid.row(cell), middle);
    }
}
