package hexalyst.ui.board;

import hexalyst.board.HexGrid;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;

/// Walks from cell to cell as a person sees the board, however it is turned. Up and down keep to a column as well as
/// the hexagons let them: the column is where the last step to the left or right ended.
final class CellCursor {
    /// Larger than any rounding of coordinates.
    private static final double CLOSE = 0.01;

    private int cell = HexGrid.NONE;
    private double column;

    /// A step of the cursor.
    enum Step {
        LEFT,
        RIGHT,
        UP,
        DOWN
    }

    /// Where it is; [HexGrid#NONE] if it is off.
    int cell() {
        return cell;
    }

    /// Puts it on a cell, or away ([HexGrid#NONE]).
    void set(int next, BoardLook look, HexGrid grid) {
        cell = next;
        column = next == HexGrid.NONE ? 0 : unit(grid, look).x(next);
    }

    /// Goes a step, if there is a cell.
    void go(Step step, BoardLook look, HexGrid grid) {
        BoardGeometry geometry = unit(grid, look);
        int next = HexGrid.NONE;
        double least = Double.MAX_VALUE;
        for (int direction = 0; direction < 6; direction++) {
            int neighbour = grid.neighbour(cell, direction);
            if (neighbour == HexGrid.NONE || !leads(geometry, neighbour, step)) {
                continue;
            }
            double aside = Math.abs(geometry.x(neighbour) - column);
            if (aside < least - CLOSE) {
                least = aside;
                next = neighbour;
            }
        }
        if (next != HexGrid.NONE) {
            cell = next;
            column = step == Step.LEFT || step == Step.RIGHT ? geometry.x(next) : column;
        }
    }

    private boolean leads(BoardGeometry geometry, int neighbour, Step step) {
        double right = geometry.x(neighbour) - geometry.x(cell);
        double down = geometry.y(neighbour) - geometry.y(cell);
        return switch (step) {
            case LEFT -> Math.abs(down) < CLOSE && right < 0;
            case RIGHT -> Math.abs(down) < CLOSE && right > 0;
            case UP -> down < -CLOSE;
            case DOWN -> down > CLOSE;
        };
    }

    private static BoardGeometry unit(HexGrid grid, BoardLook look) {
        return new BoardGeometry(grid, look.turn(), look.mirrored(), 1, 0, 0);
    }
}
