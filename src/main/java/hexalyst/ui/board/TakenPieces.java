package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.ui.game.GameMoment;

/// Pieces that a move took from the board.
///
/// @param white the cells of White's
/// @param black the cells of Black's
/// @param leaving true if the move was made, or gone over again, just now, so that they are seen to leave
public record TakenPieces(CellSet white, CellSet black, boolean leaving) {
    /// None.
    public static final TakenPieces NONE = new TakenPieces(CellSet.EMPTY, CellSet.EMPTY, false);

    /// What the last move took.
    ///
    /// @param before what was shown before
    static TakenPieces by(GameMoment before, GameMoment now) {
        Position to = now.position();
        if (now.move().isEmpty() || to.game().traits().keepsPieces()) {
            return NONE;
        }
        Position from = now.tree().position(now.node().parent());
        CellSet white = CellSet.EMPTY;
        CellSet black = CellSet.EMPTY;
        for (int cell = 0; cell < from.grid().cells(); cell++) {
            if (to.at(cell).isEmpty()) {
                white = from.at(cell).is(Side.WHITE) ? white.with(cell) : white;
                black = from.at(cell).is(Side.BLACK) ? black.with(cell) : black;
            }
        }
        return white.isEmpty() && black.isEmpty()
                ? NONE
                : new TakenPieces(
                        white,
                        black,
                        now.node().parent() == before.id() && before.position().equals(from));
    }

    /// True if there are none.
    public boolean isEmpty() {
        return white.isEmpty() && black.isEmpty();
    }
}
