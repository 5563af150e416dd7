package hexalyst.ui.command;

import java.util.Objects;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// A character that is typed, wherever the keyboard has it: `?` is Shift and another key in every country.
final class TypedKey extends KeyCombination {
    private final String character;

    TypedKey(String character) {
        this.character = character;
    }

    @Override
    public boolean match(KeyEvent event) {
        return event.getEventType().equals(KeyEvent.KEY_TYPED)
                && !event.isShortcutDown()
                && character.equals(event.getCharacter());
    }

    @Override
    public String getName() {
        return character;
    }

    @Override
    public String getDisplayText() {
        return character;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TypedKey key && key.character.equals(character);
    }

    @Override
    public int hashCode() {
        return Objects.hash(character);
    }
}
