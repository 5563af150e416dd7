package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Groups of a player that a turn has joined into one, so that all of their remaining pieces are in it.
///
/// @param groups how many groups were joined, 2 or more
/// @param whole the cells of the resulting group
public record Joining(int groups, CellSet whole) {
    /// The groups that a turn has joined. If there are several results, the one joined from the most groups. Empty if
    /// the turn has joined none.
    ///
    /// @param before the player's pieces before the turn
    /// @param ends where those of them that remain stand after it
    /// @param after all of the player's pieces after it
    public static Optional<Joining> of(Grid grid, CellSet before, Map<Integer, Integer> ends, CellSet after) {
        List<CellSet> left = Groups.of(grid, before).stream()
                .map(group -> CellSet.of(group.stream()
                        .filter(ends::containsKey)
                        .map(cell -> ends.getOrDefault(cell, Grid.NONE))
                        .toArray()))
                .filter(group -> !group.isEmpty())
                .toList();
        return Groups.of(grid, after).stream()
                .map(whole -> new Joining(
                        (int) left.stream()
                                .filter(group -> group.isSubsetOf(whole))
                                .count(),
                        whole))
                .filter(joining -> joining.groups > 1)
                .collect(Collectors.maxBy((one, other) -> Integer.compare(one.groups, other.groups)));
    }
}
