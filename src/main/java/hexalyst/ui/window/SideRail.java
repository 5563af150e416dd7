package hexalyst.ui.window;

import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.theme.ThemeViewModel;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The dark rail at the left: what is done to a game as a whole.
final class SideRail extends VBox {
    SideRail(FilesViewModel files, ThemeViewModel theme) {
        getStyleClass().add("rail");
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        Button dark = button("theme", "Dark", "Light or dark (Ctrl+D)", theme::toggle);
        // Bound and not subscribed: the theme outlives the tab that this rail belongs to and must not hold it.
        dark.textProperty()
                .bind(Bindings.when(theme.darkProperty()).then("Light").otherwise("Dark"));
        getChildren()
                .addAll(
                        button("new", "New", "New game (Ctrl+N)", files::newGame),
                        button("open", "Open", "Open a file (Ctrl+O)", files::open),
                        button("save", "Save", "Save (Ctrl+S)", files::save),
                        gap,
                        dark);
    }

    private static Button button(String id, String text, String tip, Runnable action) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", "icon-" + id);
        Button button = new Button(text, icon);
        button.setId("rail-" + id);
        button.setContentDisplay(ContentDisplay.TOP);
        button.setTooltip(new Tooltip(tip));
        button.setFocusTraversable(false);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
