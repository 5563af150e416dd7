package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.Position;
import java.util.Map;
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

    /// What stood on some cells in a position.
    static TakenPieces of(Position from, CellSet cells, boolean leaving) {
        return cells.isEmpty()
                ? NONE
                : new TakenPieces(cells.stream().boxed().collect(Collectors.toMap(cell -> cell, from::at)), leaving);
    }

    /// True if there are none.
    public boolean isEmpty() {
        return pieces.isEmpty();
    }
}
