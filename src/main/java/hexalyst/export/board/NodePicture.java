package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Builds the picture of a node of a game: its position, the user's drawings, and the enabled details. Callers that use
/// an engine add its values.
public final class NodePicture {
    private NodePicture() {}

    /// The picture of a node.
    ///
    /// @param position the position at the node, as known to the caller
    public static BoardPicture of(GameTree tree, int node, Position position, PictureDetails shown) {
        Annotations said = tree.node(node).annotations();
        Overlays overlays = Overlays.NONE
                .withSigns(
                        shown.signs()
                                ? RuleSigns.of(position).stream()
                                        .filter(shown::shows)
                                        .toList()
                                : List.of())
                .withNumbers(moveNumbers(tree, node, shown), shown.groupSizes() ? position.groupNumbers() : Map.of());
        return new BoardPicture(
                        position.grid(),
                        shown.look(),
                        position.contents(),
                        shown.lastMove()
                                ? tree.node(node)
                                        .move()
                                        .map(move -> cells(move, position))
                                        .orElse(CellSet.EMPTY)
                                : CellSet.EMPTY,
                        shown.deciding() ? position.outcome().cells() : CellSet.EMPTY,
                        new BoardPicture.Notes(said.marks(), said.arrows(), said.labels()),
                        overlays,
                        Optional.empty(),
                        Grid.NONE)
                .of(GameLook.of(position, shown.proved()));
    }

    /// The picture of a node.
    public static BoardPicture of(GameTree tree, int node, PictureDetails shown) {
        return of(tree, node, tree.position(node), shown);
    }

    /// The pictures in the middle of the turn that led to a node, one after each of its parts but the last; empty if it
    /// has only one part. They show what the turn has done so far, and nothing that belongs to a node.
    ///
    /// @param before the position before the turn
    public static List<BoardPicture> during(GameTree tree, int node, Position before, PictureDetails shown) {
        List<Part> parts = tree.node(node).move().map(Move::parts).orElse(List.of());
        BoardPicture plain = of(tree, node, before, shown)
                .with(
                        new BoardPicture.Notes(List.of(), List.of(), List.of()),
                        Overlays.NONE,
                        Optional.empty(),
                        Grid.NONE);
        List<BoardPicture> pictures = new ArrayList<>();
        Position at = before;
        for (int i = 1; i < parts.size(); i++) {
            at = at.with(parts.get(i - 1));
            CellSet cells = shown.lastMove() ? new Move(parts.subList(0, i)).cells() : CellSet.EMPTY;
            pictures.add(plain.during(at.contents(), cells).of(GameLook.of(at, shown.proved())));
        }
        return pictures;
    }

    /// The cell where a move ends: where it placed a piece or, for a swap, the piece that it took over; [Grid#NONE] for
    /// a pass.
    ///
    /// @param after the position after the move
    public static int cell(Move move, Position after) {
        if (move.isSwap()) {
            int cell = 0;
            while (after.at(cell).isEmpty() || after.at(cell).isBlocked()) {
                cell++;
            }
            return cell;
        }
        return move.lastCell();
    }

    /// All cells where a move is visible; empty for a pass.
    ///
    /// @param after the position after the move
    public static CellSet cells(Move move, Position after) {
        return move.isSwap()
                ? CellSet.of(IntStream.range(0, after.grid().cells())
                        .filter(cell -> !after.at(cell).pieces().isEmpty())
                        .toArray())
                : move.cells();
    }

    private static Map<Integer, String> moveNumbers(GameTree tree, int node, PictureDetails shown) {
        MoveNumbers which = shown.moveNumbers();
        if (which == MoveNumbers.OFF || which == MoveNumbers.RECENT) {
            return Map.of();
        }
        List<Integer> path = tree.path(node);
        boolean all = which == MoveNumbers.ALL;
        IntFunction<String> labels = shown.numbering().onPieces(tree.start());
        int first = all ? 1 : leaves(tree, path);
        return PlacingMoves.of(tree, path, first, true).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        placed -> all
                                ? labels.apply(placed.getValue() - 1)
                                : Integer.toString(placed.getValue() - first + 1)));
    }

    /// The index on a path of the first node that is not its parent's main continuation; the path's length if there is
    /// none.
    private static int leaves(GameTree tree, List<Integer> path) {
        int at = 1;
        while (at < path.size() && tree.node(path.get(at - 1)).mainChild().orElse(-1) == path.get(at)) {
            at++;
        }
        return at;
    }
}
