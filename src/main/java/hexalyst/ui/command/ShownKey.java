package hexalyst.ui.command;

import javafx.scene.input.KeyEvent;

/// A key that a menu shows and that JavaFX never acts on: keys are acted on in one place, by the list of commands,
/// which knows where letters have to be left to text. JavaFX would also name the keys in English only.
final class ShownKey extends NamedKey {
    ShownKey(String text) {
        super(text);
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }
}
