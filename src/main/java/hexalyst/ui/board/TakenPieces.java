package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.Position;
import java.util.Map;
import java.util.stream.Collectors;

/// Pieces that a move captured, or the former state of those that it turned over.
///
/// @param pieces the former contents of each of their cells
/// @param leaving true if the move was just made or replayed, so that their departure is animated
public record TakenPieces(Map<Integer, Content> pieces, boolean leaving) {
    public static final TakenPieces NONE = new TakenPieces(Map.of(), false);

    public TakenPieces {
        pieces = Map.copyOf(pieces);
    }

    /// The contents of some cells in a position.
    static TakenPieces of(Position from, CellSet cells, boolean leaving) {
        return cells.isEmpty()
                ? NONE
                : new TakenPieces(cells.stream().boxed().collect(Collectors.toMap(cell -> cell, from::at)), leaving);
    }

    public boolean isEmpty() {
        return pieces.isEmpty();
    }
}
