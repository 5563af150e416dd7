package hexalyst.ui.feature;

import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.layout.SidePage;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;

/// A part of the window with a page of the side. It is made whole by its constructor.
public interface Feature {
    /// Which page.
    SidePage page();

    /// What the user can tell it to do, those first whose keys are asked first.
    default List<Command> commands() {
        return List.of();
    }

    /// Makes what is seen of it, once all commands of the window are known.
    Sight sight(CommandList all);

    /// The commands of others so that they leave alone what the page hides.
    default List<Command> over(List<Command> others) {
        return others;
    }

    /// The page is shown, or another one, or something about the window has changed.
    default void arrange() {}

    /// What is seen of a page.
    ///
    /// @param side its card at the side
    /// @param board what stands in the place of the game's board while the page is shown; empty to leave that there
    record Sight(Region side, Optional<Region> board) {}
}
