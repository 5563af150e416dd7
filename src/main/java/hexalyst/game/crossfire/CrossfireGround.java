package hexalyst.game.crossfire;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.TurnCodec;
import java.util.stream.IntStream;

/// The lines and the capacities of a board.
final class CrossfireGround extends Ground {
    final TurnCodec turns;
    /// How many men a cell can hold.
    final int[] capacity;
    /// For each player the turns that put a man from the reserve on a cell.
    final int[][] enter;
    /// For each height and cell the turns of a stack.
    final int[][][] reach;
    /// For two cells how far they are from each other in a straight line, 0 if they are not.
    final byte[][] distance;

    CrossfireGround(Edition edition, Grid grid, CellSet blocked) {
        super(Crossfire.GAME, edition, grid, blocked);
        turns = Crossfire.GAME.codec(grid);
        capacity = new int[grid.cells()];
        enter = new int[Side.values().length][];
        for (Side side : Side.values()) {
            enter[side.ordinal()] = IntStream.range(0, grid.cells())
                    .filter(cell -> !blocked.contains(cell))
                    .map(cell -> turns.putCode(cell, Piece.of(side)))
                    .toArray();
        }
        reach = new int[1 + Crossfire.MOST][grid.cells()][];
        distance = new byte[grid.cells()][grid.cells()];
        for (int cell = 0; cell < grid.cells(); cell++) {
            int from = cell;
            capacity[cell] = grid.neighbours(cell).minus(blocked).size();
            for (int height = 1; height <= Crossfire.MOST; height++) {
                int most = height;
                reach[height][cell] = IntStream.range(0, grid.directions())
                        .mapToObj(direction -> rays().from(from, direction))
                        .flatMapToInt(line -> IntStream.of(line).limit(most))
                        .sorted()
                        .map(to -> turns.shiftCode(from, to))
                        .toArray();
            }
            for (int to = 0; to < grid.cells(); to++) {
                distance[cell][to] = (byte) rays().distance(cell, to);
            }
        }
    }
}
