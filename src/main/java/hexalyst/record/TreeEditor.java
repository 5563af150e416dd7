package hexalyst.record;

import hexalyst.board.Grid;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.pcollections.IntTreePMap;

/// Carries out the edits of one tree.
final class TreeEditor {
    private final Texts texts = Texts.of(TreeEditor.class);
    private final GameTree tree;

    TreeEditor(GameTree tree) {
        this.tree = tree;
    }

    EditResult apply(TreeEdit edit) {
        EditResult made = made(edit);
        return made.changed() ? made.with(Ending.kept(tree, Agreement.kept(tree, made.tree()))) : made;
    }

    private EditResult made(TreeEdit edit) {
        return switch (edit) {
            case TreeEdit.Play play -> play(play.node(), play.move());
            case TreeEdit.Delete delete -> delete(delete.node());
            case TreeEdit.DeleteContinuation delete -> deleteContinuation(delete.node());
            case TreeEdit.Promote promote -> promote(promote.node());
            case TreeEdit.MakeMainLine main -> makeMainLine(main.node());
            case TreeEdit.MoveUp move -> shift(move.node(), -1, "moveUp");
            case TreeEdit.MoveDown move -> shift(move.node(), 1, "moveDown");
            case TreeEdit.Paste paste -> paste(paste.node(), paste.subtree());
            case TreeEdit.Annotate annotate -> annotate(annotate.node(), annotate.annotations());
            case TreeEdit.Rewrite rewrite -> new Rewriting(tree, rewrite).result();
            case TreeEdit.SetTags set ->
                result(
                        set.tags().equals(tree.tags()) ? tree : tree.with(set.tags()),
                        texts.get("tags"),
                        set.node(),
                        set.node());
        };
    }

    /// Annotations adapted to a node: they only name cells of the board, and at the root, which has no move, the text
    /// before the move becomes part of the comment about the game.
    ///
    /// @throws IllegalArgumentException if they name a cell that is not on the board
    static Annotations fitting(Position start, int id, Annotations annotations) {
        Grid grid = start.grid();
        if (annotations.largestCell() >= grid.cells()) {
            throw new IllegalArgumentException(
                    Texts.of(TreeEditor.class).get("otherCell", annotations.largestCell(), grid.cells()));
        }
        if (annotations.isEmpty()) {
            return Annotations.NONE;
        }
        return id == GameTree.ROOT && !annotations.before().isEmpty()
                ? Annotations.NONE.withComment(annotations.before()).merged(annotations.withBefore(""))
                : annotations;
    }

    private EditResult result(GameTree after, String name, int origin, int goTo) {
        return new EditResult(tree, after, name, origin, goTo, List.of());
    }

    private EditResult play(int id, Move made) {
        Move move = made.only() != null ? made : tree.position(id).canonical(made);
        OptionalInt existing = tree.childWith(id, move);
        if (existing.isPresent()) {
            return result(tree, texts.get("play", text(move)), id, existing.getAsInt());
        }
        tree.position(id).play(move);
        int child = tree.nextId();
        Node parent = tree.node(id);
        List<Integer> children = new ArrayList<>(parent.children());
        children.add(child);
        IntTreePMap<Node> nodes = tree.nodes()
                .plus(id, parent.withChildren(children))
                .plus(child, new Node(child, id, Optional.of(move), List.of(), Annotations.NONE));
        return result(tree.with(nodes, child + 1), texts.get("play", text(move)), id, child);
    }

    private EditResult delete(int id) {
        Node node = tree.node(id);
        if (node.isRoot()) {
            throw new IllegalArgumentException(texts.get("rootStays"));
        }
        Node parent = tree.node(node.parent());
        List<Integer> children = new ArrayList<>(parent.children());
        children.remove(Integer.valueOf(id));
        IntTreePMap<Node> nodes =
                tree.nodes().minusAll(tree.preorder(id)).plus(parent.id(), parent.withChildren(children));
        return result(tree.with(nodes, tree.nextId()), texts.get("delete", text(id)), id, parent.id());
    }

    private EditResult deleteContinuation(int id) {
        Node node = tree.node(id);
        String name = texts.get("deleteContinuation", text(id));
        if (node.children().isEmpty()) {
            return result(tree, name, id, id);
        }
        List<Integer> gone = tree.preorder(id);
        IntTreePMap<Node> nodes =
                tree.nodes().minusAll(gone.subList(1, gone.size())).plus(id, node.withChildren(List.of()));
        return result(tree.with(nodes, tree.nextId()), name, id, id);
    }

    private EditResult promote(int id) {
        Node node = tree.node(id);
        GameTree after = tree;
        while (!node.isRoot() && after == tree) {
            after = first(tree, node);
            node = tree.node(node.parent());
        }
        return result(after, texts.get("promote", text(id)), id, id);
    }

    private EditResult makeMainLine(int id) {
        GameTree after = tree;
        for (Node node = tree.node(id); !node.isRoot(); node = tree.node(node.parent())) {
            after = first(after, node);
        }
        return result(after, texts.get("mainLine", text(id)), id, id);
    }

    /// The tree with a node as its parent's main continuation; the same object if it already is.
    private static GameTree first(GameTree tree, Node node) {
        Node parent = tree.node(node.parent());
        if (parent.children().getFirst() == node.id()) {
            return tree;
        }
        List<Integer> children = new ArrayList<>(parent.children());
        children.remove(Integer.valueOf(node.id()));
        children.addFirst(node.id());
        return tree.with(tree.nodes().plus(parent.id(), parent.withChildren(children)), tree.nextId());
    }

    private EditResult shift(int id, int by, String what) {
        Node node = tree.node(id);
        String name = texts.get(what, text(id));
        if (node.isRoot()) {
            return result(tree, name, id, id);
        }
        Node parent = tree.node(node.parent());
        List<Integer> children = new ArrayList<>(parent.children());
        int at = children.indexOf(id);
        if (at + by < 0 || at + by >= children.size()) {
            return result(tree, name, id, id);
        }
        Collections.swap(children, at, at + by);
        IntTreePMap<Node> nodes = tree.nodes().plus(parent.id(), parent.withChildren(children));
        return result(tree.with(nodes, tree.nextId()), name, id, id);
    }

    private EditResult annotate(int id, Annotations annotations) {
        Node node = tree.node(id);
        Annotations fitting = fitting(tree.start(), id, annotations);
        GameTree after = node.annotations().equals(fitting)
                ? tree
                : tree.with(tree.nodes().plus(id, node.withAnnotations(fitting)), tree.nextId());
        return result(after, texts.get(annotateWhat(node.annotations(), fitting), text(id)), id, id);
    }

    /// The text key for what an annotation changes; a general one if it changes several parts or another one.
    private static String annotateWhat(Annotations before, Annotations after) {
        if (after.equals(before)) {
            return "annotate";
        }
        if (after.equals(before.withBefore(after.before()).withComment(after.comment()))) {
            return "annotate.comment";
        }
        if (after.equals(before.withGlyphs(after.glyphs()))) {
            return "annotate.glyphs";
        }
        if (after.equals(before.withDrawing(after.marks(), before.arrows()))) {
            return "annotate.marks";
        }
        if (after.equals(before.withDrawing(before.marks(), after.arrows()))) {
            return "annotate.arrows";
        }
        if (after.equals(before.withDrawing(after.marks(), after.arrows()))) {
            return "annotate.drawing";
        }
        return after.equals(before.withNotes(after.notes())) ? "annotate.values" : "annotate";
    }

    /// A node of the subtree still to be pasted below a node of this tree.
    ///
    /// @param here the position before it in this tree
    /// @param there the position before it in its original tree
    private record Waiting(int source, int target, Position here, Position there) {}

    private EditResult paste(int id, Subtree subtree) {
        GameTree source = subtree.tree();
        String name = subtree.top() == GameTree.ROOT
                ? texts.get("paste.game")
                : texts.get("paste", source.text(subtree.top()));
        if (!source.grid().equals(tree.grid())) {
            return new EditResult(tree, tree, name, id, id, List.of(texts.get("paste.otherBoard", source.grid())));
        }
        Grafting grafting = new Grafting(tree);
        Deque<Waiting> open = new ArrayDeque<>();
        Position here = tree.position(id);
        boolean whole = subtree.top() == GameTree.ROOT;
        Position there = whole
                ? source.start()
                : source.position(source.node(subtree.top()).parent());
        List<Integer> tops = whole ? source.root().children() : List.of(subtree.top());
        for (int top : tops.reversed()) {
            open.push(new Waiting(top, id, here, there));
        }
        int goTo = Node.NONE;
        while (!open.isEmpty()) {
            Waiting next = open.pop();
            Node node = source.node(next.source());
            Optional<Position> after = grafting.played(next.here(), node, source);
            if (after.isEmpty()) {
                continue;
            }
            Position original = next.there().play(node.move().orElseThrow());
            int target = grafting.join(
                    next.target(), grafting.trueHere(node, after.get().equals(original)));
            goTo = goTo == Node.NONE ? target : goTo;
            for (int child : node.children().reversed()) {
                open.push(new Waiting(child, target, after.get(), original));
            }
        }
        return new EditResult(tree, grafting.tree, name, id, goTo == Node.NONE ? id : goTo, grafting.leftOut());
    }

    /// A tree that grows while a subtree is pasted into it.
    private static final class Grafting {
        private final List<String> problems = new ArrayList<>();
        private int leftBehind;
        GameTree tree;

        Grafting(GameTree tree) {
            this.tree = tree;
        }

        /// The position after a pasted move; empty, with a problem noted, if the move is illegal.
        Optional<Position> played(Position position, Node node, GameTree source) {
            try {
                return node.move().map(position::play);
            } catch (IllegalMoveException illegal) {
                int after = source.preorder(node.id()).size() - 1;
                String problem = String.valueOf(illegal.getMessage());
                problems.add(after == 0 ? problem : Texts.of(TreeEditor.class).get("paste.leftOut", problem, after));
                return Optional.empty();
            }
        }

        /// A pasted node without the programs' notes about its position, if its move leads to a different position
        /// here. An equivalent position counts as different, since notes name sides and cells.
        Node trueHere(Node pasted, boolean samePosition) {
            Annotations bare = pasted.annotations().withoutValues();
            if (samePosition || bare.equals(pasted.annotations())) {
                return pasted;
            }
            leftBehind++;
            return pasted.withAnnotations(bare);
        }

        /// What could not be pasted.
        List<String> leftOut() {
            List<String> all = new ArrayList<>(problems);
            if (leftBehind > 0) {
                all.add(Texts.of(TreeEditor.class).get("paste.values", leftBehind));
            }
            return all;
        }

        /// The child of a node with a pasted node's move, new or merged.
        int join(int target, Node pasted) {
            OptionalInt existing = tree.childWith(target, pasted.move().orElseThrow());
            if (existing.isPresent()) {
                Node old = tree.node(existing.getAsInt());
                Annotations merged = old.annotations().merged(pasted.annotations());
                if (!merged.equals(old.annotations())) {
                    tree = tree.with(tree.nodes().plus(old.id(), old.withAnnotations(merged)), tree.nextId());
                }
                return old.id();
            }
            int child = tree.nextId();
            Node parent = tree.node(target);
            List<Integer> children = new ArrayList<>(parent.children());
            children.add(child);
            tree = tree.with(
                    tree.nodes()
                            .plus(target, parent.withChildren(children))
                            .plus(child, new Node(child, target, pasted.move(), List.of(), pasted.annotations())),
                    child + 1);
            return child;
        }
    }

    private String text(Move move) {
        return tree.start().text(move);
    }

    private String text(int id) {
        return tree.text(id);
    }
}
