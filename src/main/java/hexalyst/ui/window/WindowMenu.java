package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.record.History;
import hexalyst.record.TreeEdit;
import hexalyst.ui.board.BoardMenu;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.play.PlayMenu;
import hexalyst.ui.text.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/// The menu bar: every command of the window with its key.
final class WindowMenu extends MenuBar {
    private final Workbench bench;
    private final SystemClipboard clipboard;
    private final DeskMenu desk;
    private final Texts texts = Texts.of(WindowMenu.class);

    /// @param bench what the commands act on
    /// @param clipboard the system's clipboard
    /// @param desk the commands about tabs and files
    /// @param quit closes the window
    WindowMenu(Workbench bench, SystemClipboard clipboard, DeskMenu desk, Runnable quit) {
        this.bench = bench;
        this.desk = desk;
        this.clipboard = clipboard;
        setId("menu");
        getMenus().addAll(file(quit), edit(), view(), move(), engine());
    }

    private Menu file(Runnable quit) {
        FilesViewModel files = bench.files();
        return new Menu(
                "File",
                null,
                item("New game…", "new", "Shortcut+N", files::newGame),
                desk.newTab(),
                item("Open…", "open", "Shortcut+O", files::open),
                desk.openRecent(),
                new SeparatorMenuItem(),
                item("Save", "save", "Shortcut+S", files::save),
                item("Save as…", "save-as", "Shortcut+Shift+S", files::saveAs),
                desk.addGame(files),
                new SeparatorMenuItem(),
                desk.nextTab(),
                desk.previousTab(),
                desk.closeTab(),
                new SeparatorMenuItem(),
                item("Quit", "quit", "Shortcut+Q", quit));
    }

    private Menu edit() {
        GameViewModel game = bench.game();
        MenuItem undo = item("Undo", "undo", "Shortcut+Z", game::undo);
        MenuItem redo = item("Redo", "redo", "Shortcut+Shift+Z", game::redo);
        game.momentProperty().subscribe(moment -> {
            History history = moment.history();
            name(undo, "Undo", history.undoName());
            name(redo, "Redo", history.redoName());
        });
        MenuItem paste = onNode("Paste after this move", "paste", "Shortcut+Shift+V", false, game::paste);
        game.clipboardProperty().subscribe(copied -> paste.setDisable(copied.isEmpty()));
        return new Menu(
                "Edit",
                null,
                undo,
                redo,
                new SeparatorMenuItem(),
                onNode("Promote variation", "promote", "Shortcut+Up", true, id -> game.edit(new TreeEdit.Promote(id))),
                onNode(
                        "Make main line",
                        "main-line",
                        "Shortcut+Shift+M",
                        true,
                        id -> game.edit(new TreeEdit.MakeMainLine(id))),
                onNode(
                        texts.get("menu.move-up"),
                        "move-up",
                        "Shortcut+Shift+Up",
                        true,
                        id -> game.edit(new TreeEdit.MoveUp(id))),
                onNode(
                        texts.get("menu.move-down"),
                        "move-down",
                        "Shortcut+Shift+Down",
                        true,
                        id -> game.edit(new TreeEdit.MoveDown(id))),
                new SeparatorMenuItem(),
                onNode(texts.get("menu.cut"), "cut", "Shortcut+Shift+X", true, game::cut),
                onNode("Copy from this move", "copy", "Shortcut+Shift+C", false, game::copy),
                paste,
                item(texts.get("menu.paste-any"), "paste-any", "", clipboard::paste),
                onNode(
                        texts.get("menu.delete-continuation"),
                        "delete-continuation",
                        "Shortcut+Delete",
                        false,
                        id -> game.edit(new TreeEdit.DeleteContinuation(id))),
                onNode("Delete from this move", "delete", "Delete", true, id -> game.edit(new TreeEdit.Delete(id))));
    }

    private static void name(MenuItem item, String what, Optional<String> name) {
        item.setText(what + name.map(text -> " " + text).orElse(""));
        item.setDisable(name.isEmpty());
    }

    private Menu view() {
        CheckMenuItem dark = new CheckMenuItem("Dark theme");
        dark.setId("menu-dark");
        dark.setAccelerator(KeyCombination.valueOf("Shortcut+D"));
        dark.selectedProperty().bindBidirectional(bench.theme().darkProperty());
        Menu view = new Menu("View", null, dark, new SeparatorMenuItem());
        view.getItems().addAll(new BoardMenu(bench.board()).items());
        view.getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        go("fold", bench.moves().folds()::fold),
                        go("unfold", bench.moves().folds()::unfold),
                        go("fold-all", bench.moves().folds()::foldAll),
                        go("unfold-all", bench.moves().folds()::unfoldAll));
        return view;
    }

    /// The keys without Ctrl are handled by [WindowKeys], so that they still type in text; the menu only tells them.
    private Menu move() {
        GameViewModel game = bench.game();
        return new Menu(
                "Go",
                null,
                item("To the start (Home)", "to-start", "", game::toStart),
                item("Back (Left)", "back", "", game::back),
                item("Forward (Right)", "forward", "", game::forward),
                item("To the end (End)", "to-end", "", game::toEnd),
                new SeparatorMenuItem(),
                item("Previous variation (Up)", "previous-variation", "", game::previousVariation),
                item("Next variation (Down)", "next-variation", "", game::nextVariation),
                go("back-ten", () -> game.step(-10)),
                go("forward-ten", () -> game.step(10)),
                new SeparatorMenuItem(),
                go("previous-fork", bench.walk()::previousFork),
                go("next-fork", bench.walk()::nextFork),
                go("previous-comment", bench.walk()::previousComment),
                go("next-comment", bench.walk()::nextComment),
                go("previous-mistake", bench.walk()::previousMistake),
                go("next-mistake", bench.walk()::nextMistake),
                go("to-main-line", bench.walk()::toMainLine),
                go("same-position", bench.walk()::toSamePosition));
    }

    private MenuItem go(String name, Runnable action) {
        return item(texts.get("menu." + name), name, "", action);
    }

    private Menu engine() {
        MenuItem toggle = item("Start", "engine", "Shortcut+E", bench.engine()::toggle);
        bench.engine().runningProperty().subscribe(on -> toggle.setText(on ? "Stop the engine" : "Start the engine"));
        MenuItem add = item("Add the proof to the game", "engine-add", "", bench.engine()::addToGame);
        bench.engine().proofProperty().subscribe(proof -> add.setDisable(proof.isEmpty()));
        MenuItem external = item("External engine…", "external", "", bench.external()::choose);
        MenuItem ask = item("Ask the external engine for a move", "external-ask", "", bench.external()::askOrStop);
        ask.disableProperty()
                .bind(bench.external()
                        .commandProperty()
                        .isEmpty()
                        .or(bench.external().busyProperty()));
        PlayMenu play = new PlayMenu(bench.play(), bench.game());
        return new Menu(
                "Engine",
                null,
                toggle,
                add,
                go("threat", bench.threat()::toggle),
                item(
                        texts.get("menu.lock"),
                        "lock",
                        "Shortcut+L",
                        bench.engine().focus()::toggle),
                new SeparatorMenuItem(),
                play,
                new SeparatorMenuItem(),
                external,
                ask);
    }

    /// A command about the current node.
    private MenuItem onNode(String text, String id, String key, boolean needsMove, Consumer<Integer> action) {
        MenuItem item =
                item(text, id, key, () -> action.accept(bench.game().moment().id()));
        if (needsMove) {
            bench.game().momentProperty().subscribe(moment -> item.setDisable(moment.id() == GameTree.ROOT));
        }
        return item;
    }

    private static MenuItem item(String text, String id, String key, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("menu-" + id);
        if (!key.isEmpty()) {
            item.setAccelerator(KeyCombination.valueOf(key));
        }
        item.setOnAction(event -> action.run());
        return item;
    }
}
