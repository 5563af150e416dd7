package hexalyst.game;

/// What a kind of piece looks like from above, besides its colour.
public enum PieceShape {
    /// A round stone or man.
    STONE,
    /// A man with a crown, such as the kings of draughts.
    CROWNED,
    /// A small ball.
    BEAD,
    /// A square that others can stand on.
    TILE,
    /// A ring, in which others can stand.
    RING,
    PYRAMID,
    /// The men of chess.
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    PAWN
}
