package hexalyst.ui.tree;

import hexalyst.game.Side;
import hexalyst.record.Node;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A clickable move of the move list. Can be reused for another move, because creating and styling a new label costs
/// many times as much.
final class MoveLabel extends Label {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final MoveListViewModel model;
    private final WinnerSign winner = new WinnerSign();
    private final Tooltip tip = new Tooltip();
    private int node = Node.NONE;

    /// @param model the moves
    /// @param menu makes the context menu of a move
    MoveLabel(MoveListViewModel model, IntFunction<ContextMenu> menu) {
        this.model = model;
        getStyleClass().add("move");
        // Keeps the texts of moves aligned in a column, with or without a sign.
        setContentDisplay(ContentDisplay.RIGHT);
        // When it is released, a comment that ends with the click may have moved the rows.
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.game().goTo(node);
            }
        });
        setOnContextMenuRequested(event -> {
            menu.apply(node).show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }

    /// Shows a move, tinted if its outcome is known, with the sign of the winner where the outcome changes.
    ///
    /// @param now its node
    /// @param mover who makes it
    void show(int now, Side mover) {
        node = now;
        MoveListViewModel.Same same = model.same(node);
        String alike = same.mark().isEmpty() ? "" : model.sameText(node);
        setText(model.text(node) + (same.mark().isEmpty() ? "" : " " + same.mark()));
        Optional<Badge> badge = model.badge(node);
        Optional<Badge> sign = badge.filter(Badge::turns);
        sign.ifPresent(news -> winner.show(news.winner(), news.noted()));
        setGraphic(sign.isPresent() ? winner : null);
        ValueTint.show(this, badge, Optional.of(mover));
        tell(Stream.of(badge.map(Badge::text).orElse(""), alike)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n")));
    }

    private void tell(String text) {
        tip.setText(text);
        setTooltip(text.isEmpty() ? null : tip);
        setAccessibleText(text.isEmpty() ? null : getText() + "\n" + text);
    }

    /// Marks it if it is the current move.
    void mark(int current) {
        pseudoClassStateChanged(CURRENT, node == current);
    }
}
