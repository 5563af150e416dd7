package hexalyst.game.hexade;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// An edition of Hexade as data.
///
/// @param id its name in files and commands
/// @param grid its board
public record HexadeEdition(String id, HexGrid grid) implements Edition {
    /// The rules of the designer's page on the board of large Havannah.
    public static final HexadeEdition STANDARD = new HexadeEdition("standard", HexGrid.hexagon(10, 10));

    @Override
    public boolean namesSupply() {
        return true;
    }

    /// As many stones for each player as the board has cells, blocked ones included, on any board.
    @Override
    public Supply supply(Grid board) {
        return new Supply(board.cells(), board.cells());
    }
}
