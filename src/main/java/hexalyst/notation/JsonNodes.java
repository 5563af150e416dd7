package hexalyst.notation;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.notation.JsonAnnotations.BadField;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Adds the nodes of one game of a `.json` file to a tree. Confined to one thread.
final class JsonNodes {
    private final ProblemCollector source;
    private final TreeBuilder builder;
    private final MoveCodec codec;
    private final JsonAnnotations annotations;
    /// The nodes of the tree by their ids in the file.
    private final Map<Integer, Integer> nodes = new HashMap<>();
    /// The ids in the file of nodes that were left out.
    private final Set<Integer> leftOut = new HashSet<>();
    /// The positions at the nodes of the tree.
    private final List<Position> positions = new ArrayList<>();

    JsonNodes(ProblemCollector source, TreeBuilder builder) {
        this.source = source;
        this.builder = builder;
        codec = builder.start().game().codec(builder.start().grid());
        annotations = new JsonAnnotations(builder.start().grid(), codec);
        positions.add(builder.start());
    }

    TreeBuilder builder() {
        return builder;
    }

    /// Adds a node, or notes what is wrong with it.
    void add(JsonNode node, int offset) {
        int id = -1;
        try {
            id = number(node, "id");
            if (nodes.containsKey(id) || leftOut.contains(id)) {
                source.problem(offset, Words.of("json.twice", id));
                return;
            }
            Optional<Integer> added = nodes.isEmpty() && leftOut.isEmpty() ? root(node) : child(node);
            if (added.isEmpty()) {
                leftOut.add(id);
                return;
            }
            nodes.put(id, added.get());
            annotate(added.get(), node, offset);
        } catch (BadField wrong) {
            leftOut.add(id);
            source.problem(
                    offset,
                    id < 0 ? Words.of("json.anyNode", wrong.message) : Words.of("json.thisNode", id, wrong.message));
        }
    }

    private static Optional<Integer> root(JsonNode node) throws BadField {
        if (node.has("parent") || node.has("move")) {
            throw new BadField(Words.of("json.root"));
        }
        return Optional.of(GameTree.ROOT);
    }

    /// Adds a node with a move; empty if the node before it was left out.
    private Optional<Integer> child(JsonNode node) throws BadField {
        int above = number(node, "parent");
        if (leftOut.contains(above)) {
            return Optional.empty();
        }
        Integer parent = nodes.get(above);
        if (parent == null) {
            throw new BadField(Words.of("json.noParent", above));
        }
        String text = JsonAnnotations.string(JsonAnnotations.member(node, "move"));
        Move move = codec.parse(text, positions.get(parent).toMove())
                .orElseThrow(() -> new BadField(Words.of("noMove", Quoted.text(text))));
        try {
            Position after = positions.get(parent).play(move);
            positions.add(after);
        } catch (IllegalMoveException illegal) {
            throw new BadField(String.valueOf(illegal.getMessage()));
        }
        return Optional.of(builder.add(parent, positions.get(parent).canonical(move)));
    }

    private void annotate(int id, JsonNode node, int offset) {
        AnnotationDraft draft = new AnnotationDraft(positions.get(id).toMove());
        boolean any = false;
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String name = field.getKey();
            if (name.equals("id") || name.equals("parent") || name.equals("move")) {
                continue;
            }
            any = true;
            try {
                if (!annotations.add(name, field.getValue(), draft)) {
                    source.problem(offset, Words.of("json.unknown", Quoted.text(name)));
                }
            } catch (BadField wrong) {
                source.problem(offset, Words.of("json.field", name, wrong.message));
            }
        }
        if (any) {
            builder.annotate(id, draft.finished());
        }
    }

    private static int number(JsonNode node, String name) throws BadField {
        return JsonAnnotations.number(JsonAnnotations.member(node, name), Integer.MAX_VALUE);
    }
}
