package hexalyst.game.manalath;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// An edition of Manalath as data.
///
/// @param id its name in files and commands
/// @param grid its board
/// @param pieces pieces of each colour on its own board
/// @param precedence what decides if there are a quart and a quint at the same time
/// @param passesToDraw how many passes in a row end the game as a draw: 2, or 1 where the game ends as soon as a player
///     has no legal move
public record ManalathEdition(String id, HexGrid grid, int pieces, Precedence precedence, int passesToDraw)
        implements Edition {

    /// The designer's edition, as published on his website.
    public static final ManalathEdition DESIGNER =
            new ManalathEdition("designer", HexGrid.hexagon(5, 5), 30, Precedence.EARLIER_DECIDES, 2);

    /// The edition published by nestorgames.
    public static final ManalathEdition NESTORGAMES =
            new ManalathEdition("nestorgames", HexGrid.hexagon(6, 5), 25, Precedence.QUART_DECIDES, 1);

    /// What decides when a player ends a turn with both an own quart and an own quint.
    public enum Precedence {
        /// The one that was there when the turn began; the quart if both were.
        EARLIER_DECIDES,
        /// The quart: the player loses.
        QUART_DECIDES
    }

    @Override
    public Supply supply(Grid board) {
        return board.equals(grid) ? new Supply(pieces, pieces) : Supply.ENDLESS;
    }
}
