package hexalyst.ui.legend;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import java.util.stream.IntStream;

/// Which signs a game has, and how they look there.
///
/// @param colours true if a player may place pieces of either colour on a cell, so that it has two halves
/// @param groups true if numbers are shown on groups
/// @param decides true if cells may decide the game
/// @param changes true if pieces may be captured or turned over
/// @param turns true if a turn may have several parts
/// @param afterReply true if what wins has to outlast the other player's reply
/// @param owners true if the owners of cells can be shown, whichever way of estimating was chosen
record GameSigns(
        boolean colours,
        boolean groups,
        boolean decides,
        boolean changes,
        boolean turns,
        boolean afterReply,
        boolean owners) {
    /// The signs of the game and edition of a position.
    static GameSigns of(Position position) {
        Game game = position.game();
        return new GameSigns(
                placesEither(game.start(position.edition(), position.grid())),
                countsGroups(position),
                !game.traits().scored(),
                !game.traits().keepsPieces(),
                game.traits().severalParts(),
                game.traits().winsAfterReply(),
                Estimator.Method.of(game) == Estimator.Method.MONTE_CARLO);
    }

    private static boolean placesEither(Position start) {
        return IntStream.range(0, start.grid().cells())
                .anyMatch(cell -> start.candidates(cell).stream()
                                .filter(move -> move.only() instanceof Part.Put put
                                        && put.piece().owner().isPresent())
                                .map(move -> move.only() instanceof Part.Put put ? put.colour() : start.toMove())
                                .distinct()
                                .count()
                        > 1);
    }

    /// Tests this with two adjacent stones, as no trait says it. If they are not a valid position, groups may be
    /// counted.
    private static boolean countsGroups(Position position) {
        Grid grid = position.grid();
        PositionSetup setup = position.game().empty(position.edition(), grid);
        for (int cell = 0; cell < grid.cells(); cell++) {
            CellSet free = free(setup, grid.neighbours(cell));
            if (setup.cells().get(cell).isEmpty() && !free.isEmpty()) {
                int next = free.stream().findFirst().orElseThrow();
                PositionSetup two = setup.with(cell, Content.WHITE).with(next, Content.WHITE);
                return !(position.game().position(position.edition(), two) instanceof SetupResult.Valid valid)
                        || !valid.position().groupNumbers().isEmpty();
            }
        }
        return true;
    }

    private static CellSet free(PositionSetup setup, CellSet cells) {
        return CellSet.of(
                cells.stream().filter(cell -> setup.cells().get(cell).isEmpty()).toArray());
    }

    /// True if the game has the sign.
    boolean has(BoardSign sign) {
        return switch (sign) {
            case GROUP_SIZE -> groups;
            case DECIDING -> decides;
            case TAKEN, TURNED -> changes;
            case OWNERS -> owners;
            case WALLED, GROUP_OPEN, GROUP_IDLE -> turns;
            default -> true;
        };
    }
}
