package hexalyst.ui.command;

import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/// Keys as text: in the user's language for display, and in the format of JavaFX for settings.
final class KeyText {
    private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

    private KeyText() {}

    /// Reads the output of [KeyCombination#getName]. A single character that is neither a letter nor a digit is a typed
    /// character.
    ///
    /// @throws IllegalArgumentException if it is not a key
    static KeyCombination parse(String name) {
        boolean character = name.length() == 1 && !Character.isLetterOrDigit(name.charAt(0));
        return character ? new TypedKey(name) : KeyCombination.valueOf(name);
    }

    /// The pressed key with its modifiers; empty while only modifiers are pressed, or for a key without a name.
    static Optional<KeyCombination> of(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code.isModifierKey() || code == KeyCode.UNDEFINED) {
            return Optional.empty();
        }
        List<Modifier> held = new ArrayList<>();
        if (event.isShortcutDown()) {
            held.add(KeyCombination.SHORTCUT_DOWN);
        } else if (event.isControlDown()) {
            held.add(KeyCombination.CONTROL_DOWN);
        } else if (event.isMetaDown()) {
            held.add(KeyCombination.META_DOWN);
        }
        if (event.isAltDown()) {
            held.add(KeyCombination.ALT_DOWN);
        }
        if (event.isShiftDown()) {
            held.add(KeyCombination.SHIFT_DOWN);
        }
        return Optional.of(new KeyCodeCombination(code, held.toArray(Modifier[]::new)));
    }

    /// True if the key types a character or moves the caret, so that a text field must get it.
    static boolean types(KeyCombination key) {
        boolean held = key.getShortcut() == ModifierValue.DOWN
                || key.getControl() == ModifierValue.DOWN
                || key.getAlt() == ModifierValue.DOWN
                || key.getMeta() == ModifierValue.DOWN;
        return !held
                && !(key instanceof KeyCodeCombination plain && plain.getCode().isFunctionKey());
    }

    /// The key in the user's language.
    static String words(KeyCombination key) {
        Texts texts = Texts.of(KeyText.class);
        StringBuilder text = new StringBuilder();
        append(text, key.getShortcut(), MAC ? "⌘" : texts.get("key.CONTROL"));
        append(text, key.getControl(), texts.get("key.CONTROL"));
        append(text, key.getMeta(), texts.get("key.META"));
        append(text, key.getAlt(), texts.get("key.ALT"));
        append(text, key.getShift(), texts.get("key.SHIFT"));
        return text + (key instanceof KeyCodeCombination coded ? words(coded.getCode(), texts) : key.getDisplayText());
    }

    private static void append(StringBuilder text, ModifierValue value, String name) {
        if (value == ModifierValue.DOWN) {
            text.append(name).append('+');
        }
    }

    private static String words(KeyCode code, Texts texts) {
        return switch (code) {
            case LEFT,
                    RIGHT,
                    UP,
                    DOWN,
                    HOME,
                    END,
                    PAGE_UP,
                    PAGE_DOWN,
                    ENTER,
                    SPACE,
                    ESCAPE,
                    DELETE,
                    INSERT,
                    BACK_SPACE,
                    TAB,
                    ADD,
                    SUBTRACT -> texts.get("key." + code.name());
            default -> new KeyCodeCombination(code).getDisplayText();
        };
    }
}
