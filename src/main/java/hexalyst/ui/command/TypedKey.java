package hexalyst.ui.command;

import javafx.scene.input.KeyEvent;

/// A character that is typed, wherever the keyboard has it: `?` is Shift and another key in every country.
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
