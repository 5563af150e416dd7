package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;

/// Finds the stones that a move turns over, in the plain form of the rules.
final class Turning {
    private Turning() {}

    /// The stones that a new stone turns over: in every direction the unbroken row of the other colour, if it ends at a
    /// stone of its own colour.
    static CellSet turned(Stones stones, int cell, Side colour) {
        CellSet turned = CellSet.EMPTY;
        for (int direction = 0; direction < stones.grid().directions(); direction++) {
            int next = cell;
            for (int left = length(stones, cell, colour, direction); left > 0; left--) {
                next = stones.grid().neighbour(next, direction);
                turned = turned.with(next);
            }
        }
        return turned;
    }

    /// How many stones a new one turns over in a direction.
    private static int length(Stones stones, int cell, Side colour, int direction) {
        CellSet others = stones.of(colour.other());
        int length = 0;
        int next = stones.grid().neighbour(cell, direction);
        while (next != Grid.NONE && others.contains(next)) {
            length++;
            next = stones.grid().neighbour(next, direction);
        }
        return length > 0 && next != Grid.NONE && stones.of(colour).contains(next) ? length : 0;
    }

    private static boolean turnsAny(Stones stones, int cell, Side colour) {
        for (int direction = 0; direction < stones.grid().directions(); direction++) {
            if (length(stones, cell, colour, direction) > 0) {
                return true;
            }
        }
        return false;
    }

    /// The empty cells of the central ring, the neighbours of the middle of the board.
    static CellSet emptyRing(Stones stones) {
        CellSet taken = stones.all().or(stones.blocked());
        return ring(stones.grid()).minus(taken);
    }

    /// The six cells around the middle of the board.
    static CellSet ring(Grid grid) {
        return grid.neighbours(middle(grid));
    }

    /// The middle of the board: the cell with as many cells before it as after it.
    static int middle(Grid grid) {
        return grid.cells() / 2;
    }

    /// Where a player could place a stone: on the ring as long as that has an empty cell; after that, wherever it turns
    /// over another stone.
    static CellSet placeable(Stones stones, Side colour) {
        CellSet ring = emptyRing(stones);
        if (!ring.isEmpty()) {
            return ring;
        }
        CellSet placeable = CellSet.EMPTY;
        for (int cell = 0; cell < stones.grid().cells(); cell++) {
            if (stones.empty(cell) && turnsAny(stones, cell, colour)) {
                placeable = placeable.with(cell);
            }
        }
        return placeable;
    }
}
