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

    /// The forced pass.
    static Move pass() {
        return new Pass();
    }
}
