package hexalyst.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pcollections.ConsPStack;
import org.pcollections.PStack;

/// A tree with its undo and redo history, without a limit. Immutable; each step shares nearly all of its nodes with the
/// next.
public final class History {
    /// An edit that has been made.
    ///
    /// @param before the tree before
    /// @param after the tree after
    /// @param name what was done, such as `play e5w`
    /// @param origin the current node before
    /// @param goTo the current node after
    private record Step(GameTree before, GameTree after, String name, int origin, int goTo) {}

    private final GameTree tree;
    private final int node;
    private final PStack<Step> done;
    private final PStack<Step> undone;

    private History(GameTree tree, int node, PStack<Step> done, PStack<Step> undone) {
        this.tree = tree;
        this.node = node;
        this.done = done;
        this.undone = undone;
    }

    /// A history that starts with a tree, with nothing to undo.
    public static History of(GameTree tree) {
        return new History(tree, GameTree.ROOT, ConsPStack.empty(), ConsPStack.empty());
    }

    /// A history as if the moves of one line of a tree had just been played one after the other, so that each can be
    /// undone. Moves before a fork, and all moves if the node is not the end of a line, cannot be undone, since that
    /// would also remove other moves.
    ///
    /// @param node the node of the last move
    public static History ofPlayed(GameTree tree, int node) {
        List<EditResult> steps = new ArrayList<>();
        GameTree now = tree;
        for (int at = node; at != GameTree.ROOT && now.node(at).children().isEmpty(); ) {
            int parent = now.node(at).parent();
            GameTree before = now.apply(new TreeEdit.Delete(at)).tree();
            String name = before.apply(
                            new TreeEdit.Play(parent, now.node(at).move().orElseThrow()))
                    .name();
            steps.addFirst(new EditResult(before, now, name, parent, at, List.of()));
            now = before;
            at = parent;
        }
        History history = of(now);
        for (EditResult step : steps) {
            history = history.with(step);
        }
        return history;
    }

    /// The tree as it is now.
    public GameTree tree() {
        return tree;
    }

    /// The current node after the last step, which may be an edit, an undo or a redo.
    public int node() {
        return node;
    }

    /// This history with an edit of the current tree. Redo is then no longer possible. An edit that changed nothing
    /// adds no step.
    ///
    /// @throws IllegalArgumentException if the edit was made to another tree
    public History with(EditResult edit) {
        if (edit.before() != tree) {
            throw new IllegalArgumentException("an edit of another tree");
        }
        if (!edit.changed()) {
            return new History(tree, edit.goTo(), done, undone);
        }
        Step step = new Step(tree, edit.tree(), edit.name(), edit.origin(), edit.goTo());
        return new History(edit.tree(), edit.goTo(), done.plus(step), ConsPStack.empty());
    }

    /// Makes an edit: [GameTree#apply] and [#with] together.
    public History apply(TreeEdit edit) {
        return with(tree.apply(edit));
    }

    /// What undo would take back, such as `play e5w`; empty if there is nothing to undo.
    public Optional<String> undoName() {
        return done.isEmpty() ? Optional.empty() : Optional.of(done.get(0).name());
    }

    /// What redo would redo; empty if there is nothing to redo.
    public Optional<String> redoName() {
        return undone.isEmpty() ? Optional.empty() : Optional.of(undone.get(0).name());
    }

    /// Undoes the last edit; returns this history if there is none.
    public History undo() {
        if (done.isEmpty()) {
            return this;
        }
        Step step = done.get(0);
        return new History(step.before(), step.origin(), done.minus(0), undone.plus(step));
    }

    /// Redoes the last undone edit; returns this history if there is none.
    public History redo() {
        if (undone.isEmpty()) {
            return this;
        }
        Step step = undone.get(0);
        return new History(step.after(), step.goTo(), done.plus(step), undone.minus(0));
    }
}
