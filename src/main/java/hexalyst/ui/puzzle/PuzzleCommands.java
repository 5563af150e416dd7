package hexalyst.ui.puzzle;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import java.util.List;
import javafx.beans.value.ObservableValue;

/// The commands of the puzzles with their keys. The keys for solving work only on the puzzle page, where they take
/// precedence over the same keys for the game.
public final class PuzzleCommands {
    private final PuzzleViewModel puzzles;
    private final ObservableValue<Boolean> shown;
    private final Pages pages;
    private final ObservableValue<Boolean> checks;
    private final Texts texts = Texts.of(PuzzleCommands.class);

    /// Opens other parts of the window.
    ///
    /// @param analyse shows the analysis
    /// @param solve shows the puzzle page
    /// @param save asks which position to save as a puzzle
    public record Pages(Runnable analyse, Runnable solve, Runnable save) {}

    /// @param shown whether the puzzle page is shown
    /// @param checks whether saving checks the open game, which is a puzzle
    public PuzzleCommands(
            PuzzleViewModel puzzles, ObservableValue<Boolean> shown, Pages pages, ObservableValue<Boolean> checks) {
        this.checks = checks;
        this.puzzles = puzzles;
        this.shown = shown;
        this.pages = pages;
    }

    /// All commands.
    public List<Command> all() {
        SolvingViewModel solving = puzzles.solving();
        return List.of(
                here("next", puzzles::next).withKeys("N"),
                here("hint", solving::hint).withKeys("H"),
                here("retry", this::retry).withKeys("Backspace"),
                here("refute", solving::refute).withKeys("F"),
                here("solution", solving::showSolution).withKeys("S"),
                here("analyse", this::analyse).withKeys("A"),
                command("open", this::open),
                command("from-game", this::fromGame),
                command("edit-set", this::editSet),
                command("save-set", puzzles.making()::saveSet),
                command("save", pages.save())
                        .named(checks.map(now -> texts.get(now ? "command.check" : "command.save"))));
    }

    /// After a wrong move goes back to the position before it, otherwise to the start.
    private void retry() {
        if (puzzles.solving().stateProperty().get() == Solving.WRONG) {
            puzzles.solving().tryAgain();
        } else {
            puzzles.solving().again();
        }
    }

    private void analyse() {
        if (puzzles.analyse()) {
            pages.analyse().run();
        }
    }

    private void open() {
        pages.solve().run();
        puzzles.open();
    }

    private void editSet() {
        if (puzzles.editSet()) {
            pages.analyse().run();
        }
    }

    private void fromGame() {
        pages.solve().run();
        puzzles.learn();
    }

    private Command here(String id, Runnable action) {
        return command(id, action).when(shown);
    }

    private Command command(String id, Runnable action) {
        return Command.of(id(id), CommandGroup.STUDY, texts.get("command." + id), action);
    }

    /// The id of a command of this page.
    static String id(String name) {
        return "puzzle-" + name;
    }
}
