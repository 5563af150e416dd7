package hexalyst.ui.window;

import hexalyst.text.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The recent files, updated whenever the menu opens.
final class RecentMenu extends Menu {
    private final OpenTabs openTabs;
    private final Texts texts = Texts.of(RecentMenu.class);

    RecentMenu(OpenTabs openTabs) {
        this.openTabs = openTabs;
        setText(texts.get("menu.open-recent"));
        setId("menu-open-recent");
        fill();
        setOnShowing(event -> fill());
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        List<Path> files = openTabs.recent().files();
        for (Path file : files) {
            MenuItem item = item("recent-" + items.size(), text(file), () -> openTabs.open(file));
            // An underscore in a file's name is no mnemonic.
            item.setMnemonicParsing(false);
            items.add(item);
        }
        if (files.isEmpty()) {
            MenuItem none = new MenuItem(texts.get("menu.no-recent"));
            none.setDisable(true);
            items.add(none);
        } else {
            items.add(new SeparatorMenuItem());
            items.add(item("clear-recent", texts.get("menu.clear-recent"), openTabs.recent()::clear));
        }
        getItems().setAll(items);
    }

    private static String text(Path file) {
        String folder =
                Optional.ofNullable(file.getParent()).map(Path::toString).orElse("");
        return file.getFileName() + "   " + folder;
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("menu-" + id);
        item.setOnAction(event -> action.run());
        return item;
    }
}
