package hexalyst.game;

import java.util.function.IntUnaryOperator;

/// A part of a turn: what a player does with one gesture.
public sealed interface Part {
    /// Ends a turn that could continue.
    Part END = new Choose("end");
    /// Passes ([Move#pass]).
    Choose PASS = new Choose("pass");
    /// Takes over the first move ([Move#swap]).
    Choose SWAP = new Choose("swap");

    /// Puts a piece on a cell.
    ///
    /// @param cell a cell of the game's grid
    /// @param piece the piece, not necessarily one of the player who moves
    record Put(int cell, Piece piece) implements Part {
        /// The piece's owner.
        ///
        /// @throws java.util.NoSuchElementException if it belongs to nobody
        public Side colour() {
            return piece.owner().orElseThrow();
        }
    }

    /// Moves pieces from the top of a cell to another cell. Any consequences, such as captures or other pieces that
    /// move along, follow from the rules.
    ///
    /// @param from the cell that they leave
    /// @param to the cell where they arrive, or where the first of the pieces that move along arrives
    /// @param count how many pieces move, from the top, 1 or more
    record Shift(int from, int to, int count) implements Part {}

    /// Takes a piece off the board, or chooses a cell where the rules make something happen.
    ///
    /// @param cell the cell
    record Remove(int cell) implements Part {}

    /// Says a word, such as `pass`, `swap` or `keep`.
    ///
    /// @param word lower-case letters
    record Choose(String word) implements Part {}

    /// A part with every cell replaced by another.
    static Part at(Part part, IntUnaryOperator cells) {
        return switch (part) {
            case Put put -> new Put(cells.applyAsInt(put.cell), put.piece);
            case Shift shift -> new Shift(cells.applyAsInt(shift.from), cells.applyAsInt(shift.to), shift.count);
            case Remove remove -> new Remove(cells.applyAsInt(remove.cell));
            case Choose choose -> choose;
        };
    }
}
