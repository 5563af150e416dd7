package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.game.GameViewModel;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// The keys that go about in a game, wherever the focus is except in text and menus.
final class WindowKeys {
    private final GameViewModel game;

    WindowKeys(GameViewModel game) {
        this.game = game;
    }

    void install(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
            boolean free = scene.getFocusOwner() == null || goesAbout(scene.getFocusOwner());
            if (free && !event.isAltDown() && event.isShortcutDown()) {
                again(event);
            } else if (free && plain && act(event)) {
                event.consume();
            }
        });
    }

    private static boolean goesAbout(Node focused) {
        return !(focused instanceof TextInputControl
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
