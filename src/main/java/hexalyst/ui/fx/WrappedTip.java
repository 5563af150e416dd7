package hexalyst.ui.fx;

import javafx.scene.control.Tooltip;

/// A tooltip for what may be long: it goes on in further lines instead of across the whole screen.
public final class WrappedTip extends Tooltip {
    private static final double WIDEST = 480;

    /// Without a text for now.
    public WrappedTip() {
        this("");
    }

    /// @param text what it tells at first
    public WrappedTip(String text) {
        super(text);
        setWrapText(true);
        setMaxWidth(WIDEST);
    }
}
