package hexalyst.game.hexade;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;
import java.util.Arrays;
import java.util.Optional;

/// Finds captures and sixes, in the plain form of the rules.
final class CapturesAndSixes {
    /// How many directions lead from a cell.
    private static final int DIRECTIONS = 6;

    private CapturesAndSixes() {}

    /// The stones that one of a colour captures when it is placed on a cell: in each direction two of the other colour,
    /// with one of its own behind them.
    static CellSet captured(Stones stones, int cell, Side colour) {
        CellSet captured = CellSet.EMPTY;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int first = after(stones, cell, direction, colour.other());
            int second = after(stones, first, direction, colour.other());
            if (after(stones, second, direction, colour) != Grid.NONE) {
                captured = captured.with(first).with(second);
            }
        }
        return captured;
    }

    /// The next cell in a direction, if there is one with a stone of this colour.
    private static int after(Stones stones, int cell, int direction, Side colour) {
        int next = cell == Grid.NONE ? Grid.NONE : stones.grid().neighbour(cell, direction);
        return next != Grid.NONE && stones.of(colour).contains(next) ? next : Grid.NONE;
    }

    /// All cells of the sixes of a colour; none if it has no six.
    static CellSet sixes(Stones stones, Side colour) {
        CellSet sixes = CellSet.EMPTY;
        for (Six kind : Six.values()) {
            sixes = sixes.or(sixes(stones.grid(), kind, stones.of(colour)));
        }
        return sixes;
    }

    private static CellSet sixes(Grid grid, Six kind, CellSet own) {
        CellSet sixes = CellSet.EMPTY;
        for (int from = own.next(0); from != Grid.NONE; from = own.next(from + 1)) {
            for (int walk = 0; walk < kind.walks(); walk++) {
                if (fills(grid, own, kind, walk, from)) {
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

    /// True if these stones, which include the one on the first cell, fill a six.
    private static boolean fills(Grid grid, CellSet own, Six kind, int walk, int from) {
        int cell = from;
        for (int step = 1; step < Six.CELLS; step++) {
            cell = kind.next(grid, walk, step, cell);
            if (cell == Grid.NONE || !own.contains(cell)) {
                return false;
            }
        }
        return true;
    }

    /// The kind of six that a colour has, the first if there are several; empty if it has none.
    static Optional<Six> kind(Stones stones, Side colour) {
        return Arrays.stream(Six.values())
                .filter(kind -> has(stones.grid(), kind, stones.of(colour)))
                .findFirst();
    }

    private static boolean has(Grid grid, Six kind, CellSet own) {
        for (int from = own.next(0); from != Grid.NONE; from = own.next(from + 1)) {
            for (int walk = 0; walk < kind.walks(); walk++) {
                if (fills(grid, own, kind, walk, from)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The cells less than three steps from a cell, including the cell itself.
    static CellSet near(Grid grid, int cell) {
        return grid.neighbours(cell).stream().mapToObj(grid::neighbours).reduce(CellSet.of(cell), CellSet::or);
    }
}
