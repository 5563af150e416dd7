package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Asks the user questions.
public interface Prompts {
    /// What to do with unsaved changes.
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /// What to do with a file that another program has changed since it was read.
    enum Changed {
        OVERWRITE,
        SAVE_AS,
        CANCEL
    }

    /// What to do with something that a file has already, or something like it.
    enum Alike {
        ADD,
        REPLACE,
        CANCEL
    }

    /// Asks what to do with a file that another program has changed since it was read.
    ///
    /// @param name the file's name
    Changed changed(String name);

    /// Asks what to do with something that a file has already, or something like it.
    ///
    /// @param what what is there, in sentences
    Alike alike(String what);

    /// Asks what to do with unsaved changes.
    ///
    /// @param name the name of what has changed
    Unsaved unsaved(String name);

    /// Asks what to do with unsaved changes in several tabs at once.
    ///
    /// @param names the names of what has changed, two or more
    Unsaved unsavedAll(List<String> names);

    /// Asks whether an existing file may be replaced.
    ///
    /// @param name the file's name
    boolean replace(String name);

    /// Asks whether learned or unfinished data may be discarded, which cannot be undone.
    ///
    /// @param what the data in words
    boolean forget(String what);

    /// The same of changes that were never saved.
    default boolean discard(String what) {
        return forget(what);
    }

    /// Asks whether a player resigns, which ends the game.
    ///
    /// @param side the name of the player's side
    boolean resign(String side);

    /// Asks for the game, the edition and the board of a new game; empty if the user cancelled.
    ///
    /// @param like a position of the open game, whose edition is selected at first
    Optional<WantedGame> newGame(Position like);

    /// Asks for the players of a game, its event and other tags; empty if the user cancelled.
    ///
    /// @param tree the game
    /// @param players names to suggest
    Optional<Tags> details(GameTree tree, Set<String> players);
}
