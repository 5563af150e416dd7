package hexalyst.ui.fx;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A text that wraps, and is always high enough for all its lines.
public final class WrappedLabel extends Label {
    /// A label without text.
    ///
    /// @param classes further style classes
    public WrappedLabel(String... classes) {
        getStyleClass().addAll(classes);
        Wrapping.on(this);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// A label with a text.
    ///
    /// @param classes further style classes
    public static WrappedLabel of(String text, String... classes) {
        WrappedLabel label = new WrappedLabel(classes);
        label.setText(text);
        return label;
    }
}
