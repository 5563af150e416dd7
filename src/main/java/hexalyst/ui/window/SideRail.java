package hexalyst.ui.window;

import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.text.Texts;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.theme.ThemeViewModel;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The dark rail at the left: what is done to a game as a whole.
final class SideRail extends VBox {
    private final KeyBindings keys;
    private final Texts texts = Texts.of(SideRail.class);

    SideRail(FilesViewModel files, ThemeViewModel theme, KeyBindings keys) {
        this.keys = keys;
        getStyleClass().add("rail");
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        Button dark = button("theme", "dark", theme::toggle);
        // Bound and not subscribed: the theme outlives the tab that this rail belongs to and must not hold it.
        dark.textProperty()
                .bind(Bindings.when(theme.themeProperty().isEqualTo(Theme.LIGHT))
                        .then(texts.get("rail.dark"))
                        .otherwise(texts.get("rail.light")));
        getChildren()
                .addAll(
                        button("new", "new", files::newGame),
                        button("open", "open", files::open),
                        button("save", "save", files::save),
                        gap,
                        dark);
    }

    /// @param id of the button and its icon
    /// @param command the command that does the same, whose key the button tells
    private Button button(String id, String command, Runnable action) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", "icon-" + id);
        Button button = new Button(texts.get("rail." + command), icon);
        button.setId("rail-" + id);
        button.setContentDisplay(ContentDisplay.TOP);
        KeyTooltip tip = new KeyTooltip(texts.get("rail." + command + ".tip"), keys, command);
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
