package hexalyst.game.pentalath;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.text.Texts;

/// An edition of Pentalath as data.
///
/// @param id its name in files and commands
/// @param grid its board
public record PentalathEdition(String id, HexGrid grid) implements Edition {
    /// The rules as the designer's page and nestorgames give them: they agree.
    public static final PentalathEdition STANDARD = new PentalathEdition("standard", HexGrid.hexagon(5, 5));

    @Override
    public String title() {
        return Texts.of(PentalathEdition.class).get(id + ".title");
    }

    @Override
    public String sideName(Side side) {
        return Texts.of(PentalathEdition.class).get(id + (side == Side.WHITE ? ".white" : ".black"));
    }

    /// As many pieces for each player as the board has cells, on any board.
    @Override
    public Supply supply(Grid board) {
        return new Supply(board.cells(), board.cells());
    }
}
