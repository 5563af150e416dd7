package hexalyst.ui.game;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.History;
import hexalyst.record.Node;
import hexalyst.record.Tags;
import java.util.Optional;

/// What the window shows at one moment: a tree, a node of it and the position there. A single value, so that no
/// listener sees a node that is not in the tree.
///
/// @param history the tree and its undo history
/// @param id the current node
/// @param position the position at that node
public record GameMoment(History history, int id, Position position) {
    /// The moment at a node of a history's tree.
    static GameMoment at(History history, int id) {
        return new GameMoment(history, id, history.tree().position(id));
    }

    /// The tree.
    public GameTree tree() {
        return history.tree();
    }

    /// The current node.
    public Node node() {
        return tree().node(id);
    }

    /// The tags, if this is where the game ended by its tags and not on the board, as after a resignation: at the last
    /// move of the main line, if the position is not over and the tags say how the game ended. A result alone does not
    /// say where it ended, because the main line may have changed since.
    public Optional<Tags> ended() {
        Tags tags = tree().tags();
        return node().children().isEmpty()
                        && !node().isRoot()
                        && !tags.result().equals("*")
                        && !tags.get(Tags.TERMINATION).orElse("").isBlank()
                        && !position.outcome().over()
                        && tree().mainLine().getLast() == id
                ? Optional.of(tags)
                : Optional.empty();
    }

    /// The annotations of the current node.
    public Annotations annotations() {
        return node().annotations();
    }

    /// The move that led here.
    public Optional<Move> move() {
        return node().move();
    }

    /// The node whose move brought the piece on a cell there, if there is one before the current node or at it.
    ///
    /// @param cell [Grid#NONE] outside the board
    public Optional<Integer> moveOn(int cell) {
        return cell == Grid.NONE || position.at(cell).isEmpty()
                ? Optional.empty()
                : tree().path(id).reversed().stream()
                        .filter(node -> tree().node(node)
                                .move()
                                .filter(move -> move.cells().contains(cell))
                                .isPresent())
                        .findFirst();
    }
}
