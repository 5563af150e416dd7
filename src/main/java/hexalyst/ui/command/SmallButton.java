package hexalyst.ui.command;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// A small button of a panel. A click does not take the focus, so that keys still act on the game.
public final class SmallButton extends Button {
    /// A button that is never narrower than its text.
    ///
    /// @param action what a click does
    public SmallButton(String id, String text, Runnable action) {
        super(text);
        setId(id);
        getStyleClass().add("small-button");
        setFocusTraversable(false);
        setMinWidth(Region.USE_PREF_SIZE);
        setOnAction(event -> action.run());
    }

    /// Adds a tooltip.
    public SmallButton withTip(String tip) {
        return withTip(new Tooltip(tip));
    }

    /// Adds a tooltip.
    public SmallButton withTip(Tooltip tip) {
        setTooltip(tip);
        return this;
    }
}
