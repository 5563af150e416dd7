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

/// A short name for what is open, for its tab and the window.
final class OpenName {
    private final Texts texts = Texts.of(OpenName.class);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper brief = new ReadOnlyStringWrapper("");
    private Optional<String> given = Optional.empty();
    private final UnaryOperator<String> distinct;
    /// The kind of a game without a name, and the name that it was given.
    private String kind = "";
    private String numbered = "";

    /// @param distinct makes a generated name different from the names of everything else that is open
    OpenName(UnaryOperator<String> distinct) {
        this.distinct = distinct;
    }

    /// The window's title: the name, a mark for unsaved changes, the program's name.
    ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    /// The name with the family names of the players, where it is made of them.
    ReadOnlyStringProperty briefProperty() {
        return brief.getReadOnlyProperty();
    }

    /// Names games that are in no file, or removes that name.
    void give(Optional<String> now) {
        given = now;
        kind = "";
    }

    /// Takes the name that games in no file were given elsewhere.
    void takeOver(OpenName left) {
        give(left.given);
    }

    /// The file's name, or the given name, or the players, or the kind of game.
    private String of(Optional<Path> file, GameTree game) {
        Optional<String> own = file.map(path -> String.valueOf(path.getFileName()))
                .or(() -> given)
                .or(() -> GameEntry.known(game));
        if (own.isPresent()) {
            // Another game without a name may have the number now.
            kind = "";
        }
        return own.orElseGet(() -> nameless(game));
    }

    /// The title of the game that is played, or that it is a position. Asks for a number only once; otherwise it would
    /// change when other games are closed.
    private String nameless(GameTree game) {
        String now = isUsual(game.start()) ? game.start().game().title() : texts.get("position");
        if (!now.equals(kind)) {
            kind = now;
            numbered = distinct.apply(now);
        }
        return numbered;
    }

    /// True if there are no pieces on the board, or those of the usual start.
    static boolean isUsual(Position start) {
        return !Content.anyPiece(start.contents())
                || start.contents()
                        .equals(start.game()
                                .start(start.edition(), start.grid())
                                .contents());
    }

    /// Updates the name.
    ///
    /// @param changed true if something is not saved
    void tell(Optional<Path> file, GameTree game, boolean changed) {
        name.set(of(file, game));
        boolean players = name.get().equals(GameEntry.known(game).orElse(""));
        brief.set(players ? GameEntry.families(game).orElse(name.get()) : name.get());
        title.set(name.get() + (changed ? " •" : "") + " – Hexalyst");
    }
}
