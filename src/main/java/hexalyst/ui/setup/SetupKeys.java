package hexalyst.ui.setup;

import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import java.util.List;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// While a position is set up, its board replaces the game's. Undo and redo then act on the set-up, and no command
/// changes the game, which is hidden.
final class SetupKeys {
    /// The commands of the edit group that change nothing.
    private static final Set<String> HARMLESS = Set.of("copy", "copy-code", "paste-any", "preferences");
    /// The commands of the board that play moves.
    private static final Set<String> PLAYING = Set.of("place", "placeOther");

    private final SetupViewModel setup;
    private final ObservableValue<Boolean> shown;

    SetupKeys(SetupViewModel setup, LayoutViewModel layout) {
        this.setup = setup;
        shown = layout.pageProperty().map(page -> page == SidePage.SETUP);
    }

    /// The same commands, changed so that they do not affect the game while it is hidden.
    List<Command> over(List<Command> all) {
        return all.stream().map(this::over).toList();
    }

    private Command over(Command command) {
        return switch (command.id()) {
            case "undo" -> command.instead(shown, setup.undoableProperty(), setup::undo);
            case "redo" -> command.instead(shown, setup.redoableProperty(), setup::redo);
            default -> changesGame(command) ? command.when(whileSeen(command)) : command;
        };
    }

    private static boolean changesGame(Command command) {
        return command.group() == CommandGroup.EDIT && !HARMLESS.contains(command.id())
                || PLAYING.contains(command.id());
    }

    private ObservableValue<Boolean> whileSeen(Command command) {
        return Bindings.createBooleanBinding(
                () -> !shown.getValue() && command.isPossible(), shown, command.possible());
    }
}
