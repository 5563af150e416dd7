package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;

/// Finds groups, freedoms and lines, in the plain form of the rules. Blocked cells are not freedoms.
final class Formations {
    /// How many directions lines have; direction d + 3 is the opposite of d.
    private static final int AXES = 3;

    private Formations() {}

    /// The group of the piece on a cell; empty if there is none.
    static CellSet group(Stones stones, int cell) {
        CellSet own = own(stones, cell);
        return Groups.around(stones.grid(), cell, own::contains);
    }

    /// True if an empty cell touches one of these cells.
    static boolean free(Stones stones, CellSet cells) {
        return cells.stream().anyMatch(cell -> touchesEmpty(stones, cell));
    }

    /// True if a cell has an empty neighbour.
    static boolean touchesEmpty(Stones stones, int cell) {
        return !stones.grid().neighbours(cell).minus(stones.all()).isSubsetOf(stones.blocked());
    }

    /// The groups of a colour next to a cell that have no freedom.
    static CellSet stifled(Stones stones, int cell, Side colour) {
        CellSet seen = CellSet.EMPTY;
        CellSet stifled = CellSet.EMPTY;
        for (int direction = 0; direction < 2 * AXES; direction++) {
            int next = stones.grid().neighbour(cell, direction);
            if (next != Grid.NONE && stones.of(colour).contains(next) && !seen.contains(next)) {
                CellSet group = group(stones, next);
                seen = seen.or(group);
                stifled = free(stones, group) ? stifled : stifled.or(group);
            }
        }
        return stifled;
    }

    /// All cells of the winning lines of one colour through a cell.
    static CellSet lines(Stones stones, int cell) {
        CellSet own = own(stones, cell);
        CellSet lines = CellSet.EMPTY;
        for (int axis = 0; axis < AXES; axis++) {
            CellSet line = CellSet.of(cell)
                    .or(ray(stones.grid(), own, cell, axis))
                    .or(ray(stones.grid(), own, cell, axis + AXES));
            lines = line.size() >= Pentalath.LINE ? lines.or(line) : lines;
        }
        return lines;
    }

    private static CellSet ray(Grid grid, CellSet own, int cell, int direction) {
        CellSet ray = CellSet.EMPTY;
        int next = grid.neighbour(cell, direction);
        while (next != Grid.NONE && own.contains(next)) {
            ray = ray.with(next);
            next = grid.neighbour(next, direction);
        }
        return ray;
    }

    /// The longest line of one colour through a cell, in cells.
    static int longest(Stones stones, int cell) {
        CellSet own = own(stones, cell);
        int longest = 0;
        for (int axis = 0; axis < AXES; axis++) {
            longest = Math.max(
                    longest,
                    1
                            + ray(stones.grid(), own, cell, axis).size()
                            + ray(stones.grid(), own, cell, axis + AXES).size());
        }
        return longest;
    }

    /// The pieces of the same colour as the piece on a cell.
    private static CellSet own(Stones stones, int cell) {
        return stones.white().contains(cell) ? stones.white() : stones.black();
    }
}
