package hexalyst.ui.command;

import javafx.scene.input.KeyEvent;

/// A character to be typed, wherever the keyboard has it: `?` is typed with different keys in each country.
final class TypedKey extends NamedKey {
    TypedKey(String character) {
        super(character);
    }

    @Override
    public boolean match(KeyEvent event) {
        return event.getEventType().equals(KeyEvent.KEY_TYPED)
                && !event.isShortcutDown()
                && getName().equals(event.getCharacter());
    }
}
