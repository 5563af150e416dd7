package hexalyst.game.kit.draughts;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Side;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.Rays;

/// The lines and the last ranks of a board of [DraughtsGame].
public final class DraughtsGround extends Ground {
    /// White's straight direction.
    static final int STRAIGHT = 1;
    /// The directions in which the men of each player go.
    static final int[][] FORWARD = {{0, STRAIGHT, 2}, {3, 4, 5}};

    /// For each player and cell the cells where a man can step.
    final long[][] ahead;
    /// The cells of each player's last rank.
    final long[] last = new long[2];
    /// For each player and cell how many steps straight ahead it is from the last rank.
    final int[][] steps;

    DraughtsGround(DraughtsGame game, Edition edition, Grid grid, CellSet blocked) {
        super(game, edition, grid, blocked);
        Rays edge = new Rays(grid, cell -> false);
        ahead = new long[2][grid.cells()];
        steps = new int[2][grid.cells()];
        for (Side side : Side.values()) {
            int player = side.ordinal();
            for (int cell = 0; cell < grid.cells(); cell++) {
                last[player] |= DraughtsGame.last(grid, cell, side) ? 1L << cell : 0;
                steps[player][cell] = edge.from(cell, straight(side)).length;
                for (int direction : FORWARD[player]) {
                    int next = grid.neighbour(cell, direction);
                    ahead[player][cell] |= next == Grid.NONE ? 0 : 1L << next;
                }
            }
        }
    }

    /// A player's straight direction.
    static int straight(Side side) {
        return FORWARD[side.ordinal()][1];
    }
}
