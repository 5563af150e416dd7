package hexalyst.game.kit;

import hexalyst.board.Grid;

/// Where pieces can go on a board, as ways to write targets. What is in the way is asked of the board each time.
/// Allocates nothing. Confined to one thread.
public final class Moves {
    private final JournalBoard board;
    private final Rays rays;
    private final int directions;

    /// @param rays the lines of the board's grid, which end before blocked cells
    public Moves(RuleBoard board, Rays rays) {
        this.board = board;
        this.rays = rays;
        directions = board.grid().directions();
    }

    /// Writes the vacant cells that lie in straight lines from a cell up to the next pieces, from a place in the array
    /// on, and returns the place after them.
    public int slides(int cell, int[] into, int from) {
        int count = from;
        for (int direction = 0; direction < directions; direction++) {
            for (int to : rays.from(cell, direction)) {
                if (board.top(to) != JournalBoard.EMPTY) {
                    break;
                }
                into[count++] = to;
            }
        }
        return count;
    }

    /// The vacant cell before a line of equal pieces that begins on a cell and goes on in a direction; a single piece
    /// is a line too.
    ///
    /// @return [Grid#NONE] if the line ends at the edge or before something else
    public int front(int cell, int direction) {
        int piece = board.top(cell);
        for (int next : rays.from(cell, direction)) {
            int top = board.top(next);
            if (top != piece) {
                return top == JournalBoard.EMPTY ? next : Grid.NONE;
            }
        }
        return Grid.NONE;
    }
}
