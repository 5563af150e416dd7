package hexalyst.game.hexade;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Side;
import java.util.Arrays;
import java.util.Optional;

/// What stands on a board: captures and sixes, in their plain form.
///
/// @param grid the board
/// @param white the cells with white stones
/// @param black the cells with black stones
/// @param blocked the cells on which nobody can play
record Stones(HexGrid grid, CellSet white, CellSet black, CellSet blocked) {
    /// How many directions lead from a cell.
    private static final int DIRECTIONS = 6;

    /// The stones of a colour.
    CellSet of(Side colour) {
        return colour == Side.WHITE ? white : black;
    }

    Content at(int cell) {
        return white.contains(cell)
                ? Content.WHITE
                : black.contains(cell) ? Content.BLACK : blocked.contains(cell) ? Content.BLOCKED : Content.EMPTY;
    }

    boolean empty(int cell) {
        return !white.contains(cell) && !black.contains(cell) && !blocked.contains(cell);
    }

    /// True if no cell is empty.
    boolean full() {
        return white.size() + black.size() + blocked.size() == grid.cells();
    }

    /// These and one stone more.
    Stones with(int cell, Side colour) {
        return colour == Side.WHITE
                ? new Stones(grid, white.with(cell), black, blocked)
                : new Stones(grid, white, black.with(cell), blocked);
    }

    /// These less some.
    Stones without(CellSet cells) {
        return new Stones(grid, white.minus(cells), black.minus(cells), blocked);
    }

    /// The stones that one of a colour captures when it is placed on a cell: in each direction two of the other colour,
    /// with one of its own behind them.
    CellSet captured(int cell, Side colour) {
        CellSet captured = CellSet.EMPTY;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int first = after(cell, direction, colour.other());
            int second = after(first, direction, colour.other());
            if (after(second, direction, colour) != HexGrid.NONE) {
                captured = captured.with(first).with(second);
            }
        }
        return captured;
    }

    /// The next cell in a direction if there is one and a stone of this colour stands there.
    private int after(int cell, int direction, Side colour) {
        int next = cell == HexGrid.NONE ? HexGrid.NONE : grid.neighbour(cell, direction);
        return next != HexGrid.NONE && of(colour).contains(next) ? next : HexGrid.NONE;
    }

    /// All cells of the sixes of a colour; none if it has no six.
    CellSet sixes(Side colour) {
        CellSet sixes = CellSet.EMPTY;
        for (Six kind : Six.values()) {
            sixes = sixes.or(sixes(kind, colour));
        }
        return sixes;
    }

    private CellSet sixes(Six kind, Side colour) {
        CellSet own = of(colour);
        CellSet sixes = CellSet.EMPTY;
        for (int from = own.next(0); from != HexGrid.NONE; from = own.next(from + 1)) {
            for (int walk = 0; walk < kind.walks(); walk++) {
                if (fills(own, kind, walk, from)) {
                    int cell = from;
                    sixes = sixes.with(cell);
                    for (int step = 1; step < Six.CELLS; step++) {
                        cell = kind.next(grid, walk, step, cell);
                        sixes = sixes.with(cell);
                    }
                }
            }
        }
        return sixes;
    }

    /// True if these stones, among which is the one on the first cell, fill a six.
    private boolean fills(CellSet own, Six kind, int walk, int from) {
        int cell = from;
        for (int step = 1; step < Six.CELLS; step++) {
            cell = kind.next(grid, walk, step, cell);
            if (cell == HexGrid.NONE || !own.contains(cell)) {
                return false;
            }
        }
        return true;
    }

    /// The kind of six that a colour has, the first if there are several; empty if it has none.
    Optional<Six> kind(Side colour) {
        return Arrays.stream(Six.values()).filter(kind -> has(kind, of(colour))).findFirst();
    }

    private boolean has(Six kind, CellSet own) {
        for (int from = own.next(0); from != HexGrid.NONE; from = own.next(from + 1)) {
            for (int walk = 0; walk < kind.walks(); walk++) {
                if (fills(own, kind, walk, from)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The cells that are less than three steps from a cell, itself included.
    static CellSet near(HexGrid grid, int cell) {
        return grid.neighbours(cell).stream().mapToObj(grid::neighbours).reduce(CellSet.of(cell), CellSet::or);
    }
}
