package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.tour.TourViewModel;
import hexalyst.ui.tree.Folds;
import hexalyst.ui.tree.TreeWalk;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;

/// The commands of the window with their keys, except those of the board, of the engine, of the tabs and of the help.
/// If text needs a key itself, such as Ctrl+C, the first key of the command is a different one that works in text too.
final class WindowCommands {
    private static final int TEN = 10;

    private final TabModels models;
    private final GameViewModel game;
    private final SystemClipboard clipboard;
    private final Runnable quit;
    private final Texts texts = Texts.of(WindowCommands.class);

    /// @param models what the commands act on
    /// @param clipboard the system's clipboard
    /// @param quit closes the window
    WindowCommands(TabModels models, SystemClipboard clipboard, Runnable quit) {
        this.models = models;
        this.clipboard = clipboard;
        this.quit = quit;
        game = models.game();
    }

    /// All commands.
    List<Command> all() {
        // During the tour, its keys come before the game's.
        return Stream.of(tour(), file(), edit(), variation(), clipboard(), steps(), walk(), themes(), view())
                .flatMap(List::stream)
                .toList();
    }

    private List<Command> file() {
        FilesViewModel files = models.files();
        ObservableValue<Boolean> isFile = files.fileProperty().map(Optional::isPresent);
        BooleanProperty follows = files.disk().followsProperty();
        return List.of(
                command("new", CommandGroup.FILE, files.edits()::newGame).everywhere("Shortcut+N"),
                command("open", CommandGroup.FILE, files::open).everywhere("Shortcut+O"),
                command("reload", CommandGroup.FILE, files.disk()::reload)
                        .everywhere("F5")
                        .when(isFile),
                command("follow", CommandGroup.FILE, () -> follows.set(!follows.get()))
                        .when(isFile),
                command("save", CommandGroup.FILE, files::save).everywhere("Shortcut+S"),
                command("save-as", CommandGroup.FILE, files::saveAs).everywhere("Shortcut+Shift+S"),
                command("quit", CommandGroup.FILE, quit).everywhere("Shortcut+Q"));
    }

    private List<Command> edit() {
        return List.of(
                command("undo", CommandGroup.EDIT, game::undo)
                        .everywhere("Shortcut+Z")
                        .when(game.momentProperty()
                                .map(moment -> moment.history().undoName().isPresent())),
                command("redo", CommandGroup.EDIT, game::redo)
                        .everywhere("Shortcut+Shift+Z")
                        .withKeys("Shortcut+Y")
                        .when(game.momentProperty()
                                .map(moment -> moment.history().redoName().isPresent())),
                command("diagram-here", CommandGroup.EDIT, game::toggleDiagram));
    }

    private List<Command> variation() {
        return List.of(
                onMove("promote", id -> game.edit(new TreeEdit.Promote(id))).everywhere("Shortcut+Up"),
                onMove("main-line", id -> game.edit(new TreeEdit.MakeMainLine(id)))
                        .everywhere("Shortcut+Shift+M"),
                onMove("move-up", id -> game.edit(new TreeEdit.MoveUp(id))).everywhere("Shortcut+Shift+Up"),
                onMove("move-down", id -> game.edit(new TreeEdit.MoveDown(id))).everywhere("Shortcut+Shift+Down"));
    }

    private List<Command> clipboard() {
        return List.of(
                onMove("cut", game::cut).everywhere("Shortcut+Shift+X").withKeys("Shortcut+X"),
                onNode("copy", game::copy).everywhere("Shortcut+Shift+C").withKeys("Shortcut+C"),
                onNode("paste", game::paste)
                        .everywhere("Shortcut+Shift+V")
                        .when(game.clipboardProperty().map(Optional::isPresent)),
                command("copy-code", CommandGroup.EDIT, clipboard::copyCode).everywhere("Shortcut+Shift+B"),
                command("paste-any", CommandGroup.EDIT, clipboard::paste).withKeys("Shortcut+V"),
                onNode("delete-continuation", id -> game.edit(new TreeEdit.DeleteContinuation(id)))
                        .everywhere("Shortcut+Delete")
                        .when(game.momentProperty().map(WindowCommands::continues)),
                onMove("delete", id -> game.edit(new TreeEdit.Delete(id))).withKeys("Delete"));
    }

    private List<Command> steps() {
        return List.of(
                go("to-start", game::toStart).withKeys("Home", "Shift+Home"),
                go("back", game::back).withKeys("Left"),
                go("forward", game::forward).withKeys("Right"),
                go("to-end", game::toEnd).withKeys("End", "Shift+End"),
                go("previous-variation", game::previousVariation).withKeys("Up"),
                go("next-variation", game::nextVariation).withKeys("Down"),
                go("back-ten", () -> game.step(-TEN)).withKeys("Shift+Left"),
                go("forward-ten", () -> game.step(TEN)).withKeys("Shift+Right"),
                go("variations-back", () -> game.sibling(-TEN)).withKeys("Shift+Up"),
                go("variations-forward", () -> game.sibling(TEN)).withKeys("Shift+Down"));
    }

    private List<Command> walk() {
        TreeWalk walk = models.text().walk();
        return List.of(
                go("previous-fork", walk::previousFork).withKeys("Shift+F"),
                go("next-fork", walk::nextFork).withKeys("F"),
                go("previous-comment", walk::previousComment).withKeys("Shift+C"),
                go("next-comment", walk::nextComment).withKeys("C"),
                go("previous-mistake", walk::previousMistake).withKeys("Shift+M"),
                go("next-mistake", walk::nextMistake).withKeys("M"),
                go("to-main-line", walk::toMainLine).withKeys("J"),
                go("same-position", walk::toSamePosition).withKeys("E"));
    }

    private List<Command> view() {
        Folds folds = models.text().moves().folds();
        return List.of(
                command("dark", CommandGroup.VIEW, models.shared().theme()::toggle)
                        .everywhere("Shortcut+D"),
                command("fold", CommandGroup.VIEW, folds::fold).withKeys("Minus", "Subtract"),
                command("unfold", CommandGroup.VIEW, folds::unfold)
                        .withKeys("Plus", "Add", "Equals", "Shift+Equals", "Shift+Plus"),
                command("fold-all", CommandGroup.VIEW, folds::foldAll),
                command("unfold-all", CommandGroup.VIEW, folds::unfoldAll));
    }

    private List<Command> themes() {
        return Arrays.stream(Theme.values())
                .map(theme -> command(
                        "theme-" + theme.key(),
                        CommandGroup.VIEW,
                        () -> models.shared().theme().themeProperty().set(theme)))
                .toList();
    }

    private List<Command> tour() {
        TourViewModel tour = models.shared().tour();
        ObservableValue<Boolean> goesOn = tour.stopProperty().map(Optional::isPresent);
        return List.of(
                command("tour", CommandGroup.HELP, tour::start),
                command("tour-next", CommandGroup.HELP, tour::next)
                        .everywhere("Alt+Right")
                        .withKeys("Enter", "Right")
                        .when(goesOn),
                command("tour-back", CommandGroup.HELP, tour::back)
                        .everywhere("Alt+Left")
                        .withKeys("Left")
                        .when(goesOn),
                command("tour-end", CommandGroup.HELP, tour::end)
                        .withKeys("Esc")
                        .when(goesOn));
    }

    private Command command(String id, CommandGroup group, Runnable action) {
        return Command.of(id, group, texts.get("menu." + id), action);
    }

    private Command go(String id, Runnable action) {
        return command(id, CommandGroup.GO, action);
    }

    /// A command for the current node.
    private Command onNode(String id, Consumer<Integer> action) {
        return command(id, CommandGroup.EDIT, () -> action.accept(game.moment().id()));
    }

    private static boolean continues(GameMoment moment) {
        return !moment.tree().node(moment.id()).children().isEmpty();
    }

    /// A command for the current move, not available at the start.
    private Command onMove(String id, Consumer<Integer> action) {
        ObservableValue<Boolean> isMove = game.momentProperty().map(moment -> moment.id() != GameTree.ROOT);
        return onNode(id, action).when(isMove);
    }
}
