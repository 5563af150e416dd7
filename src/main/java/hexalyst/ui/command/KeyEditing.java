package hexalyst.ui.command;

import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// Changes the keys of commands in steps: first the command, then the key, then, if another command has that key, a
/// question whether to reassign it. Needs no stage. JavaFX thread only.
final class KeyEditing {
    private final CommandList commands;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(KeyEditing.class);
    private final ReadOnlyObjectWrapper<Optional<Command>> command = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Question>> question = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// A change that needs confirmation.
    ///
    /// @param text what would happen
    /// @param yes the text of the button that confirms it
    /// @param action makes the change
    record Question(String text, String yes, Runnable action) {}

    /// @param commands the commands
    /// @param keys their key bindings
    KeyEditing(CommandList commands, KeyBindings keys) {
        this.commands = commands;
        this.keys = keys;
    }

    /// The command that is waiting for a key.
    ReadOnlyObjectProperty<Optional<Command>> commandProperty() {
        return command.getReadOnlyProperty();
    }

    /// The change that needs confirmation.
    ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /// The current key bindings.
    KeyBindings keys() {
        return keys;
    }

    /// Waits for another key for this command.
    void begin(Command chosen) {
        question.set(Optional.empty());
        command.set(Optional.of(chosen));
    }

    /// Cancels without a change.
    void cancel() {
        question.set(Optional.empty());
        command.set(Optional.empty());
    }

    /// True while waiting for a key.
    boolean isWaiting() {
        return command.get().isPresent() && question.get().isEmpty();
    }

    /// Sets the key of the command, in place of all its previous ones. Escape cancels.
    void press(KeyCombination key) {
        if (key.equals(new KeyCodeCombination(KeyCode.ESCAPE))) {
            cancel();
        } else if (isWaiting()) {
            bind(List.of(key));
        }
    }

    /// Removes all keys of the command.
    void remove() {
        bind(List.of());
    }

    /// Restores the default keys of the command.
    void reset() {
        command.get().ifPresent(chosen -> bind(keys.usual(chosen.id())));
    }

    /// Restores the default keys of all commands, after confirmation.
    void resetAll() {
        command.set(Optional.empty());
        question.set(Optional.of(new Question(texts.get("keys.resetAll.sure"), texts.get("keys.resetAll"), () -> {
            keys.resetAll();
            cancel();
        })));
    }

    /// Confirms the question.
    void confirm() {
        question.get().ifPresent(asked -> asked.action().run());
    }

    private void bind(List<KeyCombination> wanted) {
        command.get().ifPresent(chosen -> {
            List<String> owners = keys.owners(chosen.id(), wanted);
            Runnable bind = () -> {
                keys.set(chosen.id(), wanted);
                cancel();
            };
            if (owners.isEmpty()) {
                bind.run();
                return;
            }
            String names = owners.stream()
                    .map(id -> texts.get("keys.name", commands.named(id).text()))
                    .collect(Collectors.joining(", "));
            String told = wanted.stream()
                    .filter(key -> owners.stream().anyMatch(id -> keys.keys(id).contains(key)))
                    .map(KeyText::words)
                    .collect(Collectors.joining(", "));
            question.set(Optional.of(
                    new Question(texts.get("keys.taken", told, names, chosen.text()), texts.get("keys.take"), bind)));
        });
    }
}
