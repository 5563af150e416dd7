package hexalyst.ui.command;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Tooltip;

/// What a button does and, in parentheses, the key that does it now.
public final class KeyTooltip extends Tooltip {
    /// @param text what it does
    /// @param keys the keys
    /// @param id the command
    public KeyTooltip(String text, KeyBindings keys, String id) {
        textProperty().bind(text(text, keys, id));
    }

    /// A text with a command's key behind it in parentheses, if it has one.
    public static ObservableValue<String> text(String text, KeyBindings keys, String id) {
        return keys.text(id).map(key -> with(text, key));
    }

    /// A text with a key behind it in parentheses, if there is one.
    public static String with(String text, String key) {
        return key.isEmpty() ? text : text + " (" + key + ")";
    }
}
