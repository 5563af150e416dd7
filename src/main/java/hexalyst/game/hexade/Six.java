package hexalyst.game.hexade;

import hexalyst.board.HexGrid;
import hexalyst.game.Reason;
import hexalyst.game.Side;

/// The kinds of six. Each six of a board is one walk from cell to cell, five steps from its first cell.
enum Six {
    /// Six in a row, along each of the three axes.
    ROW("row", new int[][] {{0, 0, 0, 0, 0}, {1, 1, 1, 1, 1}, {2, 2, 2, 2, 2}}),
    /// A triangle of three cells a side, pointing up or down: from the left end of its level side.
    TRIANGLE("triangle", new int[][] {{0, 0, 2, 3, 1}, {0, 0, 4, 3, 5}}),
    /// The neighbours of a cell: from the right one, counter-clockwise.
    RING("ring", new int[][] {{2, 3, 4, 5, 0}});

    /// How many cells a six has.
    static final int CELLS = 6;

    private final String key;
    private final int[][] walks;

    Six(String key, int[][] walks) {
        this.key = key;
        this.walks = walks;
    }

    /// How many sixes of this kind may begin at a cell.
    int walks() {
        return walks.length;
    }

    /// The next cell of a six; [HexGrid#NONE] beyond the edge.
    ///
    /// @param walk which of the sixes that begin at the first cell, from 0
    /// @param step how many cells came before, 1 to 5
    /// @param cell the last of them
    int next(HexGrid grid, int walk, int step, int cell) {
        return grid.neighbour(cell, walks[walk][step - 1]);
    }

    /// Why the game is over, by a six of this kind.
    Reason end(Side winner) {
        return Reason.of("end." + key, winner);
    }

    /// The text of a move that makes a six of this kind, which the other player may still break.
    String pendingKey() {
        return "makes." + key;
    }
}
