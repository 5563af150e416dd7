package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import java.util.ArrayList;
import java.util.List;

/// The commands for the content of the side panel and the text size, with their keys.
final class LayoutCommands {
    private final LayoutViewModel layout;
    private final Texts texts = Texts.of(LayoutCommands.class);

    /// @param layout what the commands act on
    LayoutCommands(LayoutViewModel layout) {
        this.layout = layout;
    }

    /// All commands.
    List<Command> all() {
        List<Command> all = new ArrayList<>();
        for (SidePage page : SidePage.values()) {
            all.add(command(id(page), () -> layout.show(page)).everywhere("Alt+" + (all.size() + 1)));
        }
        // The id from the time when this was a tab; users may have assigned a key to it.
        all.add(command("tab-table", layout::toggleAllMoves).everywhere("Shortcut+4"));
        all.add(command("text-larger", () -> layout.resizeText(1))
                .everywhere("Shortcut+Plus")
                .withKeys("Shortcut+Equals", "Shortcut+Add"));
        all.add(command("text-smaller", () -> layout.resizeText(-1))
                .everywhere("Shortcut+Minus")
                .withKeys("Shortcut+Subtract"));
        all.add(command("text-usual", () -> layout.textSizeProperty().set(LayoutViewModel.USUAL_TEXT))
                .everywhere("Shortcut+0"));
        return all;
    }

    /// The id of the command that shows a page.
    static String id(SidePage page) {
        return "side-" + page.key();
    }

    private Command command(String id, Runnable action) {
        return Command.of(id, CommandGroup.VIEW, texts.get("menu." + id), action);
    }
}
