package hexalyst.engine.external;

import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;

/// How an engine is started: a program and its arguments. No shell is involved.
///
/// @param words the program, then its arguments
public record EngineCommand(List<String> words) {
    /// Copies the words.
    ///
    /// @throws IllegalArgumentException if there are none
    public EngineCommand {
        words = List.copyOf(words);
        if (words.isEmpty() || words.getFirst().isEmpty()) {
            throw new IllegalArgumentException(Texts.of(EngineCommand.class).get("noCommand"));
        }
    }

    /// Splits a command line at spaces. Text in single or double quotes is kept together. A backslash is an ordinary
    /// character, since Windows paths need it.
    ///
    /// @throws IllegalArgumentException if there is no word, or a quote is not closed
    public static EngineCommand parse(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote == 0 ? c : 0;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException(Texts.of(EngineCommand.class).get("openQuote", String.valueOf(quote)));
        }
        if (begun) {
            words.add(word.toString());
        }
        return new EngineCommand(words);
    }

    /// The engine's name before it has told its own: the program's file name without the folder.
    String program() {
        String path = words.getFirst();
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        return name.isEmpty() ? path : name;
    }
}
