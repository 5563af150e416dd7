package hexalyst.ui.fx;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/// A column of texts, each of which is told in a tip too, since it may be cut off.
public final class TextColumn<T> extends TableColumn<T, String> {
    /// The room in a cell beside its text, in multiples of the font size.
    private static final double PADDING = 1.2;
    /// A text with this part of the letters of the longest one may still be wider.
    private static final double LONG = 0.8;
    /// Measuring takes longer than counting letters.
    private static final int MOST_MEASURED = 50;

    private final Function<T, String> text;

    /// @param id its id
    /// @param text the text of a row; may be empty
    /// @param missing what is shown instead of an empty text
    public TextColumn(String id, Function<T, String> text, String missing) {
        this.text = text;
        setId(id);
        setReorderable(false);
        setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        setCellFactory(owner -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable String told, boolean empty) {
                super.updateItem(told, empty);
                String shown = empty || told == null ? "" : told;
                setText(shown.isEmpty() && !empty ? missing : shown);
                setTooltip(shown.isEmpty() ? null : new Tooltip(shown));
            }
        });
    }

    /// Makes it as wide as its longest text.
    ///
    /// @param head the least width, which its head needs, in pixels
    /// @param most the greatest width, unless the head needs more
    /// @return true if any row has a text
    public boolean fit(List<T> rows, Font font, double head, double most) {
        double widest = widest(rows, font);
        setPrefWidth(Math.clamp(widest, head, Math.max(head, most)));
        return widest > 0;
    }

    /// The width that shows the texts of all rows, in pixels; 0 if they are all empty.
    private double widest(List<T> rows, Font font) {
        int longest =
                rows.stream().mapToInt(row -> text.apply(row).length()).max().orElse(0);
        return longest == 0
                ? 0
                : rows.stream()
                        .map(text)
                        .filter(told -> told.length() >= LONG * longest)
                        .distinct()
                        .limit(MOST_MEASURED)
                        .mapToDouble(told -> width(told, font))
                        .max()
                        .orElse(0);
    }

    /// The width of a cell with a text, in pixels.
    public static double width(String told, Font font) {
        return TextWidth.of(told, font) + PADDING * font.getSize();
    }
}
