package hexalyst.ui.fx;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Font;

/// A table of texts. A click on a column's head sorts it; a double click or Enter opens a row. Columns are as wide as
/// their longest text, so that names are whole, and empty ones are hidden; a table that is too narrow scrolls.
public class SortableTable<T> extends TableView<T> {
    /// The longest text that a column shows whole, in multiples of the font size.
    private static final double LONGEST = 26;
    /// The room in a head beside its text, for the arrow of the order, likewise.
    private static final double ARROW = 3.2;

    private final ReadOnlyObjectProperty<Font> font;
    private final List<TextColumn<T>> columns;
    private final Set<String> always;
    private Consumer<T> open = row -> {};

    /// @param rows the rows in their own order
    /// @param columns the columns
    /// @param always the ids of the columns that are shown even if they are empty
    /// @param font the font of the page
    public SortableTable(
            ObservableList<T> rows,
            List<TextColumn<T>> columns,
            Set<String> always,
            ReadOnlyObjectProperty<Font> font) {
        this.columns = List.copyOf(columns);
        this.always = Set.copyOf(always);
        this.font = font;
        getColumns().setAll(columns);
        SortedList<T> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        rows.addListener((ListChangeListener<T>) change -> fit());
        font.subscribe(changed -> fit());
        setRowFactory(owner -> {
            TableRow<T> row = row();
            row.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && row.getItem() != null) {
                    open.accept(row.getItem());
                }
            });
            return row;
        });
        setOnKeyPressed(event -> {
            T row = getSelectionModel().getSelectedItem();
            if (row != null && event.getCode() == KeyCode.ENTER) {
                open.accept(row);
                event.consume();
            }
        });
    }

    /// A column of texts.
    ///
    /// @param id its id
    /// @param text the text of a row; may be empty
    public static <T> TextColumn<T> texts(String id, Function<T, String> text) {
        return column(id, text, new WordOrder());
    }

    /// A column of numbers, where 0 is no number.
    ///
    /// @param id its id
    public static <T> TextColumn<T> numbers(String id, ToIntFunction<T> number) {
        return column(
                id,
                row -> number.applyAsInt(row) == 0 ? "" : Integer.toString(number.applyAsInt(row)),
                Comparator.comparingInt(told -> told.isEmpty() ? 0 : Integer.parseInt(told)));
    }

    private static <T> TextColumn<T> column(String id, Function<T, String> text, Comparator<String> order) {
        TextColumn<T> column = new TextColumn<>(id, text, "–");
        column.setComparator(order);
        return column;
    }

    /// Sets what opens a row.
    protected final void onOpen(Consumer<T> opens) {
        open = opens;
    }

    /// Makes a row.
    protected TableRow<T> row() {
        return new TableRow<>();
    }

    /// Whether a column that has texts is worth its room.
    protected boolean isTelling(TextColumn<T> column) {
        return true;
    }

    private void fit() {
        double letter = font.get().getSize();
        columns.forEach(column -> {
            double head = TextWidth.of(ColumnHead.text(column), font.get()) + ARROW * letter;
            boolean any = column.fit(getItems(), font.get(), head, LONGEST * letter);
            column.setVisible(any && isTelling(column) || always.contains(column.getId()));
        });
    }

    /// True if the rows are in their own order.
    public boolean isUnsorted() {
        return getSortOrder().isEmpty();
    }
}
