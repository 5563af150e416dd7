package hexalyst.ui.files;

import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What is open in a few words, for tab and window.
final class OpenName {
    private final Texts texts = Texts.of(OpenName.class);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
    private Optional<String> given = Optional.empty();
    private final UnaryOperator<String> distinct;
    /// What is in a game without a name, and the name that it has got.
    private String kind = "";
    private String numbered = "";

    /// @param distinct makes a name that nobody gave different from the names of what else is open
    OpenName(UnaryOperator<String> distinct) {
        this.distinct = distinct;
    }

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
        kind = "";
    }

    /// The file's name, or the one that was given, or who plays, or what is there.
    private String of(Optional<Path> file, GameTree game) {
        Optional<String> own = file.map(path -> String.valueOf(path.getFileName()))
                .or(() -> given)
                .or(() -> GameEntry.known(game));
        if (own.isPresent()) {
            // The number is free for others now.
            kind = "";
        }
        return own.orElseGet(() -> nameless(game));
    }

    /// Asked for once, or it would change when others are closed.
    private String nameless(GameTree game) {
        String now = texts.get(bare(game.start()) ? "unnamed" : "position");
        if (!now.equals(kind)) {
            kind = now;
            numbered = distinct.apply(now);
        }
        return numbered;
    }

    /// True if no piece stands on the board.
    private static boolean bare(Position start) {
        return start.contents().stream()
                .noneMatch(content -> content.equals(Content.WHITE) || content.equals(Content.BLACK));
    }

    /// Tells the name as it is now.
    ///
    /// @param changed true if something is not saved
    void tell(Optional<Path> file, GameTree game, boolean changed) {
        name.set(of(file, game));
        title.set(name.get() + (changed ? " •" : "") + " – Hexalyst");
    }
}
