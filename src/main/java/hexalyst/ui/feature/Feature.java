package hexalyst.ui.feature;

import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.layout.SidePage;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;

/// A part of the window with a page in the side panel. Its constructor makes it complete.
public interface Feature {
    /// Its page.
    SidePage page();

    /// Its commands. If keys are shared, the first command with the key is tried first.
    default List<Command> commands() {
        return List.of();
    }

    /// Makes its nodes, once all commands of the window are known.
    Sight sight(CommandList all);

    /// Changes the commands of other features so that they do not act on what the page hides.
    default List<Command> over(List<Command> others) {
        return others;
    }

    /// Another page is shown, or something about the window has changed.
    default void arrange() {}

    /// The nodes of a page.
    ///
    /// @param side its card in the side panel
    /// @param board what replaces the game's board while the page is shown; empty to keep the board
    record Sight(Region side, Optional<Region> board) {}
}
