package hexalyst.ui.fx;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The width of a text on one line.
public final class TextWidth {
    private TextWidth() {}

    /// The width in a font, rounded up to whole pixels.
    public static double of(String text, Font font) {
        Text probe = new Text(text);
        probe.setFont(font);
        return Math.ceil(probe.getLayoutBounds().getWidth());
    }
}
