package hexalyst.game.medusa;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// An edition of Medusa as data.
///
/// @param id its name in files and commands
/// @param grid its board
public record MedusaEdition(String id, HexGrid grid) implements Edition {
    /// The rules of the designer's page.
    public static final MedusaEdition STANDARD = new MedusaEdition("standard", HexGrid.hexagon(10, 10));

    /// Stones never run out.
    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }

    @Override
    public boolean namesSupply() {
        return true;
    }
}
