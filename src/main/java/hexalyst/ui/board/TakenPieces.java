package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.game.Changes;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.ui.game.GameMoment;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Pieces that a move took from the board, or that it turned over, as they were before.
///
/// @param pieces what stood on each of their cells
/// @param leaving true if the move was made, or gone over again, just now, so that they are seen to leave
public record TakenPieces(Map<Integer, Content> pieces, boolean leaving) {
    /// None.
    public static final TakenPieces NONE = new TakenPieces(Map.of(), false);

    /// Copies the map.
    public TakenPieces {
        pieces = Map.copyOf(pieces);
    }

    /// What the last move took, or turned over.
    ///
    /// @param before what was shown before
    /// @param which the one or the other of what a move changes
    static TakenPieces by(GameMoment before, GameMoment now, Function<Changes, CellSet> which) {
        if (now.move().isEmpty()) {
            return NONE;
        }
        Position from = now.tree().position(now.node().parent());
        CellSet cells = which.apply(Changes.of(from, now.move().get(), now.position()));
        return cells.isEmpty()
                ? NONE
                : new TakenPieces(
                        cells.stream().boxed().collect(Collectors.toMap(cell -> cell, from::at)),
                        now.node().parent() == before.id() && before.position().equals(from));
    }

    /// True if there are none.
    public boolean isEmpty() {
        return pieces.isEmpty();
    }
}
