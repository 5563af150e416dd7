package hexalyst.record;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.pcollections.IntTreePMap;

/// Carries out one [TreeEdit.Rewrite]: a three-way merge of the written text with changes made in the meantime, from a
/// common base.
final class Rewriting {
    private final GameTree tree;
    private final GameTree base;
    private final GameTree text;
    private final int looked;
    /// Maps each node of the text to the tree's node.
    private final Map<Integer, Integer> names = new HashMap<>();

    private int nextId;

    Rewriting(GameTree tree, TreeEdit.Rewrite edit) {
        this.tree = tree;
        base = edit.base();
        text = edit.text();
        looked = edit.node();
        nextId = tree.nextId();
    }

    EditResult result() {
        List<Integer> written = text.preorder(GameTree.ROOT);
        name(written);
        GameTree after = withAdditions(rewritten(written));
        int goTo = names.getOrDefault(looked, GameTree.ROOT);
        int origin = tree.contains(goTo) ? goTo : nearestOld(goTo, after);
        boolean same =
                after.sameAs(tree) && after.nodes().keySet().equals(tree.nodes().keySet());
        return new EditResult(
                tree, same ? tree : after, Texts.of(Rewriting.class).get("rewrite"), origin, goTo, List.of());
    }

    private int nearestOld(int id, GameTree after) {
        int at = id;
        while (!tree.contains(at)) {
            at = after.node(at).parent();
        }
        return at;
    }

    /// Finds the tree's node for each node of the text. Each node is used only once, since a file may contain the same
    /// move twice.
    private void name(List<Integer> written) {
        Set<Integer> taken = new HashSet<>();
        names.put(GameTree.ROOT, GameTree.ROOT);
        for (int id : written.subList(1, written.size())) {
            Node node = text.node(id);
            int parent = names.getOrDefault(node.parent(), Node.NONE);
            int known = tree.contains(parent) ? childOf(parent, node.move().orElseThrow(), taken) : Node.NONE;
            int name = known == Node.NONE ? nextId++ : known;
            taken.add(name);
            names.put(id, name);
        }
    }

    private int childOf(int parent, Move move, Set<Integer> taken) {
        for (int child : tree.node(parent).children()) {
            if (!taken.contains(child) && tree.node(child).move().equals(Optional.of(move))) {
                return child;
            }
        }
        return Node.NONE;
    }

    private GameTree rewritten(List<Integer> written) {
        Set<Integer> kept = new HashSet<>(names.values());
        IntTreePMap<Node> nodes = tree.nodes()
                .minusAll(tree.nodes().keySet().stream()
                        .filter(id -> !kept.contains(id))
                        .toList());
        for (int id : written) {
            Node node = text.node(id);
            int name = names.getOrDefault(id, GameTree.ROOT);
            Node mine = new Node(
                    name,
                    names.getOrDefault(node.parent(), Node.NONE),
                    node.move(),
                    node.children().stream().map(names::get).toList(),
                    annotations(name, node));
            if (!mine.equals(nodes.get(name))) {
                nodes = nodes.plus(name, mine);
            }
        }
        Tags tags = base != tree && text.tags().equals(base.tags()) ? tree.tags() : text.tags();
        boolean sameStart = text.start().setup().equals(tree.start().setup())
                && text.edition().equals(tree.edition());
        return new GameTree(sameStart ? tree.start() : text.start(), tags, nodes, nextId);
    }

    /// The written annotations of a node, or those added in the meantime if nothing was written.
    private Annotations annotations(int name, Node written) {
        Optional<Node> old = base == tree ? Optional.empty() : base.find(name);
        boolean untouched = old.isPresent() && old.get().annotations().equals(written.annotations());
        return untouched && tree.contains(name) ? tree.node(name).annotations() : written.annotations();
    }

    /// The tree with the moves added since the base, where the path to them still exists and is legal.
    private GameTree withAdditions(GameTree after) {
        if (base == tree) {
            return after;
        }
        GameTree merged = after;
        for (int id : tree.preorder(GameTree.ROOT)) {
            Node node = tree.node(id);
            if (base.contains(id) || merged.contains(id) || !merged.contains(node.parent())) {
                continue;
            }
            OptionalInt there = merged.childWith(node.parent(), node.move().orElseThrow());
            if (there.isEmpty() && legal(merged, node)) {
                merged = added(merged, node);
            }
        }
        return merged;
    }

    private static boolean legal(GameTree merged, Node node) {
        try {
            return merged.position(node.parent()).allows(node.move().orElseThrow());
        } catch (IllegalMoveException | NoSuchElementException changed) {
            return false;
        }
    }

    private static GameTree added(GameTree merged, Node node) {
        Node parent = merged.node(node.parent());
        List<Integer> children = new ArrayList<>(parent.children());
        children.add(node.id());
        return merged.with(
                merged.nodes()
                        .plus(parent.id(), parent.withChildren(children))
                        .plus(node.id(), node.withChildren(List.of())),
                merged.nextId());
    }
}
