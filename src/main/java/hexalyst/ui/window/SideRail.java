package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.theme.ThemeViewModel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The dark rail on the left: above, the pages of the side panel; below, the actions on the whole game.
final class SideRail extends VBox {
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final KeyBindings keys;
    private final LayoutViewModel layout;
    private final Map<SidePage, ToggleButton> pages = new EnumMap<>(SidePage.class);
    private final List<ButtonBase> buttons = new ArrayList<>();
    private final Texts texts = Texts.of(SideRail.class);

    /// @param files the open file
    /// @param theme light or dark
    /// @param keys the key bindings shown in tooltips
    /// @param layout which page the side panel shows
    SideRail(FilesViewModel files, ThemeViewModel theme, KeyBindings keys, LayoutViewModel layout) {
        this.keys = keys;
        this.layout = layout;
        getStyleClass().add("rail");
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        Button dark = button("theme", "dark", theme::toggle);
        // A binding, not a subscription: the theme outlives this rail's tab and must not keep it alive.
        dark.textProperty()
                .bind(Bindings.when(theme.themeProperty().isEqualTo(Theme.LIGHT))
                        .then(texts.get("rail.dark"))
                        .otherwise(texts.get("rail.light")));
        for (SidePage page : SidePage.values()) {
            getChildren().add(pageButton(page));
        }
        getChildren()
                .addAll(
                        gap,
                        button("new", "new", files.edits()::newGame),
                        button("open", "open", files::open),
                        button("save", "save", files::save),
                        dark);
        setMinHeight(0);
        heightProperty().subscribe((before, now) -> fit());
        showPage();
    }

    /// Shows the icons without text where there is too little height; the tooltips then show the text.
    void fit() {
        if (getHeight() <= 0) {
            // Before the first layout, styling would be wasted, because the scene has no style sheets yet.
            return;
        }
        dress(false);
        applyCss();
        dress(prefHeight(-1) > getHeight());
    }

    private void dress(boolean compact) {
        pseudoClassStateChanged(COMPACT, compact);
        buttons.forEach(button -> button.setContentDisplay(compact ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TOP));
    }

    /// Marks the page that the side panel shows.
    void showPage() {
        pages.forEach((page, button) -> button.setSelected(page == layout.railPage()));
    }

    private ToggleButton pageButton(SidePage page) {
        ToggleButton button = new ToggleButton();
        dress(button, page.key(), LayoutCommands.id(page));
        button.getStyleClass().add("rail-page");
        button.setOnAction(event -> {
            layout.show(page);
            // A click on the current page does not deselect it.
            showPage();
        });
        pages.put(page, button);
        return button;
    }

    /// @param id the id of the button and its icon
    /// @param command the command that does the same, whose key the button shows
    private Button button(String id, String command, Runnable action) {
        Button button = new Button();
        dress(button, id, command);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void dress(ButtonBase button, String id, String command) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", "icon-" + id);
        button.setText(texts.get("rail." + command));
        button.setGraphic(icon);
        button.setId("rail-" + id);
        button.setContentDisplay(ContentDisplay.TOP);
        buttons.add(button);
        KeyTooltip tip = new KeyTooltip(texts.get("rail." + command + ".tip"), keys, command);
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMaxWidth(Double.MAX_VALUE);
    }
}
