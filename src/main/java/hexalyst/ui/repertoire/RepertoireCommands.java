package hexalyst.ui.repertoire;

import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/// The commands of the repertoire with their keys. Those for learning work only while a lesson is shown.
public final class RepertoireCommands {
    private final LearningViewModel model;
    private final ObservableValue<Boolean> shown;
    private final Runnable open;
    private final Runnable analysis;
    private final Texts texts = Texts.of(RepertoireCommands.class);

    /// @param shown whether the repertoire is shown
    /// @param open shows the page of the repertoire
    /// @param analysis shows the analysis
    public RepertoireCommands(
            LearningViewModel model, ObservableValue<Boolean> shown, Runnable open, Runnable analysis) {
        this.model = model;
        this.shown = shown;
        this.open = open;
        this.analysis = analysis;
    }

    /// All commands.
    public List<Command> all() {
        return List.of(
                command("open", open).everywhere("Alt+6"),
                learn("line", Side.WHITE, model::learnLine),
                learn("line", Side.BLACK, model::learnLine),
                learn("tree", Side.WHITE, model::learnTree),
                learn("tree", Side.BLACK, model::learnTree),
                here("next", model::next).withKeys("N"),
                here("show", model::reveal).withKeys("S"),
                here("analyse", this::analyse).withKeys("A"),
                here("forget", model::forget));
    }

    private void analyse() {
        if (model.analyse()) {
            analysis.run();
        }
    }

    private Command learn(String what, Side side, Consumer<Side> learns) {
        return Command.of(id(learning(what, side)), CommandGroup.STUDY, "", () -> learns.accept(side))
                .named(model.sideName(side).map(name -> texts.get("command.learn-" + what, name)));
    }

    private Command here(String name, Runnable action) {
        return command(name, action).when(shown);
    }

    private Command command(String name, Runnable action) {
        return Command.of(id(name), CommandGroup.STUDY, texts.get("command." + name), action);
    }

    /// The id of a command of the repertoire.
    static String id(String name) {
        return "repertoire-" + name;
    }

    /// The name of a command that adds lessons.
    static String learning(String what, Side side) {
        return "learn-" + what + '-' + side.name().toLowerCase(Locale.ROOT);
    }
}
