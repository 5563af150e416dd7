package hexalyst.ui.command;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// A small button of a panel. A click leaves the keys where they are, so that they go on to act on the game.
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

    /// The same button, telling more under the mouse.
    public SmallButton withTip(String tip) {
        return withTip(new Tooltip(tip));
    }

    /// The same button, telling more under the mouse, such as its key.
    public SmallButton withTip(Tooltip tip) {
        setTooltip(tip);
        return this;
    }
}
