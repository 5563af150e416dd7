package hexalyst.ui.command;

import hexalyst.text.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// Other words for commands, as other programs and people call them, in the language of [Texts#language].
///
/// @param words the words of a command by its id, with blanks between
public record CommandAliases(Map<String, String> words) {
    /// Copies the map.
    public CommandAliases {
        words = Map.copyOf(words);
    }

    /// Those of the file `aliases.txt`: a line for each command, its id, a colon and the words.
    public static CommandAliases read() {
        Map<String, String> words = Texts.file(CommandAliases.class, "aliases")
                .orElse("")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(": ", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1], (one, two) -> two, HashMap::new));
        return new CommandAliases(words);
    }

    /// The words of a command; empty if it has none.
    String of(Command command) {
        return words.getOrDefault(command.id(), "");
    }
}
