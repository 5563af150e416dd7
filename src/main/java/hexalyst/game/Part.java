package hexalyst.game;

/// A part of a turn: what a player does with one gesture.
public sealed interface Part {
    /// Ends a turn that might go on.
    Part END = new Choose("end");
    /// Makes no move ([Move#pass]).
    Part PASS = new Choose("pass");

    /// Puts a piece on a cell.
    ///
    /// @param cell a cell of the game's grid
    /// @param piece the piece, not necessarily one of the player who moves
    record Put(int cell, Piece piece) implements Part {
        /// The player whose piece it is.
        ///
        /// @throws java.util.NoSuchElementException if it is nobody's
        public Side colour() {
            return piece.owner().orElseThrow();
        }
    }

    /// Moves pieces from the top of a cell to another cell. What else comes of it, such as captures or others that move
    /// along, follows by the rules.
    ///
    /// @param from the cell that they leave
    /// @param to the cell where they arrive, or the first of those that move along
    /// @param count how many pieces move, from the top, 1 or more
    record Shift(int from, int to, int count) implements Part {}

    /// Takes a piece off the board, or chooses a cell where something happens by the rules.
    ///
    /// @param cell the cell
    record Remove(int cell) implements Part {}

    /// Says a word, such as `pass`, `swap` or `keep`.
    ///
    /// @param word lower-case letters
    record Choose(String word) implements Part {}
}
