package hexalyst.ui.tree;

import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Glyph;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Jumps in the tree: to the next fork, comment or mistake, to the main line, to the same position elsewhere. If there
/// is no target, a message says so.
public final class TreeWalk {
    private static final Set<Integer> MISTAKES =
            Set.of(Glyph.POOR.number(), Glyph.BLUNDER.number(), Glyph.DUBIOUS.number());

    private final GameViewModel game;
    private final SamePositions same;
    private final MessageLine messages;
    private final Texts texts = Texts.of(TreeWalk.class);

    /// @param game the open game
    /// @param same which positions are the same
    /// @param messages shows that there is no target
    public TreeWalk(GameViewModel game, SamePositions same, MessageLine messages) {
        this.game = game;
        this.same = same;
        this.messages = messages;
    }

    /// Goes forward along the followed line to the next node with several continuations.
    public void nextFork() {
        for (int at = game.next(game.moment().id()); at != Node.NONE; at = game.next(at)) {
            if (isFork(at)) {
                game.goTo(at);
                return;
            }
        }
        messages.say(texts.get("none.fork.after"));
    }

    /// Goes back to the last node before this one with several continuations.
    public void previousFork() {
        GameTree tree = game.moment().tree();
        for (int at = game.moment().node().parent();
                at != Node.NONE;
                at = tree.node(at).parent()) {
            if (isFork(at)) {
                game.goTo(at);
                return;
            }
        }
        messages.say(texts.get("none.fork.before"));
    }

    private boolean isFork(int id) {
        return game.moment().tree().node(id).children().size() > 1;
    }

    /// Goes to the next node with a comment, in the order of the notation.
    public void nextComment() {
        seek(1, TreeWalk::isCommented, "none.comment.after");
    }

    /// Goes to the previous node with a comment, in the order of the notation.
    public void previousComment() {
        seek(-1, TreeWalk::isCommented, "none.comment.before");
    }

    /// Goes to the next move marked as a mistake, a blunder or dubious, in the order of the notation.
    public void nextMistake() {
        seek(1, TreeWalk::isMistake, "none.mistake.after");
    }

    /// Goes to the previous move marked as a mistake, a blunder or dubious, in the order of the notation.
    public void previousMistake() {
        seek(-1, TreeWalk::isMistake, "none.mistake.before");
    }

    private static boolean isCommented(Node node) {
        return !node.annotations().comment().isEmpty()
                || !node.annotations().before().isEmpty();
    }

    private static boolean isMistake(Node node) {
        return node.annotations().glyphs().stream().anyMatch(MISTAKES::contains);
    }

    private void seek(int by, Predicate<Node> wanted, String nothing) {
        GameTree tree = game.moment().tree();
        List<Integer> order = tree.preorder(GameTree.ROOT);
        for (int i = order.indexOf(game.moment().id()) + by; i >= 0 && i < order.size(); i += by) {
            if (wanted.test(tree.node(order.get(i)))) {
                game.goTo(order.get(i));
                return;
            }
        }
        messages.say(texts.get(nothing));
    }

    /// Goes back to the move of the main line where the current variation, or the outermost one around it, branches
    /// off.
    public void toMainLine() {
        GameTree tree = game.moment().tree();
        int to = game.moment().id();
        for (int at = to; at != Node.NONE; at = tree.node(at).parent()) {
            to = Folds.isVariation(tree, at) ? tree.node(at).parent() : to;
        }
        if (to == game.moment().id()) {
            messages.say(texts.get("none.variation"));
        } else {
            game.jumpTo(to);
        }
    }

    /// Goes to the next node with the same position, also up to symmetry. Repeated, it goes round all of them.
    public void toSamePosition() {
        Optional<Integer> next = same.next();
        if (next.isEmpty()) {
            messages.say(texts.get("none.same"));
            return;
        }
        game.goTo(next.get());
        List<Integer> ring = same.of(next.get());
        messages.say(texts.get("same.at", ring.indexOf(next.get()) + 1, ring.size()));
    }
}
