package hexalyst.ui.setup;

import hexalyst.board.Grid;
import hexalyst.game.Game;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The symmetries of a board that the page uses, identified by their effect.
final class Symmetry {
    private Symmetry() {}

    /// The set-up rotated by the smallest rotation; empty where turned pieces would be others, so that a game has no
    /// symmetries.
    static Optional<PositionSetup> turned(Game game, PositionSetup setup) {
        return image(game, setup, turn(setup.grid()));
    }

    /// The set-up with left and right exchanged; empty in the same games.
    static Optional<PositionSetup> mirrored(Game game, PositionSetup setup) {
        return image(game, setup, mirror(setup.grid()));
    }

    private static Optional<PositionSetup> image(Game game, PositionSetup setup, int symmetry) {
        return game.symmetries(setup.grid()).length == 1 ? Optional.empty() : Optional.of(setup.image(symmetry));
    }

    /// The smallest rotation that is a symmetry of the board, such as by 60 degrees on a regular hexagon.
    private static int turn(Grid grid) {
        return IntStream.range(1, grid.symmetries())
                .filter(symmetry -> isTurn(grid, symmetry))
                .boxed()
                .max((one, other) -> Integer.compare(order(grid, one), order(grid, other)))
                .orElse(0);
    }

    /// The symmetry that exchanges left and right.
    private static int mirror(Grid grid) {
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
