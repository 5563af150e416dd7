package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A row of men that can move together: a phalanx.
///
/// @param men from the tail to the head, two or more
/// @param direction the direction in which they move
record PhalanxRow(List<Integer> men, int direction) {
    private static final int DIRECTIONS = 6;

    /// Copies the men.
    PhalanxRow {
        men = List.copyOf(men);
    }

    /// The result of a movement.
    ///
    /// @param after the board after it
    /// @param men the cells of the moved men after it
    /// @param taken the cells where they took men, which are now walls
    record Moved(Stones after, CellSet men, CellSet taken) {}

    /// The row of a side with this man as its tail in a direction; empty if there is no other man in front of it.
    static Optional<PhalanxRow> of(Stones stones, Side side, int tail, int direction) {
        List<Integer> men = line(stones.grid(), stones.of(side), tail, direction);
        return men.size() > 1 ? Optional.of(new PhalanxRow(men, direction)) : Optional.empty();
    }

    /// The unbroken line of these men, starting at one of them.
    private static List<Integer> line(Grid grid, CellSet of, int from, int direction) {
        List<Integer> men = new ArrayList<>();
        for (int at = from; at != Grid.NONE && of.contains(at); at = grid.neighbour(at, direction)) {
            men.add(at);
        }
        return men;
    }

    /// The direction from one cell straight to another; empty if there is none.
    static Optional<Integer> direction(Grid grid, int from, int to) {
        for (int direction = 0; direction < DIRECTIONS && from != to; direction++) {
            for (int at = from; at != Grid.NONE; at = grid.neighbour(at, direction)) {
                if (at == to) {
                    return Optional.of(direction);
                }
            }
        }
        return Optional.empty();
    }

    int tail() {
        return men.getFirst();
    }

    int head() {
        return men.getLast();
    }

    /// The cells that the head can reach, the nearest first: on the board, without walls or own men on the way, and
    /// without lines of the other player's men at least as long as the row.
    List<Integer> reach(Stones stones, Side side) {
        List<Integer> reach = new ArrayList<>();
        int at = head();
        while (reach.size() < men.size() - 1) {
            at = stones.grid().neighbour(at, direction);
            if (at == Grid.NONE || hinders(stones, side, at) || !beats(stones, side, at)) {
                break;
            }
            reach.add(at);
        }
        return reach;
    }

    /// True if a cell of the board holds a wall or an own man.
    static boolean hinders(Stones stones, Side side, int cell) {
        return stones.blocked().contains(cell) || stones.of(side).contains(cell);
    }

    /// True if every line of the other player's men through a cell along the row's axis is shorter than the row.
    boolean beats(Stones stones, Side side, int cell) {
        Grid grid = stones.grid();
        CellSet others = stones.of(side.other());
        int ahead = line(grid, others, cell, direction).size();
        int behind = line(grid, others, cell, (direction + DIRECTIONS / 2) % DIRECTIONS)
                .size();
        return ahead + behind - 1 < men.size();
    }

    /// The new cell of each man, in the order of the men.
    ///
    /// @param target the new cell of the head
    List<Integer> moved(Grid grid, int target) {
        List<Integer> moved = new ArrayList<>(men);
        for (int at = head(); at != target; at = grid.neighbour(at, direction)) {
            moved.replaceAll(cell -> grid.neighbour(cell, direction));
        }
        return moved;
    }

    /// Makes a movement.
    ///
    /// @param target one of [#reach]
    Moved move(Stones stones, Side side, int target) {
        CellSet reached = CellSet.of(moved(stones.grid(), target).stream()
                .mapToInt(Integer::intValue)
                .toArray());
        CellSet left = CellSet.of(men.stream().mapToInt(Integer::intValue).toArray());
        CellSet taken = reached.and(stones.of(side.other()));
        CellSet own = stones.of(side).minus(left).or(reached.minus(taken));
        CellSet other = stones.of(side.other()).minus(taken);
        boolean white = side == Side.WHITE;
        Stones after = new Stones(
                stones.grid(),
                white ? own : other,
                white ? other : own,
                stones.blocked().or(taken));
        return new Moved(after, reached.minus(taken), taken);
    }
}
