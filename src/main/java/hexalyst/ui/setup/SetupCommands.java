package hexalyst.ui.setup;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.setup.Shift.Way;
import java.util.List;
import java.util.Locale;
import javafx.beans.value.ObservableValue;

/// The commands that change the whole position that is set up. They work only on its page, where their keys take
/// precedence over the same keys for the game.
final class SetupCommands {
    private final SetupViewModel setup;
    private final ObservableValue<Boolean> shown;
    private final Texts texts = Texts.of(SetupCommands.class);

    /// @param shown whether the page is shown
    SetupCommands(SetupViewModel setup, ObservableValue<Boolean> shown) {
        this.setup = setup;
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
                command("swap", setup::swapColours));
    }

    private Command shift(Way way) {
        return command(way.name().toLowerCase(Locale.ROOT), () -> setup.shift(way));
    }

    private Command command(String name, Runnable action) {
        return Command.of("setup-" + name, CommandGroup.BOARD, texts.get("command." + name), action)
                .when(shown);
    }
}
