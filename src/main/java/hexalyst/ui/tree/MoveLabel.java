package hexalyst.ui.tree;

import hexalyst.record.Node;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A move of the move list, to be clicked. It can be filled with another one: to make a label anew and to style it
/// costs many times as much.
final class MoveLabel extends Label {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final MoveListViewModel model;
    private final WinnerSign winner = new WinnerSign();
    private final Tooltip tip = new Tooltip();
    private int node = Node.NONE;

    /// @param model the moves
    /// @param menu what can be done with a move
    MoveLabel(MoveListViewModel model, IntFunction<ContextMenu> menu) {
        this.model = model;
        getStyleClass().add("move");
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.game().goTo(node);
            }
        });
        setOnContextMenuRequested(event -> {
            menu.apply(node).show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }

    /// Shows a move, with the sign for who wins where that is known.
    ///
    /// @param now its node
    /// @param before what stands in front of it
    /// @param after what stands behind it
    /// @param last what was said of the move before in the same text: the same winner is not said again, but in the
    ///     tooltip
    /// @return what is said of this one
    Optional<Badge> show(int now, String before, String after, Optional<Badge> last) {
        node = now;
        MoveListViewModel.Same same = model.same(node);
        String alike = same.mark().isEmpty() ? "" : model.sameText(node);
        setText(before + model.text(node) + (same.mark().isEmpty() ? "" : " " + same.mark()) + after);
        Optional<Badge> badge = model.badge(node);
        boolean sign = badge.isPresent() && !sameWinner(last, badge);
        if (sign) {
            winner.show(badge.get().winner(), badge.get().noted());
        }
        setGraphic(sign ? winner : null);
        tell(Stream.of(badge.map(Badge::text).orElse(""), alike)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n")));
        return badge;
    }

    private static boolean sameWinner(Optional<Badge> last, Optional<Badge> now) {
        return last.isPresent()
                && now.isPresent()
                && last.get().winner().equals(now.get().winner())
                && last.get().noted() == now.get().noted();
    }

    private void tell(String text) {
        tip.setText(text);
        setTooltip(text.isEmpty() ? null : tip);
    }

    /// Marks it if it is the current move.
    void mark(int current) {
        pseudoClassStateChanged(CURRENT, node == current);
    }
}
