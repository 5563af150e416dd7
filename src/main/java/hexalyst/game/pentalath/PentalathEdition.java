package hexalyst.game.pentalath;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// An edition of Pentalath as data.
///
/// @param id its name in files and commands
/// @param grid its board
public record PentalathEdition(String id, HexGrid grid) implements Edition {
    /// The rules of the designer's page and of nestorgames, which agree.
    public static final PentalathEdition STANDARD = new PentalathEdition("standard", HexGrid.hexagon(5, 5));

    /// As many pieces for each player as the board has cells, on any board.
    @Override
    public Supply supply(Grid board) {
        return new Supply(board.cells(), board.cells());
    }
}
