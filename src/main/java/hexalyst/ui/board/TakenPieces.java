package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.game.Changes;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.ui.game.GameMoment;
import java.util.function.Function;

/// Pieces that a move took from the board, or that it turned over, as they were before.
///
/// @param white the cells of White's
/// @param black the cells of Black's
/// @param leaving true if the move was made, or gone over again, just now, so that they are seen to leave
public record TakenPieces(CellSet white, CellSet black, boolean leaving) {
    /// None.
    public static final TakenPieces NONE = new TakenPieces(CellSet.EMPTY, CellSet.EMPTY, false);

    /// What the last move took, or turned over.
    ///
    /// @param before what was shown before
    /// @param which the one or the other of what a move changes
    static TakenPieces by(GameMoment before, GameMoment now, Function<Changes, CellSet> which) {
        Position to = now.position();
        if (now.move().isEmpty()) {
            return NONE;
        }
        Position from = now.tree().position(now.node().parent());
        CellSet cells = which.apply(Changes.of(from, now.move().get(), to));
        return cells.isEmpty()
                ? NONE
                : new TakenPieces(
                        of(from, cells, Side.WHITE),
                        of(from, cells, Side.BLACK),
                        now.node().parent() == before.id() && before.position().equals(from));
    }

    private static CellSet of(Position position, CellSet cells, Side side) {
        return CellSet.of(
                cells.stream().filter(cell -> position.at(cell).is(side)).toArray());
    }

    /// True if there are none.
    public boolean isEmpty() {
        return white.isEmpty() && black.isEmpty();
    }
}
