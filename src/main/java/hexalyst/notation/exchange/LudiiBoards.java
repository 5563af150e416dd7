package hexalyst.notation.exchange;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import java.util.List;
import java.util.Optional;

/// The boards of the games that Ludii has too. Its Pentalath is played on half of a hexagon with sides of 7 cells
/// unless the trial's options name another board: rows of 7 to 13 cells from the bottom, numbered as here. Here it is
/// the whole hexagon with the upper rows blocked.
final class LudiiBoards {
    private static final List<Integer> WHOLE = List.of(7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7);
    private static final int HALF = 70;

    private LudiiBoards() {}

    /// The start of a trial; empty if trials of this game are not read.
    ///
    /// @param usual the start on the board that is usual here
    /// @param options the options of the trial, one a line
    static Optional<Position> start(Position usual, String options) {
        return switch (usual.game().title()) {
            case "Manalath" -> Optional.of(usual);
            case "Pentalath" -> options.contains("/HexHexBoard") ? Optional.of(usual) : half(usual);
            default -> Optional.empty();
        };
    }

    private static Optional<Position> half(Position usual) {
        Game game = usual.game();
        Grid whole = game.grid(WHOLE);
        PositionSetup setup = game.start(usual.edition(), whole).setup();
        for (int cell = HALF; cell < whole.cells(); cell++) {
            setup = setup.with(cell, Content.BLOCKED);
        }
        return game.position(usual.edition(), setup) instanceof SetupResult.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }
}
