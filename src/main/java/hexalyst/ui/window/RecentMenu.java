package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.files.RecentFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The recent files with their games, updated whenever the menu opens.
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
        List<RecentFiles.Recent> files = openTabs.recent().entries();
        for (RecentFiles.Recent recent : files) {
            MenuItem item = item("recent-" + items.size(), text(recent), () -> openTabs.open(recent.file()));
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

    private String text(RecentFiles.Recent recent) {
        Path file = recent.file();
        String name = recent.game()
                .map(game -> texts.get("strip.listed", file.getFileName(), game.title()))
                .orElse(file.getFileName().toString());
        String folder =
                Optional.ofNullable(file.getParent()).map(Path::toString).orElse("");
        return name + "   " + folder;
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("menu-" + id);
        item.setOnAction(event -> action.run());
        return item;
    }
}
