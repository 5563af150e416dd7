package hexalyst.ui.window;

import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.text.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/// The items of the file menu that are about tabs and recent files.
final class DeskMenu {
    private final Desk desk;
    private final Texts texts = Texts.of(DeskMenu.class);

    DeskMenu(Desk desk) {
        this.desk = desk;
    }

    MenuItem newTab() {
        return item("new-tab", "Shortcut+T", desk::newTab);
    }

    MenuItem closeTab() {
        return item("close-tab", "Shortcut+W", desk::closeCurrent);
    }

    /// [DeskKeys] handles the keys of this and the next one, of which there are two each; the menu only tells them.
    MenuItem nextTab() {
        return item("next-tab", "", () -> desk.step(1));
    }

    MenuItem previousTab() {
        return item("previous-tab", "", () -> desk.step(-1));
    }

    MenuItem addGame(FilesViewModel files) {
        return item("add-game", "", files::addGame);
    }

    /// The files that were open last, looked up whenever the menu opens.
    Menu openRecent() {
        Menu menu = new Menu(texts.get("menu.open-recent"));
        menu.setId("menu-open-recent");
        fill(menu);
        menu.setOnShowing(event -> fill(menu));
        return menu;
    }

    private void fill(Menu menu) {
        List<MenuItem> items = new ArrayList<>();
        List<Path> files = desk.recent().files();
        for (Path file : files) {
            MenuItem item = new MenuItem(text(file));
            item.setId("menu-recent-" + items.size());
            // An underscore in a file's name is no mnemonic.
            item.setMnemonicParsing(false);
            item.setOnAction(event -> desk.open(file));
            items.add(item);
        }
        if (files.isEmpty()) {
            MenuItem none = new MenuItem(texts.get("menu.no-recent"));
            none.setDisable(true);
            items.add(none);
        } else {
            items.add(new SeparatorMenuItem());
            items.add(item("clear-recent", "", desk.recent()::clear));
        }
        menu.getItems().setAll(items);
    }

    private static String text(Path file) {
        String folder =
                Optional.ofNullable(file.getParent()).map(Path::toString).orElse("");
        return file.getFileName() + "   " + folder;
    }

    private MenuItem item(String id, String key, Runnable action) {
        MenuItem item = new MenuItem(texts.get("menu." + id));
        item.setId("menu-" + id);
        if (!key.isEmpty()) {
            item.setAccelerator(KeyCombination.valueOf(key));
        }
        item.setOnAction(event -> action.run());
        return item;
    }
}
