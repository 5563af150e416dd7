package hexalyst.ui.fx;

import hexalyst.text.RightToLeft;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Font;

/// Wraps text to the width of its control. JavaFX fails with an index out of bounds where it wraps a line within text
/// from right to left (PrismTextLayout.computeTrailingSpaceWidth, version 26), so such text is left on its own lines.
public final class Wrapping {
    private Wrapping() {}

    /// Wraps a label's text.
    public static void on(Labeled label) {
        on(label.wrapTextProperty(), label.textProperty());
    }

    /// Wraps a text area's text.
    public static void on(TextArea area) {
        on(area.wrapTextProperty(), area.textProperty());
    }

    /// Wraps a tooltip's text.
    public static void on(Tooltip tip) {
        on(tip.wrapTextProperty(), tip.textProperty());
    }

    /// Keeps the property of an editor that says whether it wraps its text.
    public static void on(BooleanProperty wraps, ObservableValue<String> text) {
        wraps.bind(text.map(now -> !RightToLeft.isIn(now)).orElse(true));
    }

    /// A text with line ends where it would be wrapped, if JavaFX cannot wrap it itself.
    ///
    /// @param width how wide a line may be
    public static String broken(String text, double width, Font font) {
        if (!RightToLeft.isIn(text)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        double space = TextWidth.of(" ", font);
        for (String line : text.split("\n", -1)) {
            double used = 0;
            out.append(out.isEmpty() ? "" : "\n");
            for (String word : line.split(" ", -1)) {
                double wide = TextWidth.of(word, font);
                boolean fits = used == 0 || used + space + wide <= width;
                String gap = fits ? " " : "\n";
                out.append(used == 0 ? "" : gap).append(word);
                used = fits && used > 0 ? used + space + wide : wide;
            }
        }
        return out.toString();
    }
}
