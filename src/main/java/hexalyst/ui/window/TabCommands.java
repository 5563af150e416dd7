package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameListViewModel;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The commands for tabs and for the games of a file, with their keys.
final class TabCommands {
    private final OpenTabs openTabs;
    private final FilesViewModel files;
    private final GameListViewModel games;
    private final Texts texts = Texts.of(TabCommands.class);

    /// @param openTabs the tabs
    /// @param files the file of this tab
    /// @param games its games
    TabCommands(OpenTabs openTabs, FilesViewModel files, GameListViewModel games) {
        this.openTabs = openTabs;
        this.files = files;
        this.games = games;
    }

    /// All commands.
    List<Command> all() {
        return List.of(
                command("new-tab", CommandGroup.FILE, openTabs::newTab).everywhere("Shortcut+T"),
                command("add-game", CommandGroup.FILE, files.edits()::add),
                command("details", CommandGroup.FILE, files::details),
                trying("next-game", () -> game(1)).withKeys("Page Down"),
                trying("previous-game", () -> game(-1)).withKeys("Page Up"),
                trying("next-tab", () -> tab(1)).everywhere("Ctrl+Tab").withKeys("Ctrl+Page Down"),
                trying("previous-tab", () -> tab(-1))
                        .everywhere("Ctrl+Shift+Tab")
                        .withKeys("Ctrl+Page Up"),
                command("close-tab", CommandGroup.FILE, openTabs::closeCurrent).everywhere("Shortcut+W"),
                command("reopen-tab", CommandGroup.FILE, openTabs::reopenClosed).everywhere("Shortcut+Shift+T"));
    }

    /// With a single tab or game, returns false so that another command can use the key.
    private boolean tab(int by) {
        boolean several = openTabs.tabs().size() > 1;
        if (several) {
            openTabs.step(by);
        }
        return several;
    }

    private boolean game(int by) {
        boolean several = files.countProperty().get() > 1;
        if (several) {
            games.step(by);
        }
        return several;
    }

    private Command command(String id, CommandGroup group, Runnable action) {
        return Command.of(id, group, texts.get("menu." + id), action);
    }

    private Command trying(String id, BooleanSupplier action) {
        return Command.trying(id, CommandGroup.GO, texts.get("menu." + id), action);
    }
}
