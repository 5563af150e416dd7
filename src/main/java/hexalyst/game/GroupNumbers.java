package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;

/// Numbers that a board can show on its groups, each keyed by the last cell of its group.
public final class GroupNumbers {
    private GroupNumbers() {}

    /// The sizes of the groups of two or more.
    public static Map<Integer, Integer> sizes(Position position) {
        return each(position, group -> group.size() > 1 ? OptionalInt.of(group.size()) : OptionalInt.empty());
    }

    /// The freedoms of all groups: how many empty cells are next to each, 0 or more.
    public static Map<Integer, Integer> freedoms(Position position) {
        return each(position, group -> OptionalInt.of(freedoms(position, group).size()));
    }

    private static CellSet freedoms(Position position, CellSet group) {
        Grid grid = position.grid();
        CellSet free = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (position.at(cell).isEmpty() && group.intersects(grid.neighbours(cell))) {
                free = free.with(cell);
            }
        }
        return free;
    }

    private static Map<Integer, Integer> each(Position position, Function<CellSet, OptionalInt> number) {
        Grid grid = position.grid();
        Map<Integer, Integer> numbers = new HashMap<>();
        CellSet seen = CellSet.EMPTY;
        for (int cell = grid.cells() - 1; cell >= 0; cell--) {
            Content content = position.at(cell);
            if ((content.equals(Content.WHITE) || content.equals(Content.BLACK)) && !seen.contains(cell)) {
                CellSet group =
                        Groups.around(grid, cell, next -> position.at(next).equals(content));
                seen = seen.or(group);
                int last = cell;
                number.apply(group).ifPresent(figure -> numbers.put(last, figure));
            }
        }
        return Map.copyOf(numbers);
    }
}
