package hexalyst.game;

/// A move of any of the games here.
public sealed interface Move {
    /// Puts a piece of a colour on an empty cell.
    ///
    /// @param cell a cell of the game's grid
    /// @param colour the colour of the piece, not necessarily that of the player who moves
    record Place(int cell, Side colour) implements Move {}

    /// The forced pass of a player without a legal move.
    record Pass() implements Move {}

    /// The second player takes over the first move (the pie rule), where that was offered, in place of a placement: the
    /// piece on the board changes its colour and the first player is to move. That is the same as if the players had
    /// exchanged their colours, but they go on alternating, and White stays White.
    record Swap() implements Move {}

    /// The forced pass.
    static Move pass() {
        return new Pass();
    }

    /// The second player's taking over of the first move.
    static Move swap() {
        return new Swap();
    }
}
