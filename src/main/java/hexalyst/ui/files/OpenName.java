package hexalyst.ui.files;

import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What is open in a few words, for tab and window.
final class OpenName {
    private final Texts texts = Texts.of(OpenName.class);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
    private Optional<String> given = Optional.empty();

    /// The window's title: the name, a mark if something is not saved, the program's name.
    ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// The name.
    ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    /// Gives games that are in no file a name, or takes it away.
    void give(Optional<String> now) {
        given = now;
    }

    /// The file's name, or the one that was given, or who plays, or what is there.
    String of(Optional<Path> file, GameTree game) {
        return file.map(path -> String.valueOf(path.getFileName()))
                .or(() -> given)
                .or(() -> GameEntry.known(game))
                .orElseGet(() -> texts.get(bare(game.start()) ? "unnamed" : "position"));
    }

    /// True if no piece stands on the board.
    private static boolean bare(Position start) {
        return start.contents().stream().noneMatch(content -> content == Content.WHITE || content == Content.BLACK);
    }

    /// Tells the name as it is now.
    ///
    /// @param changed true if something is not saved
    void tell(Optional<Path> file, GameTree game, boolean changed) {
        name.set(of(file, game));
        title.set(name.get() + (changed ? " •" : "") + " – Hexalyst");
    }
}
