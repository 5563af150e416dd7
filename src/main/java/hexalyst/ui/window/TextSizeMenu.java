package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.layout.LayoutViewModel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The text sizes, as a menu.
final class TextSizeMenu extends Menu {
    /// @param layout has the size
    /// @param items makes items of commands
    TextSizeMenu(LayoutViewModel layout, CommandItems items) {
        Texts texts = Texts.of(TextSizeMenu.class);
        setText(texts.get("menu.text-size"));
        setId("menu-text-size");
        getItems()
                .addAll(
                        items.item("text-larger"),
                        items.item("text-smaller"),
                        items.item("text-usual"),
                        new SeparatorMenuItem());
        List<RadioMenuItem> sizes = new ArrayList<>();
        for (int size : LayoutViewModel.TEXT_SIZES) {
            RadioMenuItem item = new RadioMenuItem(texts.get("text-size", size));
            item.setId("menu-text-" + size);
            item.setOnAction(event -> layout.textSizeProperty().set(size));
            sizes.add(item);
        }
        getItems().addAll(sizes);
        // Read here rather than by a listener: the size outlives this menu's tab and must not keep it alive.
        setOnShowing(event -> {
            int now =
                    LayoutViewModel.TEXT_SIZES.indexOf(layout.textSizeProperty().get());
            sizes.forEach(item -> item.setSelected(sizes.indexOf(item) == now));
        });
    }
}
