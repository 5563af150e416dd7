package hexalyst.ui.window;

import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.Layer;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.fxmisc.richtext.GenericStyledArea;
import org.jspecify.annotations.Nullable;

/// Runs the commands by their keys, wherever the focus is. While text is being typed, only keys that type nothing work,
/// and only if the text does not use them. In open lists and menus, in the menu bar, and while a card is open, no keys
/// work. Escape moves the focus from a text field to the board, but not from the notation editor. A node that got its
/// focus by Tab keeps the keys that select in it or press it.
final class WindowKeys {
    private static final Set<KeyCode> CHOOSING =
            EnumSet.of(KeyCode.UP, KeyCode.DOWN, KeyCode.HOME, KeyCode.END, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN);

    private final CommandList commands;
    private final KeyBindings keys;
    private final Layer layer;
    private final Node home;
    /// True from the press of a key that ran a command until the character that it types.
    private boolean used;
    /// The key that is held down.
    private @Nullable KeyCode held;
    /// True if the last command went to another position, and its result has not been drawn yet.
    private boolean going;

    /// @param commands what the keys do
    /// @param keys the key bindings
    /// @param layer the cards over the window
    /// @param home the node with the focus when no text is being typed: the board
    WindowKeys(CommandList commands, KeyBindings keys, Layer layer, Node home) {
        this.commands = commands;
        this.keys = keys;
        this.layer = layer;
        this.home = home;
    }

    void install(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            Node focused = scene.getFocusOwner();
            if (!layer.isOpen() && isText(focused) && !isIn(focused, event.getTarget())) {
                home.requestFocus();
            }
        });
        scene.addPostLayoutPulseListener(() -> going = false);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, event -> held = null);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            // A key that is held down repeats faster than positions can be drawn. Steps that nobody would see are left
            // out, so that none is left to do when the key is released.
            if (going && event.getCode() == held) {
                event.consume();
                return;
            }
            held = event.getCode();
            if (isMenuOpen()) {
                used = false;
                event.consume();
                return;
            }
            boolean leaves = event.getCode() == KeyCode.ESCAPE && scene.getFocusOwner() instanceof TextInputControl;
            if (leaves && !layer.isOpen()) {
                home.requestFocus();
            }
            // Escape leaves one thing at a time.
            used = !leaves && beforeText(scene, event);
        });
        scene.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            // The character of a key that ran a command must not be typed into what the command has opened.
            if (used || isMenuOpen()) {
                event.consume();
            } else {
                beforeText(scene, event);
            }
            used = false;
        });
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            // Escape keeps the focus in the editor, so what is typed next is still text.
            if (isText(scene.getFocusOwner())) {
                used = press(event, true);
            }
        });
    }

    /// An open menu has a window of its own, which gets the keys first; then the scene gets them too.
    static boolean isMenuOpen() {
        return Window.getWindows().stream().anyMatch(window -> window instanceof ContextMenu && window.isShowing());
    }

    /// Handles keys before the text: text fields would take Ctrl+Tab without using it, and the editor would type the
    /// digit of Alt+1.
    private boolean beforeText(Scene scene, KeyEvent event) {
        Node focused = scene.getFocusOwner();
        boolean tab = event.getCode() == KeyCode.TAB && event.isControlDown();
        boolean digit = event.getCode().isDigitKey() && event.isAltDown() && !event.isControlDown();
        boolean useless = isText(focused) && (tab || digit);
        return (useless || goesAbout(focused) && !isOfUse(event, focused)) && press(event, useless);
    }

    private boolean press(KeyEvent event, boolean inText) {
        if (layer.isOpen()) {
            return false;
        }
        Optional<Command> done = keys.press(commands, event, inText);
        done.ifPresent(command -> {
            event.consume();
            going = command.group() == CommandGroup.GO;
            if (going) {
                Platform.requestNextPulse();
            }
            if (command.group() == CommandGroup.BOARD) {
                home.requestFocus();
            }
        });
        return done.isPresent();
    }

    /// True if a target is a node or inside it.
    static boolean isIn(@Nullable Node outer, @Nullable EventTarget target) {
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

    /// Whether the focused node uses the key: lists and tables select a row by it and use Enter, boxes select by it,
    /// buttons are pressed by Space.
    private static boolean isOfUse(KeyEvent event, @Nullable Node focused) {
        KeyCode code = event.getCode();
        if (code == KeyCode.DELETE && (focused instanceof TableView<?> || focused instanceof TreeTableView<?>)) {
            // It would delete moves of the open game, but a row of the table is what is selected.
            return true;
        }
        if (focused == null || !focused.isFocusTraversable() || event.isControlDown() || event.isAltDown()) {
            return false;
        }
        if (focused instanceof ButtonBase) {
            return code == KeyCode.SPACE || event.getCharacter().equals(" ");
        }
        if (focused instanceof TreeTableView<?> tree && unfolds(code, tree)) {
            return true;
        }
        boolean rows = focused instanceof ListView<?>
                || focused instanceof TableView<?>
                || focused instanceof TreeTableView<?>;
        return rows && (code == KeyCode.ENTER || CHOOSING.contains(code))
                || focused instanceof ComboBoxBase<?> && CHOOSING.contains(code);
    }

    /// Whether an arrow key unfolds or folds the selected row; otherwise it steps through the game as elsewhere.
    private static boolean unfolds(KeyCode code, TreeTableView<?> tree) {
        TreeItem<?> item = tree.getSelectionModel().getSelectedItem();
        boolean isReply = item != null && tree.getTreeItemLevel(item) > 1;
        return item != null
                && (code == KeyCode.LEFT ? item.isExpanded() || isReply : !item.isLeaf() && !item.isExpanded());
    }

    private static boolean goesAbout(@Nullable Node focused) {
        return !(isText(focused)
                || focused instanceof ComboBoxBase<?> box && box.isShowing()
                || focused instanceof MenuBar);
    }
}
