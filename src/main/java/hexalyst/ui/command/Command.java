package hexalyst.ui.command;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;

/// Something that the user can tell the window to do. JavaFX thread only.
///
/// @param id its name in settings and in the ids of menu items
/// @param group what it is about
/// @param name its name in the user's language, which may be another one in another game
/// @param accelerator the first key that it has by default, which acts while text is being typed too
/// @param keys further keys that it has by default, which act only where no text is being typed
/// @param possible whether it can be done now
/// @param action does it; false if it had no use for it, so that the next command with the same key may try
public record Command(
        String id,
        CommandGroup group,
        ObservableValue<String> name,
        Optional<KeyCombination> accelerator,
        List<KeyCombination> keys,
        ObservableValue<Boolean> possible,
        BooleanSupplier action) {
    /// Copies the list.
    public Command {
        keys = List.copyOf(keys);
    }

    /// A command without a key that is always possible.
    public static Command of(String id, CommandGroup group, String text, Runnable action) {
        return trying(id, group, text, () -> {
            action.run();
            return true;
        });
    }

    /// A command without a key that is always possible but may have no use for a key.
    public static Command trying(String id, CommandGroup group, String text, BooleanSupplier action) {
        return new Command(
                id,
                group,
                new SimpleStringProperty(text),
                Optional.empty(),
                List.of(),
                new SimpleBooleanProperty(true),
                action);
    }

    /// The same with another name.
    public Command named(ObservableValue<String> called) {
        return new Command(id, group, called, accelerator, keys, possible, action);
    }

    /// Its name now.
    public String text() {
        return name.getValue();
    }

    /// The same with a key that acts while text is being typed too.
    ///
    /// @param key as [KeyCombination#valueOf] reads it
    public Command everywhere(String key) {
        return new Command(id, group, name, Optional.of(KeyText.parse(key)), keys, possible, action);
    }

    /// The same with keys that act only where no text is being typed.
    ///
    /// @param names as [KeyCombination#valueOf] reads them, or one character to be typed that is no letter
    public Command withKeys(String... names) {
        List<KeyCombination> parsed = Arrays.stream(names).map(KeyText::parse).toList();
        return new Command(id, group, name, accelerator, parsed, possible, action);
    }

    /// The same, to be done only while a condition holds.
    public Command when(ObservableValue<Boolean> condition) {
        return new Command(id, group, name, accelerator, keys, condition, action);
    }

    /// All keys that it has by default; the first is the one that menus and tooltips tell.
    public List<KeyCombination> defaultKeys() {
        return Stream.concat(accelerator.stream(), keys.stream()).toList();
    }

    /// True if it can be done now.
    public boolean isPossible() {
        return Boolean.TRUE.equals(possible.getValue());
    }

    /// Does it, if it can be done now.
    ///
    /// @return true if it was done
    public boolean run() {
        return isPossible() && action.getAsBoolean();
    }
}
