package hexalyst.ui.window;

import hexalyst.record.History;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardMenu;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.play.PlayMenu;
import hexalyst.ui.theme.Theme;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The menu bar: the commands of the window, each with its key.
final class WindowMenu extends MenuBar {
    private final TabModels models;
    private final CommandItems items;
    private final RecentMenu recent;
    private final LayoutViewModel layout;
    private final Texts texts = Texts.of(WindowMenu.class);

    /// @param models what the menus show the state of
    /// @param items makes items of commands
    /// @param recent the recent files
    /// @param layout the layout of the window
    WindowMenu(TabModels models, CommandItems items, RecentMenu recent, LayoutViewModel layout) {
        this.models = models;
        this.items = items;
        this.recent = recent;
        this.layout = layout;
        setId("menu");
        getMenus().addAll(file(), edit(), view(), move(), engine(), study(), help());
    }

    private Menu file() {
        Menu file = menu(CommandGroup.FILE, "new", "new-tab", "open");
        file.getItems().add(recent);
        add(file, "", "save", "save-as", "reload");
        file.getItems().add(items.check("follow", models.files().disk().followsProperty()));
        add(
                file,
                "",
                "add-game",
                "details",
                "",
                "export",
                "",
                "next-tab",
                "previous-tab",
                "close-tab",
                "reopen-tab",
                "",
                "quit");
        return file;
    }

    private Menu edit() {
        Menu edit = menu(CommandGroup.EDIT);
        MenuItem undo = items.item("undo");
        MenuItem redo = items.item("redo");
        models.game().momentProperty().subscribe(moment -> {
            History history = moment.history();
            name(undo, "menu.undo", history.undoName());
            name(redo, "menu.redo", history.redoName());
        });
        edit.getItems().addAll(undo, redo);
        Menu setup = part("setup");
        add(setup, "what-if", "");
        add(setup, "setup-left", "setup-right", "setup-up", "setup-down", "");
        add(setup, "setup-turn", "setup-mirror", "setup-swap");
        add(edit, "", "promote", "main-line", "move-up", "move-down", "", "diagram-here");
        edit.getItems().add(setup);
        add(
                edit,
                "",
                "cut",
                "copy",
                "copy-code",
                "paste",
                "paste-any",
                "delete-continuation",
                "delete",
                "",
                "preferences");
        return edit;
    }

    private void name(MenuItem item, String what, Optional<String> name) {
        item.setText(name.map(text -> texts.get(what + ".named", text)).orElse(texts.get(what)));
    }

    private Menu view() {
        Menu view = menu(CommandGroup.VIEW);
        Menu themes = new Menu(texts.get("menu.themes"));
        themes.setId("menu-themes");
        for (Theme theme : Theme.values()) {
            themes.getItems()
                    .add(items.radio(
                            "theme-" + theme.key(),
                            models.shared().theme().themeProperty().isEqualTo(theme)));
        }
        add(themes, "", "dark");
        Menu side = part("side");
        for (SidePage page : SidePage.values()) {
            add(side, LayoutCommands.id(page));
        }
        add(side, "");
        GamePages.NAMES.forEach(name -> add(side, "tab-" + name));
        add(side, "tab-table");
        BoardMenu entries = new BoardMenu(models.board(), models.game(), items);
        Menu overlays = part("overlays");
        overlays.getItems().addAll(entries.overlays());
        Menu board = part("board");
        board.getItems().addAll(entries.board());
        Menu folds = part("folds");
        add(folds, "fold", "unfold", "fold-all", "unfold-all");
        view.getItems()
                .addAll(overlays, board, side, folds, new SeparatorMenuItem(), themes, new TextSizeMenu(layout, items));
        return view;
    }

    /// A submenu, for a menu that would be taller than the screen with all its entries in one list.
    private Menu part(String name) {
        Menu part = new Menu(texts.get("menu.part." + name));
        part.setId("menu-part-" + name);
        return part;
    }

    private Menu move() {
        Menu go = menu(CommandGroup.GO, "to-start", "back", "forward", "to-end", "part-back", "part-forward", "");
        add(go, "previous-variation", "next-variation", "");
        add(go, "previous-fork", "next-fork", "previous-comment", "next-comment");
        add(go, "previous-mistake", "next-mistake", "to-main-line", "same-position");
        return go;
    }

    private Menu engine() {
        MenuItem toggle = items.item("engine");
        models.values()
                .engine()
                .runningProperty()
                .subscribe(on -> toggle.setText(texts.get(on ? "menu.engine.stop" : "menu.engine.start")));
        Menu engine = menu(CommandGroup.ENGINE);
        engine.getItems().add(toggle);
        add(engine, "engine-add", "why", "threat", "lock", "");
        add(
                engine,
                "analyse-game",
                "game-summary",
                "analysis-pause",
                "analysis-cancel",
                "campaign",
                "balance",
                "",
                "proof-against");
        engine.getItems().add(new PlayMenu(models.play(), models.game(), items));
        add(engine, "", "external", "external-ask");
        return engine;
    }

    private Menu study() {
        Menu study = menu(CommandGroup.STUDY, "puzzle-next", "puzzle-hint", "puzzle-retry", "puzzle-refute");
        add(study, "puzzle-solution", "puzzle-analyse", "", "puzzle-open", "puzzle-edit-set", "puzzle-save-set", "");
        add(study, "puzzle-from-game", "puzzle-save", "", "repertoire-open");
        add(study, "repertoire-learn-line-white", "repertoire-learn-line-black");
        add(study, "repertoire-learn-tree-white", "repertoire-learn-tree-black", "");
        add(study, "repertoire-next", "repertoire-show", "repertoire-analyse", "repertoire-forget");
        return study;
    }

    private Menu help() {
        return menu(CommandGroup.HELP, "guide", "tour", "rules", "legend", "", "keys", "palette", "", "about");
    }

    /// @param ids the ids of commands, and empty texts for separators
    private Menu menu(CommandGroup group, String... ids) {
        Menu menu = new Menu(group.title());
        add(menu, ids);
        return menu;
    }

    private void add(Menu menu, String... ids) {
        Stream.of(ids)
                .map(id -> id.isEmpty() ? new SeparatorMenuItem() : items.item(id))
                .forEach(menu.getItems()::add);
    }
}
