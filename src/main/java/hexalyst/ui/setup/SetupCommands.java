package hexalyst.ui.setup;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.setup.Shift.Way;
import java.util.List;
import java.util.Locale;
import javafx.beans.value.ObservableValue;

/// The commands that set up a position. Except the one that begins with a question, they work only on the page, where
/// their keys take precedence over the same keys for the game.
final class SetupCommands {
    private final SetupViewModel setup;
    private final WhatIf whatIf;
    private final Runnable open;
    private final ObservableValue<Boolean> shown;
    private final Texts texts = Texts.of(SetupCommands.class);

    /// @param open opens what is set up
    /// @param shown whether the page is shown
    SetupCommands(SetupViewModel setup, WhatIf whatIf, Runnable open, ObservableValue<Boolean> shown) {
        this.setup = setup;
        this.whatIf = whatIf;
        this.open = open;
        this.shown = shown;
    }

    List<Command> all() {
        return List.of(
                shift(Way.LEFT).withKeys("Shift+Left"),
                shift(Way.RIGHT).withKeys("Shift+Right"),
                shift(Way.UP).withKeys("Shift+Up"),
                shift(Way.DOWN).withKeys("Shift+Down"),
                command("turn", setup::turn),
                command("mirror", setup::mirror),
                command("swap", setup::swapColours),
                command("tool", this::nextTool).withKeys("T"),
                command("move", () -> setup.edit(now -> now.with(now.toMove().other())))
                        .withKeys("M"),
                command("open", open).withKeys("Ctrl+Enter"),
                Command.of("what-if", CommandGroup.BOARD, texts.get("command.what-if"), whatIf::begin)
                        .withKeys("Shift+W"),
                Command.trying("setup-leave", CommandGroup.BOARD, texts.get("command.leave"), this::leave)
                        .withKeys("Esc"));
    }

    private void nextTool() {
        List<Tool> tools = setup.tools();
        setup.toolProperty().set(tools.get((tools.indexOf(setup.toolProperty().get()) + 1) % tools.size()));
    }

    /// Leaves one thing at a time.
    private boolean leave() {
        return shown.getValue() && setup.cursor().leave() || whatIf.back();
    }

    private Command shift(Way way) {
        return command(way.name().toLowerCase(Locale.ROOT), () -> setup.shift(way));
    }

    private Command command(String name, Runnable action) {
        return Command.of("setup-" + name, CommandGroup.BOARD, texts.get("command." + name), action)
                .when(shown);
    }
}
