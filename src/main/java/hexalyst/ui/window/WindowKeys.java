package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.game.GameViewModel;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.fxmisc.richtext.GenericStyledArea;
import org.jspecify.annotations.Nullable;

/// The keys that go about in a game, wherever the focus is except in text and menus.
final class WindowKeys {
    private final GameViewModel game;
    private final Node home;

    /// @param game the open game
    /// @param home what has the keys when no text is being typed
    WindowKeys(GameViewModel game, Node home) {
        this.game = game;
        this.home = home;
    }

    void install(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (isText(scene.getFocusOwner()) && !isIn(scene.getFocusOwner(), event.getTarget())) {
                home.requestFocus();
            }
        });
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            // Only if the editor had no use for it, such as closing its list of moves.
            if (event.getCode() == KeyCode.ESCAPE && scene.getFocusOwner() instanceof GenericStyledArea) {
                home.requestFocus();
            }
        });
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && scene.getFocusOwner() instanceof TextInputControl) {
                home.requestFocus();
            }
            boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
            boolean free = scene.getFocusOwner() == null || goesAbout(scene.getFocusOwner());
            if (free && !event.isAltDown() && event.isShortcutDown()) {
                again(event);
            } else if (free && plain && act(event)) {
                event.consume();
            }
        });
    }

    private static boolean isIn(@Nullable Node outer, EventTarget target) {
        for (Node node = target instanceof Node inner ? inner : null; node != null; node = node.getParent()) {
            if (node.equals(outer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isText(@Nullable Node focused) {
        return focused instanceof TextInputControl || focused instanceof GenericStyledArea;
    }

    private static boolean goesAbout(Node focused) {
        return !(isText(focused)
                || focused instanceof ComboBoxBase<?> box && box.isShowing()
                || focused instanceof MenuBar);
    }

    /// A menu item has one key; redo has two.
    private void again(KeyEvent event) {
        switch (event.getCode()) {
            case Y -> {
                game.redo();
                event.consume();
            }
            default -> {}
        }
    }

    private boolean act(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> game.back();
            case RIGHT -> game.forward();
            case HOME -> game.toStart();
            case END -> game.toEnd();
            case UP -> game.previousVariation();
            case DOWN -> game.nextVariation();
            case DELETE -> delete();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void delete() {
        if (game.moment().id() != GameTree.ROOT) {
            game.edit(new TreeEdit.Delete(game.moment().id()));
        }
    }
}
