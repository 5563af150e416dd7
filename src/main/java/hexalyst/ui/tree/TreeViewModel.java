package hexalyst.ui.tree;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Glyph;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The drawn tree: the place of each node, and how it looks when it is visible. JavaFX thread only.
public final class TreeViewModel {
    private final GameViewModel game;
    private final MoveListViewModel moves;
    private final Texts texts = Texts.of(TreeViewModel.class);
    private final ReadOnlyObjectWrapper<TreeLayout> layout = new ReadOnlyObjectWrapper<>(TreeLayout.EMPTY);
    private final ReadOnlyStringWrapper editionId = new ReadOnlyStringWrapper("");
    private boolean active;

    /// The look of a node.
    ///
    /// @param text the move in as few letters as possible; empty for the root
    /// @param glyph its glyph
    /// @param mover who made the move; empty for the root
    /// @param piece the piece that was placed, or else a piece of the mover; empty for the root
    /// @param commented true if there is a comment
    /// @param same which other nodes have the same position
    /// @param badge the known outcome
    /// @param spoken all of it in words
    public record Look(
            String text,
            String glyph,
            Optional<Side> mover,
            Optional<Piece> piece,
            boolean commented,
            MoveListViewModel.Same same,
            Optional<Badge> badge,
            String spoken) {}

    /// @param moves the same game as a list, which provides texts and folding
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

    /// Sets whether the tree is visible. While it is not, edits do not update its layout.
    public void setActive(boolean now) {
        active = now;
        update(game.moment());
    }

    /// The places of nodes; a new value whenever the tree has changed.
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

    /// The look of a node; empty if it is no longer in the tree, as the layout may be slightly older.
    public Optional<Look> look(int id) {
        GameTree tree = game.moment().tree();
        return tree.find(id).map(node -> look(tree, node));
    }

    private Look look(GameTree tree, Node node) {
        if (node.isRoot()) {
            boolean said = !node.annotations().comment().isEmpty();
            return new Look(
                    "",
                    "",
                    Optional.empty(),
                    Optional.empty(),
                    said,
                    MoveListViewModel.Same.NONE,
                    Optional.empty(),
                    texts.get("start"));
        }
        int ply = layout.get().spot(node.id()).map(TreeLayout.Spot::row).orElseGet(() -> tree.ply(node.id()))
                + (tree.start().toMove() == Side.WHITE ? 0 : 1);
        Side mover = ply % 2 == 1 ? Side.WHITE : Side.BLACK;
        boolean commented = !node.annotations().comment().isEmpty()
                || !node.annotations().before().isEmpty();
        MoveListViewModel.Same same = moves.same(node.id());
        Optional<Badge> badge = moves.badge(node.id());
        StringBuilder spoken = new StringBuilder(texts.get(
                "node", moves.numbers().number(ply - 1), tree.edition().sideName(mover), moves.text(node.id())));
        badge.ifPresent(found -> spoken.append(", ").append(found.text()));
        if (commented) {
            spoken.append(", ").append(texts.get("commented"));
        }
        if (same != MoveListViewModel.Same.NONE) {
            spoken.append(", ").append(moves.sameText(node.id()));
        }
        List<Part> parts = node.move().map(Move::parts).orElse(List.of());
        Piece piece = parts.getFirst() instanceof Part.Put put ? put.piece() : Piece.of(mover);
        String glyph = node.annotations().glyphs().stream()
                .filter(number -> Glyph.of(number).isPresent())
                .map(Glyph::text)
                .collect(Collectors.joining());
        return new Look(
                brief(tree.grid(), parts),
                glyph,
                Optional.of(mover),
                Optional.of(piece),
                commented,
                same,
                badge,
                spoken.toString());
    }

    /// The cell of the first part of a turn, with a sign if more parts follow.
    private static String brief(Grid grid, List<Part> parts) {
        String first = switch (parts.getFirst()) {
            case Part.Put put -> grid.name(put.cell());
            case Part.Shift shift -> "→" + grid.name(shift.to());
            case Part.Remove remove -> "×" + grid.name(remove.cell());
            case Part.Choose choose -> choose.word();
        };
        return first + (parts.size() > 1 ? "+" : "");
    }

    public void goTo(int id) {
        game.goTo(id);
    }
}
