package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.ui.game.GameMoment;

/// Pieces that a move took from the board.
///
/// @param white the cells of White's
/// @param black the cells of Black's
public record TakenPieces(CellSet white, CellSet black) {
    /// None.
    public static final TakenPieces NONE = new TakenPieces(CellSet.EMPTY, CellSet.EMPTY);

    /// What a step forward in the game takes; nothing for any other change of what is shown.
    static TakenPieces between(GameMoment before, GameMoment now) {
        if (now.move().isEmpty() || now.node().parent() != before.id()) {
            return NONE;
        }
        Position from = before.position();
        Position to = now.position();
        if (!from.grid().equals(to.grid())) {
            return NONE;
        }
        CellSet white = CellSet.EMPTY;
        CellSet black = CellSet.EMPTY;
        for (int cell = 0; cell < from.grid().cells(); cell++) {
            if (to.at(cell) == Content.EMPTY) {
                white = from.at(cell).is(Side.WHITE) ? white.with(cell) : white;
                black = from.at(cell).is(Side.BLACK) ? black.with(cell) : black;
            }
        }
        return new TakenPieces(white, black);
    }

    /// True if there are none.
    public boolean isEmpty() {
        return white.isEmpty() && black.isEmpty();
    }
}
