package hexalyst.ui.command;

import hexalyst.ui.theme.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Which keys each command has: its default keys, or those that the user chose, which are remembered. Shared by the
/// whole program: a change in one window applies to all. JavaFX thread only.
///
/// The setting is one text, such as `lens=F2;fold=;back=Left, H`.
public final class KeyBindings {
    private static final String SETTING = "keys";

    private final Settings settings;
    private final Map<String, List<KeyCombination>> usual = new HashMap<>();
    /// The user's choices, by command id; an empty list for no key.
    private final Map<String, List<KeyCombination>> own = new TreeMap<>();

    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();

    /// @param settings remember the user's keys
    public KeyBindings(Settings settings) {
        this.settings = settings;
        for (String entry : settings.get(SETTING, "").split(";", -1)) {
            int equals = entry.indexOf('=');
            if (equals > 0) {
                read(entry.substring(equals + 1)).ifPresent(keys -> own.put(entry.substring(0, equals), keys));
            }
        }
    }

    /// A name that cannot be read, such as one of a later version, counts as not chosen.
    private static Optional<List<KeyCombination>> read(String names) {
        try {
            return Optional.of(Stream.of(names.split(",", -1))
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .map(KeyText::parse)
                    .toList());
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /// Adds the default keys of commands, and updates everything that shows a key.
    public void learn(List<Command> commands) {
        commands.forEach(command -> usual.put(command.id(), command.defaultKeys()));
        changed();
    }

    /// The current keys of a command. Menus and tooltips show the first.
    public List<KeyCombination> keys(String id) {
        List<KeyCombination> chosen = own.get(id);
        return chosen == null ? usual.getOrDefault(id, List.of()) : chosen;
    }

    /// The first key of a command in the user's language, kept up to date; empty if it has none.
    public ObservableValue<String> text(String id) {
        return changes.map(
                now -> keys(id).stream().findFirst().map(KeyText::words).orElse(""));
    }

    /// All keys of a command in the user's language.
    public List<String> texts(String id) {
        return keys(id).stream().map(KeyText::words).distinct().toList();
    }

    /// Changes whenever any key changes.
    public ObservableValue<Number> changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// True if the user changed the keys of a command.
    public boolean isOwn(String id) {
        return own.containsKey(id);
    }

    /// True if the user changed any key.
    public boolean anyOwn() {
        return !own.isEmpty();
    }

    /// The ids of other commands with one of these keys. Not those that share the key by default: they are tried one
    /// after the other, such as the arrow keys on the board and in the game.
    public List<String> owners(String id, List<KeyCombination> wanted) {
        List<KeyCombination> mine = usual.getOrDefault(id, List.of());
        List<String> owners = new ArrayList<>();
        for (Map.Entry<String, List<KeyCombination>> other : new TreeMap<>(usual).entrySet()) {
            boolean shared = keys(other.getKey()).stream()
                    .anyMatch(key -> wanted.contains(key)
                            && !(mine.contains(key) && other.getValue().contains(key)));
            if (shared && !other.getKey().equals(id)) {
                owners.add(other.getKey());
            }
        }
        return owners;
    }

    /// Gives a command these keys and no others, and takes them from the commands of [#owners].
    public void set(String id, List<KeyCombination> keys) {
        for (String owner : owners(id, keys)) {
            put(owner, keys(owner).stream().filter(key -> !keys.contains(key)).toList());
        }
        put(id, keys);
        keep();
    }

    /// Restores the default keys of a command, and takes them from commands that were given one of them.
    public void reset(String id) {
        set(id, usual.getOrDefault(id, List.of()));
    }

    /// Restores the default keys of every command.
    public void resetAll() {
        own.clear();
        keep();
    }

    /// The default keys of a command.
    public List<KeyCombination> usual(String id) {
        return usual.getOrDefault(id, List.of());
    }

    private void put(String id, List<KeyCombination> keys) {
        if (keys.equals(usual.get(id))) {
            own.remove(id);
        } else {
            own.put(id, List.copyOf(keys));
        }
    }

    private void keep() {
        settings.put(
                SETTING,
                own.entrySet().stream()
                        .map(entry -> entry.getKey() + "="
                                + entry.getValue().stream()
                                        .map(KeyCombination::getName)
                                        .collect(Collectors.joining(", ")))
                        .collect(Collectors.joining(";")));
        changed();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    /// Runs the first command that has the pressed key and something to do.
    ///
    /// @param inText true while text is being typed: then only keys that type nothing run commands
    /// @return the command that was run
    public Optional<Command> press(CommandList commands, KeyEvent event, boolean inText) {
        return commands.all().stream()
                .filter(command -> keys(command.id()).stream()
                        .anyMatch(key -> (!inText || actsInText(command, key)) && key.match(event)))
                .filter(Command::run)
                .findFirst();
    }

    private static boolean actsInText(Command command, KeyCombination key) {
        boolean first = command.accelerator().filter(key::equals).isPresent();
        return first || !command.keys().contains(key) && !KeyText.types(key);
    }
}
