package hexalyst.ui.tree;

import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// Which variations are folded, in both the list of moves and the drawn tree. A variation is identified by its first
/// node, which is not its parent's main continuation. If it is folded, only that node is visible. Going to a hidden
/// node unfolds its variation. JavaFX thread only.
public final class Folds {
    private final GameViewModel game;
    private final Set<Integer> folded = new HashSet<>();
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private int number;

    /// @param game the open game
    public Folds(GameViewModel game) {
        this.game = game;
        number = game.number();
        game.momentProperty().subscribe((before, now) -> follow(now));
    }

    /// Changes whenever something is folded or unfolded.
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /// The first nodes of the folded variations.
    public Set<Integer> folded() {
        return Collections.unmodifiableSet(folded);
    }

    /// True if a node begins a variation.
    public static boolean isVariation(GameTree tree, int id) {
        Node node = tree.node(id);
        return !node.isRoot() && tree.node(node.parent()).children().getFirst() != id;
    }

    /// The first node of the innermost variation that a node is in; [Node#NONE] on the main line.
    static int start(GameTree tree, int id) {
        int at = id;
        while (at != Node.NONE && !isVariation(tree, at)) {
            at = tree.node(at).parent();
        }
        return at;
    }

    /// Folds or unfolds the variation that begins with a node.
    public void toggle(int first) {
        if (!folded.remove(first) && isVariation(game.moment().tree(), first)) {
            folded.add(first);
            leave();
        }
        changed();
    }

    /// Folds the variation that the current node is in. On the main line, those that branch off at the current move.
    public void fold() {
        GameTree tree = game.moment().tree();
        for (Node node = game.moment().node(); !node.isRoot(); node = tree.node(node.parent())) {
            if (isVariation(tree, node.id()) && !folded.contains(node.id())) {
                folded.add(node.id());
                leave();
                changed();
                return;
            }
        }
        folded.addAll(besides(tree));
        changed();
    }

    /// Unfolds the variation that the current node begins, and those that branch off at the current move.
    public void unfold() {
        folded.remove(game.moment().id());
        folded.removeAll(besides(game.moment().tree()));
        changed();
    }

    private Set<Integer> besides(GameTree tree) {
        Set<Integer> first = new HashSet<>();
        Node node = game.moment().node();
        first.addAll(node.children().stream().skip(1).toList());
        if (!node.isRoot()) {
            first.addAll(tree.node(node.parent()).children().stream().skip(1).toList());
        }
        return first;
    }

    public void foldAll() {
        GameTree tree = game.moment().tree();
        for (int id : tree.preorder(GameTree.ROOT)) {
            folded.addAll(tree.node(id).children().stream().skip(1).toList());
        }
        leave();
        changed();
    }

    public void unfoldAll() {
        folded.clear();
        changed();
    }

    /// Goes from a hidden node to the first node of the outermost folded variation.
    private void leave() {
        GameTree tree = game.moment().tree();
        int to = game.moment().id();
        for (Node node = tree.node(to); !node.isRoot(); node = tree.node(node.parent())) {
            to = folded.contains(node.id()) ? node.id() : to;
        }
        game.goTo(to);
    }

    private void follow(GameMoment now) {
        boolean another = number != game.number();
        number = game.number();
        if (another ? !folded.isEmpty() : folded.removeIf(id -> !now.tree().contains(id))) {
            if (another) {
                folded.clear();
            }
            changed();
        }
        reveal(now);
    }

    private void reveal(GameMoment now) {
        boolean opened = false;
        int at = folded.isEmpty() ? Node.NONE : now.node().parent();
        while (at != Node.NONE) {
            opened |= folded.remove(at);
            at = now.tree().node(at).parent();
        }
        if (opened) {
            changed();
        }
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }
}
