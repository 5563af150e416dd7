package hexalyst.board;

/// What a kind of piece looks like from above, besides its colour.
public enum PieceShape {
    /// A round stone or man.
    STONE,
    /// A man with a crown, such as the kings of draughts.
    CROWNED,
    /// A small ball.
    BEAD,
    /// A square that other pieces can stand on.
    TILE,
    /// A tile that fills its cell, with a line to the edge in each of its directions.
    PLATE,
    /// A ring that other pieces can stand in.
    RING,
    PYRAMID,
    /// The chess pieces.
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    PAWN
}
