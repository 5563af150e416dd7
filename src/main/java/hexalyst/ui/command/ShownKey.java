package hexalyst.ui.command;

import javafx.scene.input.KeyEvent;

/// A key that a menu shows but JavaFX never handles. Keys are handled in one place, by the list of commands, which
/// leaves typed letters to text fields. JavaFX would also show key names only in English.
final class ShownKey extends NamedKey {
    ShownKey(String text) {
        super(text);
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }
}
