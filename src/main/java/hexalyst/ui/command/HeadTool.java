package hexalyst.ui.command;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// How the small tools in the head of a card look and speak. The keys stay where they are when one is clicked.
public final class HeadTool {
    private HeadTool() {}

    /// Makes a tool of a button.
    ///
    /// @param tip what it does, also for a screen reader
    /// @return the button
    public static <B extends ButtonBase> B of(B button, String id, Tooltip tip) {
        button.setId(id);
        button.getStyleClass().add("head-tool");
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// The same with an icon.
    ///
    /// @param icon the icon's name
    public static <B extends ButtonBase> B of(B button, String id, String icon, Tooltip tip) {
        Region shape = new Region();
        shape.getStyleClass().addAll("icon", "icon-" + icon);
        button.setGraphic(shape);
        return of(button, id, tip);
    }
}
