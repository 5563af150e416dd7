package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;

/// Moves from cell to cell as the board appears on screen, whatever its rotation. Up and down stay as close to a column
/// as the hexagons allow: the column where the last step left or right ended.
public final class CellCursor {
    /// Larger than any rounding error of the coordinates.
    private static final double CLOSE = 0.01;

    private int cell = Grid.NONE;
    private double column;

    /// A direction on screen.
    public enum Step {
        LEFT,
        RIGHT,
        UP,
        DOWN
    }

    /// The current cell; [Grid#NONE] if the cursor is off.
    public int cell() {
        return cell;
    }

    /// Moves the cursor to a cell, or switches it off ([Grid#NONE]).
    public void set(int next, BoardLook look, Grid grid) {
        cell = next;
        column = next == Grid.NONE ? 0 : unit(grid, look).x(next);
    }

    /// Moves one step, if there is a cell.
    ///
    /// @param absent true for cells of the grid that the board lacks
    public void go(Step step, BoardLook look, Grid grid, IntPredicate absent) {
        BoardGeometry geometry = unit(grid, look);
        int next = Grid.NONE;
        double least = Double.MAX_VALUE;
        for (int neighbour : around(grid)) {
            if (absent.test(neighbour) || !leads(geometry, neighbour, step)) {
                continue;
            }
            double aside = Math.abs(geometry.x(neighbour) - column);
            if (aside < least - CLOSE) {
                least = aside;
                next = neighbour;
            }
        }
        if (next != Grid.NONE) {
            cell = next;
            column = step == Step.LEFT || step == Step.RIGHT ? geometry.x(next) : column;
        }
    }

    /// The neighbours, counter-clockwise from the right. Of two equally good ones, the first is taken.
    private List<Integer> around(Grid grid) {
        Point here = grid.outline(cell).centre();
        ToDoubleFunction<Integer> angle = next -> {
            Point there = grid.outline(next).centre();
            double turn = Math.atan2(here.y() - there.y(), there.x() - here.x());
            return turn < -CLOSE ? turn + 2 * Math.PI : turn;
        };
        return grid.neighbours(cell).stream()
                .boxed()
                .sorted(Comparator.comparingDouble(angle))
                .toList();
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

    private static BoardGeometry unit(Grid grid, BoardLook look) {
        return new BoardGeometry(grid, look.turn(), look.mirrored(), 1, 0, 0);
    }
}
