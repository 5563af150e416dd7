package hexalyst.ui.command;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;

/// Something that the user can tell the window to do. JavaFX thread only.
///
/// @param id its name in settings and in the ids of menu items
/// @param group what it is about
/// @param name its name in the user's language, which may depend on the game
/// @param accelerator its first default key, which works while text is being typed too
/// @param keys further default keys, which work only while no text is being typed
/// @param possible whether it is available now
/// @param action runs it; false if it had nothing to do, so that the next command with the same key is tried
public record Command(
        String id,
        CommandGroup group,
        ObservableValue<String> name,
        Optional<KeyCombination> accelerator,
        List<KeyCombination> keys,
        ObservableValue<Boolean> possible,
        BooleanSupplier action) {
    public Command {
        keys = List.copyOf(keys);
    }

    /// A command without a key that is always available.
    public static Command of(String id, CommandGroup group, String text, Runnable action) {
        return trying(id, group, text, () -> {
            action.run();
            return true;
        });
    }

    /// A command without a key that is always available but may have nothing to do.
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

    /// The same command with another name.
    public Command named(ObservableValue<String> called) {
        return new Command(id, group, called, accelerator, keys, possible, action);
    }

    /// Its current name.
    public String text() {
        return name.getValue();
    }

    /// The same command with a key that works while text is being typed too.
    ///
    /// @param key in the format of [KeyCombination#valueOf]
    public Command everywhere(String key) {
        return new Command(id, group, name, Optional.of(KeyText.parse(key)), keys, possible, action);
    }

    /// The same command with keys that work only while no text is being typed.
    ///
    /// @param names in the format of [KeyCombination#valueOf], or a single typed character that is not a letter
    public Command withKeys(String... names) {
        List<KeyCombination> parsed = Arrays.stream(names).map(KeyText::parse).toList();
        return new Command(id, group, name, accelerator, parsed, possible, action);
    }

    /// The same command, available only while a condition holds.
    public Command when(ObservableValue<Boolean> condition) {
        return new Command(id, group, name, accelerator, keys, condition, action);
    }

    /// The same command, which does something else while a condition holds.
    ///
    /// @param holds the condition
    /// @param available whether the other action is available then
    public Command instead(ObservableValue<Boolean> holds, ObservableValue<Boolean> available, Runnable other) {
        ObservableValue<Boolean> either = Bindings.createBooleanBinding(
                () -> holds.getValue() ? available.getValue() : isPossible(), holds, available, possible);
        return new Command(id, group, name, accelerator, keys, either, () -> {
            if (holds.getValue()) {
                other.run();
                return true;
            }
            return run();
        });
    }

    /// All its default keys. Menus and tooltips show the first.
    public List<KeyCombination> defaultKeys() {
        return Stream.concat(accelerator.stream(), keys.stream()).toList();
    }

    public boolean isPossible() {
        return Boolean.TRUE.equals(possible.getValue());
    }

    /// Runs it, if it is available now.
    ///
    /// @return true if it did something
    public boolean run() {
        return isPossible() && action.getAsBoolean();
    }
}
