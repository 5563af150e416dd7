package hexalyst.ui.command;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// Gives small tool buttons their look, tooltip and name for screen readers. A click on one does not take the focus.
public final class ToolButton {
    private ToolButton() {}

    /// Makes a button a tool in the head of a card.
    ///
    /// @param tip what it does, also for a screen reader
    /// @return the button
    public static <B extends ButtonBase> B of(B button, String id, Tooltip tip) {
        return dress(button, id, "head-tool", tip);
    }

    /// Makes a button a tool in the head of a card, with an icon.
    ///
    /// @param icon the icon's name
    public static <B extends ButtonBase> B of(B button, String id, String icon, Tooltip tip) {
        return of(withIcon(button, icon), id, tip);
    }

    /// Makes a button a tool.
    ///
    /// @param style its style class
    /// @param tip what it does, also for a screen reader
    /// @return the button
    public static <B extends ButtonBase> B dress(B button, String id, String style, Tooltip tip) {
        button.setId(id);
        button.getStyleClass().add(style);
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// Gives a button an icon.
    ///
    /// @return the button
    public static <B extends ButtonBase> B withIcon(B button, String icon) {
        Region shape = new Region();
        shape.getStyleClass().addAll("icon", "icon-" + icon);
        button.setGraphic(shape);
        return button;
    }
}
