package hexalyst.ui.setup;

import hexalyst.board.Grid;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import java.util.List;
import java.util.stream.IntStream;

/// The symmetries of a board that the page uses, identified by their effect.
final class Symmetry {
    private Symmetry() {}

    /// The smallest rotation that is a symmetry of the board, such as by 60 degrees on a regular hexagon.
    static int turn(Grid grid) {
        return IntStream.range(1, grid.symmetries())
                .filter(symmetry -> isTurn(grid, symmetry))
                .boxed()
                .max((one, other) -> Integer.compare(order(grid, one), order(grid, other)))
                .orElse(0);
    }

    /// The symmetry that exchanges left and right.
    static int mirror(Grid grid) {
        return IntStream.range(1, grid.symmetries())
                .filter(symmetry -> IntStream.range(0, grid.cells())
                        .allMatch(cell -> grid.row(grid.image(symmetry, cell)) == grid.row(cell)))
                .findFirst()
                .orElse(0);
    }

    /// True for a rotation. Mirrors have order 2; the only rotation with that order is the half turn.
    private static boolean isTurn(Grid grid, int symmetry) {
        return order(grid, symmetry) > 2 || isHalfTurn(grid, symmetry);
    }

    /// The half turn exchanges the first cell with the last, the second with the last but one, and so on.
    private static boolean isHalfTurn(Grid grid, int symmetry) {
        return IntStream.range(0, grid.cells()).allMatch(cell -> grid.image(symmetry, cell) == grid.cells() - 1 - cell);
    }

    /// The order of the symmetry: how often it must be applied to return to the start.
    private static int order(Grid grid, int symmetry) {
        int order = 1;
        int[] at = IntStream.range(0, grid.cells())
                .map(cell -> grid.image(symmetry, cell))
                .toArray();
        while (!IntStream.range(0, at.length).allMatch(cell -> at[cell] == cell)) {
            for (int cell = 0; cell < at.length; cell++) {
                at[cell] = grid.image(symmetry, at[cell]);
            }
            order++;
        }
        return order;
    }

    /// The set-up with the colours of the pieces and the player to move exchanged.
    static PositionSetup exchanged(PositionSetup now, List<SetupField> fields) {
        PositionSetup other = now.exchanged(fields);
        return new PositionSetup(
                now.grid(), other.cells(), other.toMove(), other.supply(), now.passes(), now.swap(), other.fields());
    }
}
