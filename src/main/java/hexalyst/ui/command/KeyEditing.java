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

/// Gives commands other keys: first the command, then the key, then, if another command has that key, the question
/// whether to take it from there. Needs no stage. JavaFX thread only.
final class KeyEditing {
    private final CommandList commands;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(KeyEditing.class);
    private final ReadOnlyObjectWrapper<Optional<Command>> command = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Question>> question = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// Something to be confirmed.
    ///
    /// @param text what would happen
    /// @param yes the button that lets it happen
    /// @param action makes it happen
    record Question(String text, String yes, Runnable action) {}

    /// @param commands whose keys
    /// @param keys where they are bound
    KeyEditing(CommandList commands, KeyBindings keys) {
        this.commands = commands;
        this.keys = keys;
    }

    /// The command that waits for a key.
    ReadOnlyObjectProperty<Optional<Command>> commandProperty() {
        return command.getReadOnlyProperty();
    }

    /// What has to be confirmed before it happens.
    ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /// The keys as they are bound now.
    KeyBindings keys() {
        return keys;
    }

    /// A command shall get another key.
    void begin(Command chosen) {
        question.set(Optional.empty());
        command.set(Optional.of(chosen));
    }

    /// Leaves everything as it is.
    void cancel() {
        question.set(Optional.empty());
        command.set(Optional.empty());
    }

    /// True if a key is waited for.
    boolean isWaiting() {
        return command.get().isPresent() && question.get().isEmpty();
    }

    /// The key that the command shall have, in place of all that it had. Escape leaves everything as it is.
    void press(KeyCombination key) {
        if (key.equals(new KeyCodeCombination(KeyCode.ESCAPE))) {
            cancel();
        } else if (isWaiting()) {
            bind(List.of(key));
        }
    }

    /// The command shall have no key.
    void remove() {
        bind(List.of());
    }

    /// The command shall have the keys that it has by default.
    void reset() {
        command.get().ifPresent(chosen -> bind(keys.usual(chosen.id())));
    }

    /// All commands shall have the keys that they have by default, once that is confirmed.
    void resetAll() {
        command.set(Optional.empty());
        question.set(Optional.of(new Question(texts.get("keys.resetAll.sure"), texts.get("keys.resetAll"), () -> {
            keys.resetAll();
            cancel();
        })));
    }

    /// Lets happen what was asked about.
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
