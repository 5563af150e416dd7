package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Asks the user what only the user can know.
public interface Prompts {
    /// What to do with changes that are not saved.
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /// What to do where a file was changed by another program since it was read.
    enum Changed {
        OVERWRITE,
        SAVE_AS,
        CANCEL
    }

    /// Asks what to do where a file was changed by another program since it was read.
    ///
    /// @param name the file's name
    Changed changed(String name);

    /// Asks what to do with unsaved changes.
    ///
    /// @param name the name of what has changed
    Unsaved unsaved(String name);

    /// Asks what to do with unsaved changes in several places at once.
    ///
    /// @param names the names of what has changed, two or more
    Unsaved unsavedAll(List<String> names);

    /// Asks whether a file that exists may be replaced.
    ///
    /// @param name the file's name
    boolean replace(String name);

    /// Asks whether a game may be taken out of its file, which cannot be undone.
    ///
    /// @param title which one, in words
    boolean remove(String title);

    /// Asks whether something that is learned or unfinished is to be forgotten, for that cannot be undone.
    ///
    /// @param what it, in words
    boolean forget(String what);

    /// Asks whether a person gives a game up, since that ends it.
    ///
    /// @param side what the person's side is called
    boolean resign(String side);

    /// Asks for the edition and the board of a new game; empty if the user thought better of it.
    ///
    /// @param like whose game and edition are chosen at first
    Optional<Position> newGame(Position like);

    /// Asks for the players of a game, its event and the like; empty if the user thought better of it.
    ///
    /// @param tree the game
    /// @param players names that are likely
    Optional<Tags> details(GameTree tree, Set<String> players);
}
