package hexalyst.ui.command;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// A key that a menu shows and that JavaFX never acts on: keys are acted on in one place, by the list of commands,
/// which
/// knows where letters have to be left to text. JavaFX would also name the keys in English only.
final class ShownKey extends KeyCombination {
    private final String text;

    ShownKey(String text) {
        this.text = text;
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getName() {
        return text;
    }

    @Override
    public String getDisplayText() {
        return text;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ShownKey key && key.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
