package hexalyst.ui.fx;

import javafx.scene.control.Tooltip;

/// A tooltip that wraps long text, so that it does not span the screen.
public class WrappedTip extends Tooltip {
    private static final double WIDEST = 480;

    /// A tooltip without text.
    public WrappedTip() {
        this("");
    }

    /// @param text its first text
    public WrappedTip(String text) {
        super(text);
        Wrapping.on(this);
        setMaxWidth(WIDEST);
    }
}
