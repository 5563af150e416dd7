package hexalyst.export.board;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which move placed the pieces of a position. A piece belongs to the move that placed it only while it stands where it
/// was placed and nothing has changed there since. Turns that only move pieces place none.
public final class PlacingMoves {
    private PlacingMoves() {}

    /// The moves that placed the pieces at the end of a path: by cell, the index of the move's node on the path.
    ///
    /// @param path nodes of the game from the root on, each the parent of the next one
    /// @param first the index of the first move that counts, at least 1
    /// @param swaps whether a swap counts as the move that placed the piece that it takes over
    public static Map<Integer, Integer> of(GameTree tree, List<Integer> path, int first, boolean swaps) {
        Map<Integer, Integer> placed = new HashMap<>();
        if (first >= path.size()) {
            return placed;
        }
        boolean stay = tree.game().traits().keepsPieces();
        Position position = stay ? tree.start() : tree.position(path.get(first - 1));
        for (int i = first; i < path.size(); i++) {
            Move move = tree.node(path.get(i)).move().orElse(Move.pass());
            if (!stay) {
                Position before = position;
                Position after = tree.position(path.get(i), before);
                placed.keySet().removeIf(cell -> !stays(cell, move, before, after));
                position = after;
            }
            int cell = cell(move);
            if (move.isSwap() && swaps) {
                cell = NodePicture.cell(move, stay ? tree.position(path.get(i)) : position);
            }
            if (cell != Grid.NONE && (stay || !position.at(cell).pieces().isEmpty())) {
                placed.put(cell, i);
            }
        }
        return placed;
    }

    /// The cell where a move places a piece, the last one if it places several; [Grid#NONE] if it places none.
    public static int cell(Move move) {
        return move.parts().reversed().stream()
                .filter(Part.Put.class::isInstance)
                .mapToInt(part -> ((Part.Put) part).cell())
                .findFirst()
                .orElse(Grid.NONE);
    }

    /// Whether a move leaves a piece alone; a swap that leaves it where it is only gives it another colour.
    private static boolean stays(int cell, Move move, Position before, Position after) {
        return move.isSwap()
                ? !after.at(cell).isEmpty()
                : before.at(cell).equals(after.at(cell)) && !move.cells().contains(cell);
    }
}
