package hexalyst.game.phalanx;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// An edition of Phalanx as data. Editions differ only in the opening.
///
/// @param id its name in files and commands
/// @param grid its board
/// @param own how many own men the first player places, 1 or 2, together with one man more of the other player's colour
public record PhalanxEdition(String id, HexGrid grid, int own) implements Edition {
    private static final HexGrid BOARD = HexGrid.hexagon(8, 8);

    /// One man of the first player and two of the other.
    public static final PhalanxEdition PIE1 = new PhalanxEdition("pie1", BOARD, 1);

    /// Two men of the first player and three of the other.
    public static final PhalanxEdition PIE2 = new PhalanxEdition("pie2", BOARD, 2);

    /// Men never run out.
    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }

    @Override
    public boolean namesSupply() {
        return true;
    }
}
