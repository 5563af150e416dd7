package hexalyst.ui.command;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Tooltip;

/// A tooltip with what a button does and its current key in parentheses.
public final class KeyTooltip extends Tooltip {
    /// @param text what the button does
    /// @param keys the key bindings
    /// @param id the id of its command
    public KeyTooltip(String text, KeyBindings keys, String id) {
        textProperty().bind(text(text, keys, id));
    }

    /// A text followed by a command's key in parentheses, if it has one.
    public static ObservableValue<String> text(String text, KeyBindings keys, String id) {
        return keys.text(id).map(key -> with(text, key));
    }

    /// A text followed by a key in parentheses, if there is one.
    public static String with(String text, String key) {
        return key.isEmpty() ? text : text + " (" + key + ")";
    }
}
