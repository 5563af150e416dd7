package hexalyst.game.hexade;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.text.Texts;

/// An edition of Hexade as data.
///
/// @param id its name in files and commands
/// @param grid its board
public record HexadeEdition(String id, HexGrid grid) implements Edition {
    /// The rules of the designer's page on the board of large Havannah.
    public static final HexadeEdition STANDARD = new HexadeEdition("standard", HexGrid.hexagon(10, 10));

    @Override
    public String title() {
        return Texts.of(HexadeEdition.class).get(id + ".title");
    }

    @Override
    public String sideName(Side side) {
        return Texts.of(HexadeEdition.class).get(id + (side == Side.WHITE ? ".white" : ".black"));
    }

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
