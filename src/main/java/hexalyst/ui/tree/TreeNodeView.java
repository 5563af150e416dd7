package hexalyst.ui.tree;

import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A node of the drawn tree: a disc like the placed piece, with the cell on it, in a ring for a known outcome, and
/// marks for its glyph, comments and equal positions in the corners. Reused for other nodes while scrolling.
final class TreeNodeView extends StackPane {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass WHITE = PseudoClass.getPseudoClass("white");
    private static final PseudoClass BLACK = PseudoClass.getPseudoClass("black");
    private static final PseudoClass START = PseudoClass.getPseudoClass("start");

    private final Label disc = new Label();
    private final Label glyph = new Label();
    private final Region comment = new Region();
    private final Label same = new Label();
    private final Tooltip tip = new Tooltip();
    private final WinnerSign winner = new WinnerSign();
    private int node = hexalyst.record.Node.NONE;

    TreeNodeView() {
        getStyleClass().add("tree-node");
        setAccessibleRole(AccessibleRole.TREE_ITEM);
        setManaged(false);
        Tooltip.install(this, tip);
        getChildren().add(disc);
        disc.getStyleClass().add("tree-disc");
        mark(winner, "tree-winner", Pos.TOP_LEFT);
        mark(glyph, "tree-glyph", Pos.TOP_RIGHT);
        mark(same, "tree-same", Pos.BOTTOM_LEFT);
        mark(comment, "tree-comment", Pos.BOTTOM_RIGHT);
    }

    private void mark(Node mark, String style, Pos corner) {
        mark.getStyleClass().add(style);
        StackPane.setAlignment(mark, corner);
        getChildren().add(mark);
    }

    /// The node that it shows.
    int node() {
        return node;
    }

    /// Hides it until it is needed for another node.
    void rest() {
        setVisible(false);
        setId(null);
    }

    void show(int id, Optional<TreeViewModel.Look> shown) {
        node = id;
        setId("tree-" + id);
        shown.ifPresent(this::show);
    }

    private void show(TreeViewModel.Look look) {
        disc.setText(look.text());
        glyph.setText(look.glyph());
        glyph.setVisible(!look.glyph().isEmpty());
        comment.setVisible(look.commented());
        same.setText(look.same().mark());
        same.setVisible(!same.getText().isEmpty());
        Optional<Side> owner = look.piece().flatMap(Piece::owner);
        pseudoClassStateChanged(WHITE, owner.equals(Optional.of(Side.WHITE)));
        pseudoClassStateChanged(BLACK, owner.equals(Optional.of(Side.BLACK)));
        pseudoClassStateChanged(START, look.mover().isEmpty());
        ValueTint.show(this, look.badge(), look.mover());
        Optional<Badge> sign = look.badge().filter(Badge::turns);
        sign.ifPresent(news -> winner.show(news.winner(), news.noted()));
        winner.setVisible(sign.isPresent());
        setAccessibleText(look.spoken());
        tip.setText(look.spoken());
    }

    void mark(int current) {
        pseudoClassStateChanged(CURRENT, node == current);
    }
}
