package hexalyst.study;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A part of a board: the contents of some cells, whatever the others hold. It is also found turned or mirrored by a
/// symmetry of the board.
///
/// @param grid the board
/// @param cells the required content of each cell, at least one
public record BoardPattern(Grid grid, Map<Integer, Content> cells) {
    /// Copies the cells.
    ///
    /// @throws IllegalArgumentException if there are none, or one is not on the board
    public BoardPattern {
        cells = Map.copyOf(new TreeMap<>(cells));
        if (cells.isEmpty() || cells.keySet().stream().anyMatch(cell -> cell < 0 || cell >= grid.cells())) {
            throw new IllegalArgumentException("a pattern has cells of its board");
        }
    }

    /// The cells where a position has this pattern, turned or mirrored; the first such place if there are several, none
    /// if it does not have it.
    public Set<Integer> in(Position position) {
        if (!position.grid().equals(grid)) {
            return Set.of();
        }
        return images().stream()
                .filter(image -> image.matches(position))
                .findFirst()
                .map(image -> image.cells().keySet())
                .orElse(Set.of());
    }

    /// True if a position on the same board has this pattern in this orientation.
    boolean matches(Position position) {
        for (Map.Entry<Integer, Content> cell : cells.entrySet()) {
            if (!position.at(cell.getKey()).equals(cell.getValue())) {
                return false;
            }
        }
        return true;
    }

    /// The different images of this pattern under the board's symmetries, including itself.
    List<BoardPattern> images() {
        Set<Map<Integer, Content>> images = new LinkedHashSet<>();
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            Map<Integer, Content> image = new TreeMap<>();
            for (Map.Entry<Integer, Content> cell : cells.entrySet()) {
                image.put(grid.image(symmetry, cell.getKey()), cell.getValue());
            }
            images.add(image);
        }
        List<BoardPattern> patterns = new ArrayList<>();
        images.forEach(image -> patterns.add(new BoardPattern(grid, image)));
        return List.copyOf(patterns);
    }
}
