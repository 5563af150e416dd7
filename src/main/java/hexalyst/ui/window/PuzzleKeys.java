package hexalyst.ui.window;

import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.puzzle.PuzzleViewModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// While puzzles are solved, their board replaces the game's. Commands for the board and for moving back and forth then
/// act on the puzzle, and no command shows or changes the game or shows values of the engine.
final class PuzzleKeys {
    /// Commands of the board that would reveal too much, or act on something hidden.
    private static final Set<String> TELLING = Set.of("lens", "best", "wins", "sizes");

    /// Commands that leave the page.
    private static final Set<String> LEAVING = Set.of("next-tab", "previous-tab");

    private final ObservableValue<Boolean> shown;
    private final Map<String, Command> instead = new HashMap<>();

    /// @param shown whether the puzzle page is shown
    PuzzleKeys(PuzzleViewModel puzzles, ObservableValue<Boolean> shown) {
        this.shown = shown;
        new BoardKeys(puzzles.board()).playing().forEach(command -> instead.put(command.id(), command));
        // Where no move is to be made, Enter stands for the default button.
        Command place = Objects.requireNonNull(instead.get("place"));
        instead.put(
                "place",
                new Command(
                        place.id(),
                        place.group(),
                        place.name(),
                        place.accelerator(),
                        place.keys(),
                        place.possible(),
                        () -> puzzles.proceed() || place.run()));
        GameViewModel game = puzzles.game();
        go("back", game::back);
        go("forward", game::forward);
        go("to-start", game::toStart);
        go("to-end", game::toEnd);
    }

    private void go(String id, Runnable action) {
        instead.put(id, Command.of(id, CommandGroup.GO, "", action));
    }

    /// The same commands, changed so that they do not affect the game while it is hidden.
    List<Command> over(List<Command> all) {
        return all.stream().map(this::over).toList();
    }

    private Command over(Command command) {
        Command other = instead.get(command.id());
        if (other != null) {
            return either(command, other);
        }
        boolean aboutGame = switch (command.group()) {
            case GO -> !LEAVING.contains(command.id());
            case ENGINE -> true;
            case EDIT -> !command.id().equals("preferences");
            case BOARD -> TELLING.contains(command.id());
            case FILE, VIEW, STUDY, HELP -> false;
        };
        return aboutGame ? command.when(whileSeen(command)) : command;
    }

    private Command either(Command command, Command other) {
        ObservableValue<Boolean> possible = Bindings.createBooleanBinding(
                () -> shown.getValue() ? other.isPossible() : command.isPossible(),
                shown,
                other.possible(),
                command.possible());
        return new Command(
                command.id(),
                command.group(),
                command.name(),
                command.accelerator(),
                command.keys(),
                possible,
                () -> shown.getValue() ? other.run() : command.run());
    }

    private ObservableValue<Boolean> whileSeen(Command command) {
        return Bindings.createBooleanBinding(
                () -> !shown.getValue() && command.isPossible(), shown, command.possible());
    }
}
