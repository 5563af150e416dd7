package hexalyst.notation.exchange;

import hexalyst.board.Grid;
import hexalyst.game.Move;

/// Where a program starts to letter the rows of a board. Turned upside down, cell k of row r is cell k of row n-1-r:
/// that is a symmetry of every board, so a game from an empty board replays either way.
public enum RowOrder {
    /// Row a is at the bottom, as here.
    BOTTOM,
    /// Row a is at the top.
    TOP;

    /// Converts a move written by a program with this order to ours.
    public Move here(Move move, Grid grid) {
        return move.at(cell -> here(cell, grid));
    }

    private int here(int cell, Grid grid) {
        return this == BOTTOM ? cell : grid.cell(grid.rows() - 1 - grid.row(cell), grid.place(cell));
    }
}
