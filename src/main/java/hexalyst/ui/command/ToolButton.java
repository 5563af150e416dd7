package hexalyst.ui.command;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// How small tools look and speak. The keys stay where they are when one is clicked.
public final class ToolButton {
    private ToolButton() {}

    /// Makes a tool in the head of a card of a button.
    ///
    /// @param tip what it does, also for a screen reader
    /// @return the button
    public static <B extends ButtonBase> B of(B button, String id, Tooltip tip) {
        return dress(button, id, "head-tool", tip);
    }

    /// The same with an icon.
    ///
    /// @param icon the icon's name
    public static <B extends ButtonBase> B of(B button, String id, String icon, Tooltip tip) {
        return of(withIcon(button, icon), id, tip);
    }

    /// Makes a tool of a button.
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
