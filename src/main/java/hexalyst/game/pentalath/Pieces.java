package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.board.Groups;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Side;

/// What stands on a board: groups, freedoms and lines, in their plain form.
///
/// @param grid the board
/// @param white the cells with white pieces
/// @param black the cells with black pieces
/// @param blocked the cells on which nobody can play; they are no freedom
record Pieces(HexGrid grid, CellSet white, CellSet black, CellSet blocked) {
    /// How many directions lines have; direction d + 3 is the opposite of d.
    private static final int AXES = 3;

    /// The pieces of a colour.
    CellSet of(Side colour) {
        return colour == Side.WHITE ? white : black;
    }

    /// The pieces of both colours.
    CellSet all() {
        return white.or(black);
    }

    Content at(int cell) {
        return white.contains(cell)
                ? Content.WHITE
                : black.contains(cell) ? Content.BLACK : blocked.contains(cell) ? Content.BLOCKED : Content.EMPTY;
    }

    boolean empty(int cell) {
        return !white.contains(cell) && !black.contains(cell) && !blocked.contains(cell);
    }

    /// These and one piece more.
    Pieces with(int cell, Side colour) {
        return colour == Side.WHITE
                ? new Pieces(grid, white.with(cell), black, blocked)
                : new Pieces(grid, white, black.with(cell), blocked);
    }

    /// These less some.
    Pieces without(CellSet cells) {
        return new Pieces(grid, white.minus(cells), black.minus(cells), blocked);
    }

    /// The group of the piece on a cell; no cell if there is none.
    CellSet group(int cell) {
        CellSet own = white.contains(cell) ? white : black;
        return Groups.around(grid, cell, own::contains);
    }

    /// True if an empty cell touches one of these cells.
    boolean free(CellSet cells) {
        return cells.stream().anyMatch(cell -> touchesEmpty(cell));
    }

    /// True if a cell has an empty neighbour.
    boolean touchesEmpty(int cell) {
        return !grid.neighbours(cell).minus(all()).minus(blocked).isEmpty();
    }

    /// The groups of a colour next to a cell that have no freedom.
    CellSet stifled(int cell, Side colour) {
        CellSet seen = CellSet.EMPTY;
        CellSet stifled = CellSet.EMPTY;
        for (int direction = 0; direction < 2 * AXES; direction++) {
            int next = grid.neighbour(cell, direction);
            if (next != HexGrid.NONE && of(colour).contains(next) && !seen.contains(next)) {
                CellSet group = group(next);
                seen = seen.or(group);
                stifled = free(group) ? stifled : stifled.or(group);
            }
        }
        return stifled;
    }

    /// The lines of one colour through a cell that win, all their cells.
    CellSet lines(int cell) {
        CellSet own = white.contains(cell) ? white : black;
        CellSet lines = CellSet.EMPTY;
        for (int axis = 0; axis < AXES; axis++) {
            CellSet line = CellSet.of(cell).or(ray(own, cell, axis)).or(ray(own, cell, axis + AXES));
            lines = line.size() >= Pentalath.LINE ? lines.or(line) : lines;
        }
        return lines;
    }

    private CellSet ray(CellSet own, int cell, int direction) {
        CellSet ray = CellSet.EMPTY;
        int next = grid.neighbour(cell, direction);
        while (next != HexGrid.NONE && own.contains(next)) {
            ray = ray.with(next);
            next = grid.neighbour(next, direction);
        }
        return ray;
    }

    /// The longest line of one colour through a cell, in cells.
    int longest(int cell) {
        CellSet own = white.contains(cell) ? white : black;
        int longest = 0;
        for (int axis = 0; axis < AXES; axis++) {
            longest = Math.max(
                    longest,
                    1
                            + ray(own, cell, axis).size()
                            + ray(own, cell, axis + AXES).size());
        }
        return longest;
    }
}
