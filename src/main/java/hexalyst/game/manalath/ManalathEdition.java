package hexalyst.game.manalath;

import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.List;

/// An edition of Manalath as data.
///
/// @param id its name in files and commands
/// @param title its name for people
/// @param grid its board
/// @param sideNames what White and Black are called
/// @param pieces pieces of each colour on its own board
/// @param precedence what a quart and a quint at the same time mean
/// @param passesToDraw how many passes running end the game as a draw: 2, or 1 where the game ends as soon as a player
///     has no legal move
public record ManalathEdition(
        String id,
        String title,
        HexGrid grid,
        List<String> sideNames,
        int pieces,
        Precedence precedence,
        int passesToDraw)
        implements Edition {

    /// The designer's edition, as published on his website.
    public static final ManalathEdition DESIGNER = new ManalathEdition(
            "designer",
            "Designer's edition",
            HexGrid.hexagon(5, 5),
            List.of("White", "Black"),
            30,
            Precedence.EARLIER_DECIDES,
            2);

    /// The edition published by nestorgames.
    public static final ManalathEdition NESTORGAMES = new ManalathEdition(
            "nestorgames",
            "nestorgames edition",
            HexGrid.hexagon(6, 5),
            List.of("Orange", "Purple"),
            25,
            Precedence.QUART_DECIDES,
            1);

    /// What decides when a player ends a turn with both an own quart and an own quint.
    public enum Precedence {
        /// The one that was there when the turn began; the quart if both were.
        EARLIER_DECIDES,
        /// The quart: the player loses.
        QUART_DECIDES
    }

    @Override
    public String sideName(Side side) {
        return sideNames.get(side.ordinal());
    }

    @Override
    public Supply supply(HexGrid board) {
        return board.equals(grid) ? new Supply(pieces, pieces) : Supply.ENDLESS;
    }
}
