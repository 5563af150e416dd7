package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.message.MessageLine;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What could be read from a file.
///
/// @param games every game, with every move before an error
/// @param problems errors, one line each, such as `12:5 e5w is illegal: the cell is occupied`
/// @param notes what could not be imported from another program's format, one line each
/// @param foreign true if it is in another program's format, which cannot be written
/// @param upsideDown the games read with row a at the top; empty if there is nothing to ask
public record OpenedFile(
        List<GameTree> games,
        List<String> problems,
        List<String> notes,
        boolean foreign,
        Optional<OpenedFile> upsideDown) {
    public OpenedFile {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
        notes = List.copyOf(notes);
    }

    /// True if any game has a move.
    public boolean anyMove() {
        return games.stream().anyMatch(tree -> tree.size() > 1);
    }

    /// The name of a file without its suffix, as a name for games that are not saved in our format yet.
    static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /// Shows a message about what was read.
    void tell(Path path, MessageLine messages) {
        Texts texts = Texts.of(OpenedFile.class);
        Path name = path.getFileName();
        if (problems.isEmpty()) {
            messages.say(texts.get(foreign ? "imported" : "opened", name, games.size()));
        } else {
            messages.warn(texts.get("openedPartly", name, games.size(), problems.size()));
        }
    }
}
