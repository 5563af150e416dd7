package hexalyst.game.hexade;

import hexalyst.board.Grid;
import hexalyst.game.Reason;
import hexalyst.game.Side;

/// The kinds of six. Each six of a board is one walk from cell to cell, five steps from its first cell.
enum Six {
    /// Six in a row, along each of the three axes.
    ROW("row", "00000 11111 22222"),
    /// A triangle of three cells a side, pointing up or down: from the left end of its level side.
    TRIANGLE("triangle", "00231 00435"),
    /// The neighbours of a cell: from the right one, counter-clockwise.
    RING("ring", "23450");

    /// How many cells a six has.
    static final int CELLS = 6;

    private final String key;
    /// The directions of the five steps of each walk.
    private final String walks;

    Six(String key, String walks) {
        this.key = key;
        this.walks = walks;
    }

    /// How many sixes of this kind may begin at a cell.
    int walks() {
        return (walks.length() + 1) / CELLS;
    }

    /// The next cell of a six; [Grid#NONE] beyond the edge.
    ///
    /// @param walk the number of the six among those that begin at the first cell, from 0
    /// @param step how many cells came before, 1 to 5
    /// @param cell the last of them
    int next(Grid grid, int walk, int step, int cell) {
        return grid.neighbour(cell, walks.charAt(walk * CELLS + step - 1) - '0');
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
