package hexalyst.record;

import hexalyst.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A node of a [GameTree]: a move and what follows it.
///
/// @param id its number, 0 for the root; edits never change it
/// @param parent the previous node, [#NONE] for the root
/// @param move the move that leads here; the root has none
/// @param children the next nodes, the main continuation first
/// @param annotations its annotations
public record Node(int id, int parent, Optional<Move> move, List<Integer> children, Annotations annotations) {
    /// The id of no node.
    public static final int NONE = -1;

    /// Copies the children.
    public Node {
        children = List.copyOf(children);
    }

    /// True for the node before the first move.
    public boolean isRoot() {
        return parent == NONE;
    }

    /// The main continuation, if there is one.
    public OptionalInt mainChild() {
        return children.isEmpty() ? OptionalInt.empty() : OptionalInt.of(children.getFirst());
    }

    Node withChildren(List<Integer> others) {
        return new Node(id, parent, move, others, annotations);
    }

    Node withAnnotations(Annotations others) {
        return new Node(id, parent, move, children, others);
    }
}
