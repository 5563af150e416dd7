package hexalyst.game.macbeth;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// An edition of MacBeth as data. Editions differ only in the start.
///
/// @param id its name in files and commands
/// @param grid its board
/// @param ringFilled true if there are stones on the central ring at the start, false if the players fill it
public record MacBethEdition(String id, HexGrid grid, boolean ringFilled) implements Edition {
    private static final HexGrid BOARD = HexGrid.hexagon(6, 6);

    /// Three stones of each colour on the ring, alternating.
    public static final MacBethEdition OTHELLO = new MacBethEdition("othello", BOARD, true);

    /// An empty board.
    public static final MacBethEdition REVERSI = new MacBethEdition("reversi", BOARD, false);

    /// Stones never run out.
    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }
}
