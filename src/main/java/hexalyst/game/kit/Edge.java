package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The edge of a board of hexagons as a ring of places just outside it: those next to a cell that are blocked or off
/// the rows. Immutable.
public final class Edge {
    private final Grid grid;
    private final CellSet blocked;
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final List<int[]> places;

    /// @param blocked the cells that are no cells of the board
    public Edge(Grid grid, CellSet blocked) {
        this.grid = grid;
        this.blocked = blocked;
        places = IntStream.range(0, grid.cells()).mapToObj(this::touched).toList();
    }

    private int[] touched(int cell) {
        return IntStream.range(0, blocked.contains(cell) ? 0 : grid.directions())
                .filter(direction -> isOutside(grid.neighbour(cell, direction)))
                .map(direction -> numbers.computeIfAbsent(place(cell, direction), any -> numbers.size()))
                .toArray();
    }

    private boolean isOutside(int cell) {
        return cell == Grid.NONE || blocked.contains(cell);
    }

    /// What identifies a place. One off the rows may touch two cells, next to each other: the one on its right says.
    private int place(int cell, int direction) {
        int next = grid.neighbour(cell, direction);
        if (next != Grid.NONE) {
            return next;
        }
        int all = grid.directions();
        int right = grid.neighbour(cell, (direction + all - 1) % all);
        return grid.cells() + (right == Grid.NONE ? all * cell + direction : all * right + (direction + 1) % all);
    }

    /// How many places there are.
    public int size() {
        return numbers.size();
    }

    /// The numbers, from 0, of the places that a cell touches; none if it is blocked. Not to be changed.
    public int[] of(int cell) {
        return places.get(cell);
    }
}
