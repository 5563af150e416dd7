package hexalyst.ui.window;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyEvent;

/// Enter takes what a dialog proposes and Escape cancels it, wherever the focus is in it: lists and number fields would
/// use up both keys. What is open over the dialog, such as a box of choices, keeps them, and a button its own Enter.
final class DialogKeys {
    private final DialogPane pane;

    private DialogKeys(DialogPane pane) {
        this.pane = pane;
    }

    /// Has the keys act in a dialog.
    static void install(DialogPane pane) {
        DialogKeys keys = new DialogKeys(pane);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, keys::press);
    }

    private void press(KeyEvent event) {
        Node focused = pane.getScene().getFocusOwner();
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown() && !event.isControlDown();
        if (!plain || focused instanceof ComboBoxBase<?> box && box.isShowing() || WindowKeys.isMenuOpen()) {
            return;
        }
        switch (event.getCode()) {
            case ENTER -> {
                if (!(focused instanceof Button)) {
                    commit(focused);
                    fire(ButtonData::isDefaultButton);
                    event.consume();
                }
            }
            case ESCAPE -> {
                // JavaFX takes "no" for a cancel button too: it may throw away what was not saved.
                fire(ButtonData.CANCEL_CLOSE::equals);
                event.consume();
            }
            default -> {
                // All others are the part's with the focus.
            }
        }
    }

    /// What was typed into a number field counts, although it is not left.
    private static void commit(Node focused) {
        for (Node node = focused; node != null; node = node.getParent()) {
            if (node instanceof Spinner<?> spinner) {
                spinner.commitValue();
            }
        }
    }

    private void fire(Predicate<ButtonData> wanted) {
        pane.getButtonTypes().stream()
                .filter(type -> wanted.test(type.getButtonData()))
                .findFirst()
                .map(pane::lookupButton)
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(button -> !button.isDisabled())
                .ifPresent(Button::fire);
    }
}
