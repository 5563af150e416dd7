package hexalyst.ui.tree;

import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The drawn tree: where each node is, and what is to be said about it when it is seen. JavaFX thread only.
public final class TreeViewModel {
    private final GameViewModel game;
    private final MoveListViewModel moves;
    private final Texts texts = Texts.of(TreeViewModel.class);
    private final ReadOnlyObjectWrapper<TreeLayout> layout = new ReadOnlyObjectWrapper<>(TreeLayout.EMPTY);
    private final ReadOnlyStringWrapper editionId = new ReadOnlyStringWrapper("");
    private boolean active;

    /// A node as it is drawn.
    ///
    /// @param text the move with its glyphs; empty for the root
    /// @param mover who made the move; nobody for the root
    /// @param commented true if there is a comment
    /// @param same which of the other nodes have the same position
    /// @param badge what is proved
    /// @param spoken all of it in words
    public record Look(
            String text,
            Optional<Side> mover,
            boolean commented,
            MoveListViewModel.Same same,
            Optional<Badge> badge,
            String spoken) {}

    /// @param moves the same game as a list, which knows the texts and what is folded
    public TreeViewModel(MoveListViewModel moves) {
        this.moves = moves;
        game = moves.game();
        game.momentProperty().subscribe((before, now) -> {
            if (before.tree() != now.tree()) {
                update(now);
            }
        });
        moves.folds().revisionProperty().subscribe(revision -> update(game.moment()));
    }

    private void update(GameMoment moment) {
        editionId.set(moment.tree().edition().id());
        if (active) {
            layout.set(TreeLayout.of(moment.tree(), moves.folds().folded()));
        }
    }

    /// Tells whether the tree is seen: while it is not, it is not laid out anew with each edit.
    public void setActive(boolean now) {
        active = now;
        update(game.moment());
    }

    /// Where each node is; a new value whenever the tree has changed.
    public ReadOnlyObjectProperty<TreeLayout> layoutProperty() {
        return layout.getReadOnlyProperty();
    }

    /// The id of the edition, by which style sheets colour the moves.
    public ReadOnlyStringProperty editionIdProperty() {
        return editionId.getReadOnlyProperty();
    }

    /// The current node.
    public ReadOnlyIntegerProperty currentProperty() {
        return moves.currentProperty();
    }

    /// The game as a list.
    public MoveListViewModel moves() {
        return moves;
    }

    /// How a node is drawn; the layout may be a moment older than the tree.
    public Optional<Look> look(int id) {
        GameTree tree = game.moment().tree();
        return tree.find(id).map(node -> look(tree, node));
    }

    private Look look(GameTree tree, Node node) {
        if (node.isRoot()) {
            boolean said = !node.annotations().comment().isEmpty();
            return new Look(
                    "", Optional.empty(), said, MoveListViewModel.Same.NONE, Optional.empty(), texts.get("start"));
        }
        int ply = layout.get().spot(node.id()).map(TreeLayout.Spot::row).orElseGet(() -> tree.ply(node.id()))
                + (tree.start().toMove() == Side.WHITE ? 0 : 1);
        Side mover = ply % 2 == 1 ? Side.WHITE : Side.BLACK;
        boolean commented = !node.annotations().comment().isEmpty()
                || !node.annotations().before().isEmpty();
        MoveListViewModel.Same same = moves.same(node.id());
        Optional<Badge> badge = moves.badge(node.id());
        StringBuilder spoken = new StringBuilder(
                texts.get("node", (ply + 1) / 2, tree.edition().sideName(mover), moves.text(node.id())));
        badge.ifPresent(found -> spoken.append(", ").append(found.text()));
        if (commented) {
            spoken.append(", ").append(texts.get("commented"));
        }
        if (same != MoveListViewModel.Same.NONE) {
            spoken.append(", ").append(moves.sameText(node.id()));
        }
        return new Look(moves.text(node.id()), Optional.of(mover), commented, same, badge, spoken.toString());
    }

    /// Goes to a node.
    public void goTo(int id) {
        game.goTo(id);
    }
}
