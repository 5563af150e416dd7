package hexalyst.game.kit;

import hexalyst.board.Grid;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// The symmetries of boards on which pieces have a direction, such as men that only go forward.
public final class Headings {
    private Headings() {}

    /// The symmetries that keep the steps in a direction: the identity first.
    public static int[] keeping(Grid grid, int direction) {
        return IntStream.range(0, grid.symmetries())
                .filter(symmetry -> IntStream.range(0, grid.cells())
                        .filter(cell -> grid.neighbour(cell, direction) != Grid.NONE)
                        .allMatch(cell -> grid.neighbour(grid.image(symmetry, cell), direction)
                                == grid.image(symmetry, grid.neighbour(cell, direction))))
                .toArray();
    }

    /// The symmetry that exchanges the first cell and the last, the second and the last but one, and so on; empty if
    /// the board has none.
    public static OptionalInt halfTurn(Grid grid) {
        return IntStream.range(0, grid.symmetries())
                .filter(symmetry -> IntStream.range(0, grid.cells())
                        .allMatch(cell -> grid.image(symmetry, cell) == grid.cells() - 1 - cell))
                .findFirst();
    }
}
