package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A node of the drawn tree: its move on a pill of the mover's colour, with marks for comments, proved values and equal
/// positions. Used again for other nodes while scrolling.
final class TreeNodeView extends StackPane {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass WHITE = PseudoClass.getPseudoClass("white");
    private static final PseudoClass BLACK = PseudoClass.getPseudoClass("black");
    private static final PseudoClass START = PseudoClass.getPseudoClass("start");

    private final Label label = new Label();
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
        label.getStyleClass().add("tree-move");
        comment.getStyleClass().add("tree-comment");
        same.getStyleClass().add("tree-same");
        StackPane.setAlignment(comment, Pos.TOP_RIGHT);
        StackPane.setAlignment(same, Pos.BOTTOM_RIGHT);
        getChildren().addAll(label, comment, same);
    }

    /// The node that it shows.
    int node() {
        return node;
    }

    /// Goes out of sight until it is needed for another node.
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
        label.setText(look.text());
        comment.setVisible(look.commented());
        same.setText(look.same().mark());
        pseudoClassStateChanged(WHITE, look.mover().equals(Optional.of(Side.WHITE)));
        pseudoClassStateChanged(BLACK, look.mover().equals(Optional.of(Side.BLACK)));
        pseudoClassStateChanged(START, look.mover().isEmpty());
        look.badge().ifPresent(badge -> winner.show(badge.winner(), badge.noted()));
        label.setGraphic(look.badge().isPresent() ? winner : null);
        setAccessibleText(look.spoken());
        tip.setText(look.spoken());
    }

    void mark(int current) {
        pseudoClassStateChanged(CURRENT, node == current);
    }
}
