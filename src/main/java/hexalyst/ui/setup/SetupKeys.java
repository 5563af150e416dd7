package hexalyst.ui.setup;

import hexalyst.game.Side;
import hexalyst.ui.board.CellCursor.Step;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// While a position is set up, its board replaces the game's. Undo, redo and the keys of the cursor then act on the
/// set-up, and no command changes the game, which is hidden.
final class SetupKeys {
    /// The commands of the edit group that change nothing.
    private static final Set<String> HARMLESS = Set.of("copy", "copy-code", "paste-any", "preferences");

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
            case "cursorLeft" -> here(command, () -> go(Step.LEFT));
            case "cursorRight" -> here(command, () -> go(Step.RIGHT));
            case "cursorUp" -> here(command, () -> go(Step.UP));
            case "cursorDown" -> here(command, () -> go(Step.DOWN));
            case "place" -> here(command, () -> setup.pressAtCursor(true));
            case "placeOther" -> here(command, () -> setup.pressAtCursor(false));
            case "pickWhite" -> here(command, () -> choose(Side.WHITE));
            case "pickBlack" -> here(command, () -> choose(Side.BLACK));
            case "undo" -> command.instead(shown, setup.undoableProperty(), setup::undo);
            case "redo" -> command.instead(shown, setup.redoableProperty(), setup::redo);
            // A space that was meant for the cursor or the text would start it unseen.
            case "engine" -> command.when(whileSeen(command));
            default -> changesGame(command) ? command.when(whileSeen(command)) : command;
        };
    }

    private void go(Step step) {
        setup.cursor().go(step, setup.setupProperty().get().grid());
    }

    /// Selects the plain piece of a player.
    private void choose(Side side) {
        setup.tools().stream()
                .filter(tool -> tool.left().pieces().stream()
                        .anyMatch(piece -> piece.owner().equals(Optional.of(side))))
                .findFirst()
                .ifPresent(setup.toolProperty()::set);
    }

    private static boolean changesGame(Command command) {
        return command.group() == CommandGroup.EDIT && !HARMLESS.contains(command.id());
    }

    /// A command that always does something else on this page.
    private Command here(Command command, Runnable action) {
        return command.instead(shown, new SimpleBooleanProperty(true), action);
    }

    private ObservableValue<Boolean> whileSeen(Command command) {
        return Bindings.createBooleanBinding(
                () -> !shown.getValue() && command.isPossible(), shown, command.possible());
    }
}
