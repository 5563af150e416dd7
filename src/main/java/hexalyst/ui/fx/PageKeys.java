package hexalyst.ui.fx;

import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Page Up and Page Down in a scrolled text. By themselves they move it by a few lines, like the arrow keys.
public final class PageKeys {
    /// How much of a page stays visible, so that nothing is missed.
    private static final double KEPT = 0.1;

    private PageKeys() {}

    /// Makes the keys move a whole page while the text has the focus.
    public static void in(ScrollPane pane) {
        pane.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            KeyCode key = event.getCode();
            if (pane.isFocused() && (key == KeyCode.PAGE_DOWN || key == KeyCode.PAGE_UP)) {
                move(pane, key == KeyCode.PAGE_DOWN ? 1 : -1);
                event.consume();
            }
        });
    }

    private static void move(ScrollPane pane, int direction) {
        double page = pane.getViewportBounds().getHeight();
        double hidden = pane.getContent().getLayoutBounds().getHeight() - page;
        if (hidden > 0) {
            double moved = pane.getVvalue() + direction * page * (1 - KEPT) / hidden;
            pane.setVvalue(Math.clamp(moved, pane.getVmin(), pane.getVmax()));
        }
    }
}
