package hexalyst.ui.openings;

import hexalyst.text.Texts;
import hexalyst.ui.fx.ColumnHead;
import hexalyst.ui.fx.Wrapping;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The columns of the two tables of openings.
final class Columns {
    private Columns() {}

    /// A column of a tree.
    ///
    /// @param name part of the keys of its texts and of its id
    /// @param cell makes what a row shows in it
    static <T> TreeTableColumn<T, T> ofTree(String name, Function<T, Region> cell) {
        TreeTableColumn<T, T> column = new TreeTableColumn<>();
        head(column, name);
        column.setCellValueFactory(row -> row.getValue().valueProperty());
        column.setCellFactory(owner -> new TreeTableCell<>() {
            @Override
            protected void updateItem(@Nullable T row, boolean empty) {
                super.updateItem(row, empty);
                setGraphic(empty || row == null ? null : cell.apply(row));
            }
        });
        return column;
    }

    /// Gives a column its head.
    ///
    /// @param name part of the keys of its texts and of its id
    static void head(TableColumnBase<?, ?> column, String name) {
        Texts texts = Texts.of(Columns.class);
        ColumnHead.give(column, texts.get("column." + name), texts.get("column." + name + ".tip"));
        column.setId("column-" + name);
        column.setReorderable(false);
    }

    /// Sets the minimum and preferred width of a column.
    ///
    /// @param widths both widths by the column's id, in multiples of the font size
    /// @param letter the font size, in pixels
    static void setWidth(TableColumnBase<?, ?> column, Map<String, List<Double>> widths, double letter) {
        List<Double> letters = Objects.requireNonNull(widths.get(column.getId()), column.getId());
        column.setMinWidth(letters.getFirst() * letter);
        column.setPrefWidth(letters.getLast() * letter);
    }

    /// What a table shows without rows.
    static Label wrapped(String text) {
        Label label = new Label(text);
        Wrapping.on(label);
        label.getStyleClass().add("table-nothing");
        return label;
    }
}
