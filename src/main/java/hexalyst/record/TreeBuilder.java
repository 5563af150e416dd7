package hexalyst.record;

import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pcollections.IntTreePMap;

/// Builds a tree node by node, for readers: much cheaper than the same number of edits. Confined to one thread; the
/// resulting tree is independent of the builder. The caller must ensure that every move is legal where it is added.
public final class TreeBuilder {
    private final Position start;
    private final List<Draft> drafts = new ArrayList<>();
    private Tags tags = Tags.NONE;

    private static final class Draft {
        final int parent;
        final Optional<Move> move;
        List<Integer> children = List.of();
        Annotations annotations = Annotations.NONE;

        Draft(int parent, Optional<Move> move) {
            this.parent = parent;
            this.move = move;
        }
    }

    /// A builder with only the root.
    public TreeBuilder(Position start) {
        this.start = start;
        drafts.add(new Draft(Node.NONE, Optional.empty()));
    }

    /// The position before the first move.
    public Position start() {
        return start;
    }

    /// How many nodes there are so far; the id of the next one.
    public int size() {
        return drafts.size();
    }

    /// Sets the tags.
    public void tags(Tags others) {
        tags = others;
    }

    /// The tags so far.
    public Tags tags() {
        return tags;
    }

    /// Adds a node as the last child of another and returns its id.
    public int add(int parent, Move move) {
        int id = drafts.size();
        Draft above = drafts.get(parent);
        if (above.children.isEmpty()) {
            above.children = new ArrayList<>(1);
        }
        above.children.add(id);
        drafts.add(new Draft(parent, Optional.of(move)));
        return id;
    }

    /// The node before a node, [Node#NONE] for the root.
    public int parent(int id) {
        return drafts.get(id).parent;
    }

    /// The move that leads to a node; the root has none.
    public Optional<Move> move(int id) {
        return drafts.get(id).move;
    }

    /// The annotations of a node so far.
    public Annotations annotations(int id) {
        return drafts.get(id).annotations;
    }

    /// Sets the annotations of a node. At the root, text before the move becomes part of the comment.
    ///
    /// @throws IllegalArgumentException if they name a cell that is not on the board
    public void annotate(int id, Annotations annotations) {
        drafts.get(id).annotations = TreeEditor.fitting(start, id, annotations);
    }

    /// The tree so far. If it ends on the board, its result is the one there ([Ending]).
    public GameTree build() {
        GameTree tree = unsettled();
        return tree.with(tags);
    }

    /// Like [#build()], for a caller that has played the main line.
    ///
    /// @param end the position at the end of the main line
    public GameTree build(Position end) {
        return end.outcome().over() ? build() : unsettled();
    }

    private GameTree unsettled() {
        IntTreePMap<Node> nodes = IntTreePMap.empty();
        for (int id = 0; id < drafts.size(); id++) {
            Draft draft = drafts.get(id);
            nodes = nodes.plus(id, new Node(id, draft.parent, draft.move, draft.children, draft.annotations));
        }
        return new GameTree(start, tags, nodes, drafts.size());
    }
}
