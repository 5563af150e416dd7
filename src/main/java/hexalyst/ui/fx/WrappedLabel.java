package hexalyst.ui.fx;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A text that goes on in further lines where it has no room, and always has room for all of them.
public final class WrappedLabel extends Label {
    /// Without a text for now.
    ///
    /// @param classes the style classes that it has besides a label's
    public WrappedLabel(String... classes) {
        getStyleClass().addAll(classes);
        setWrapText(true);
        setMinHeight(Region.USE_PREF_SIZE);
    }

    /// With a text.
    ///
    /// @param classes the style classes that it has besides a label's
    public static WrappedLabel of(String text, String... classes) {
        WrappedLabel label = new WrappedLabel(classes);
        label.setText(text);
        return label;
    }
}
