package hexalyst.notation.exchange;

import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;

/// Reads the tree of variations that a player has tried on Abstract Play: nodes with a move, comments, children and
/// perhaps an outcome. Such an outcome is a person's mark, or the end of a line, but not a proof, so it becomes text in
/// the comment.
final class ExplorationReader {
    private static final List<String> NODE = List.of("move", "children", "comment", "outcome");
    private static final List<String> COMMENT = List.of("userId", "timeStamp", "comment");

    private final Importing importing;
    private final Replay replay;
    private final Deque<Branch> open = new ArrayDeque<>();

    /// A node to be read, and the place in the tree where it continues.
    private record Branch(JsonValue value, int parent, Position before) {}

    /// @param importing receives the problems
    /// @param replay the game that it belongs to
    ExplorationReader(Importing importing, Replay replay) {
        this.importing = importing;
        this.replay = replay;
    }

    /// True if a value looks like a tree.
    static boolean is(JsonValue value) {
        return value.field("children").isPresent() || value.field("move").isPresent();
    }

    /// Reads a tree from the start of a game.
    void read(JsonValue root) {
        top(root, replay.node(), replay.here());
    }

    /// Reads the variations that were tried beside a played game.
    ///
    /// @param tree a tree from the start, or a list of trees, one for each position of the game
    /// @param line the nodes of the game, the root first
    /// @param positions the positions there
    void beside(JsonValue tree, List<Integer> line, List<Position> positions) {
        if (!tree.is(JsonValue.Kind.LIST)) {
            top(tree, line.getFirst(), positions.getFirst());
            return;
        }
        List<JsonValue> trees = tree.items();
        for (int i = 0; i < trees.size(); i++) {
            int at = Math.min(i, line.size() - 1);
            if (at > 0 && replay.parse(trees.get(i).textOf("move")).equals(replay.moveAt(line.get(at)))) {
                about(trees.get(i), line.get(at), positions.get(at));
            } else {
                top(trees.get(i), line.get(at), positions.get(at));
            }
        }
    }

    private void top(JsonValue root, int node, Position here) {
        if (root.textOf("move").isBlank()) {
            about(root, node, here);
        } else {
            open.push(new Branch(root, node, here));
            walk();
        }
    }

    /// Adds the comments about an existing node, and its continuations.
    private void about(JsonValue value, int node, Position here) {
        annotate(value, node, here);
        pushChildren(value, node, here);
        walk();
    }

    private void walk() {
        boolean room = true;
        while (!open.isEmpty() && room) {
            room = !replay.full();
            Branch branch = open.pop();
            replay.goTo(branch.parent(), branch.before());
            JsonValue move = branch.value().field("move").orElse(branch.value());
            if (move.asText().isEmpty()) {
                importing.problem(move.offset(), "moveExpected");
            } else if (replay.playOne(move.asText().orElse(""), move.offset())) {
                Position here = replay.here();
                int node = replay.node();
                annotate(branch.value(), node, here);
                pushChildren(branch.value(), node, here);
            }
        }
    }

    private void pushChildren(JsonValue value, int node, Position here) {
        List<JsonValue> children = new ArrayList<>(value.itemsOf("children"));
        for (JsonValue child : children.reversed()) {
            open.push(new Branch(child, node, here));
        }
    }

    private void annotate(JsonValue value, int node, Position here) {
        LeftOut left = importing.left();
        value.field("comment").flatMap(JsonValue::asText).ifPresent(text -> replay.say(node, text));
        for (JsonValue comment : value.itemsOf("comment")) {
            replay.say(node, comment.asText().orElse(comment.textOf("comment")));
            comment.field("userId").ifPresent(id -> left.add(LeftOut.Part.USER_ID));
            comment.field("timeStamp").ifPresent(time -> left.add(LeftOut.Part.TIME));
            comment.fields().keySet().stream()
                    .filter(name -> !COMMENT.contains(name))
                    .forEach(left::field);
        }
        OptionalDouble outcome = value.field("outcome").map(JsonValue::asNumber).orElse(OptionalDouble.empty());
        if (outcome.isPresent() && (outcome.getAsDouble() == 0 || outcome.getAsDouble() == 1)) {
            Side winner = outcome.getAsDouble() == 0 ? Side.WHITE : Side.BLACK;
            replay.say(node, importing.text("outcome", here.edition().sideName(winner)));
        }
        value.fields().keySet().stream().filter(name -> !NODE.contains(name)).forEach(left::field);
    }
}
