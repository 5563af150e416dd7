package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.board.BoardKeys;
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
    private static final int SHIFTED = 10;

    private final Workbench bench;
    private final GameViewModel game;
    private final BoardKeys board;
    private final SystemClipboard clipboard;
    private final Node home;

    /// @param bench what the keys act on
    /// @param board the keys of the board, which come first
    /// @param clipboard the system's clipboard
    /// @param home what has the keys when no text is being typed
    WindowKeys(Workbench bench, BoardKeys board, SystemClipboard clipboard, Node home) {
        this.bench = bench;
        this.board = board;
        this.clipboard = clipboard;
        this.home = home;
        game = bench.game();
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
            boolean plain = !event.isShortcutDown() && !event.isAltDown();
            boolean free = scene.getFocusOwner() == null || goesAbout(scene.getFocusOwner());
            if (free && !event.isAltDown() && event.isShortcutDown()) {
                again(event);
            } else if (free && board.press(event)) {
                home.requestFocus();
                event.consume();
            } else if (free && plain && (event.isShiftDown() ? actShifted(event) : act(event) || go(event))) {
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

    /// Second keys of menu items, which have one only, and those that texts need for themselves.
    private void again(KeyEvent event) {
        boolean used = !event.isShiftDown();
        switch (used ? event.getCode() : KeyCode.UNDEFINED) {
            case Y -> game.redo();
            case C -> game.copy(game.moment().id());
            case X -> game.cut(game.moment().id());
            case V -> clipboard.paste();
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private boolean actShifted(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> game.step(-SHIFTED);
            case RIGHT -> game.step(SHIFTED);
            case UP -> game.sibling(-SHIFTED);
            case DOWN -> game.sibling(SHIFTED);
            case HOME -> game.toStart();
            case END -> game.toEnd();
            case F -> bench.walk().previousFork();
            case C -> bench.walk().previousComment();
            case M -> bench.walk().previousMistake();
            case EQUALS, PLUS -> bench.moves().folds().unfold();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean go(KeyEvent event) {
        switch (event.getCode()) {
            case F -> bench.walk().nextFork();
            case C -> bench.walk().nextComment();
            case M -> bench.walk().nextMistake();
            case J -> bench.walk().toMainLine();
            case E -> bench.walk().toSamePosition();
            case MINUS, SUBTRACT -> bench.moves().folds().fold();
            case PLUS, ADD, EQUALS -> bench.moves().folds().unfold();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean act(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> game.back();
            case RIGHT -> game.forward();
            case HOME -> game.toStart();
            case END -> game.toEnd();
            case UP -> game.previousVariation();
            case DOWN -> game.nextVariation();
            case X -> bench.threat().toggle();
            case SPACE -> bench.engine().toggleUnlessOver();
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
