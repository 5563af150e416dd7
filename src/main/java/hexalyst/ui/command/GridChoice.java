package hexalyst.ui.command;

import hexalyst.board.Grid;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;

/// A combo box of boards, each named by its number of cells and its rows.
public final class GridChoice extends ComboBox<Grid> {
    private static final int VISIBLE = 12;
    private static final int MOST_ROWS = 13;

    private Supplier<List<Grid>> offered = List::of;

    /// @param id the id of the box
    /// @param cells how many cells a board has from the players' view
    public GridChoice(String id, ToIntFunction<Grid> cells) {
        Texts texts = Texts.of(GridChoice.class);
        setId(id);
        getStyleClass().add("grid-choice");
        setVisibleRowCount(VISIBLE);
        setTooltip(new Tooltip(texts.get("grid.tip")));
        setAccessibleText(texts.get("grid.name"));
        setAccessibleHelp(texts.get("grid.tip"));
        focusedProperty().subscribe(focused -> {
            if (focused && getValue() != null) {
                offer(offered, getValue());
            }
        });
        setConverter(new Naming<>(grid -> texts.get("grid", cells.applyAsInt(grid), rows(grid))));
    }

    /// The row lengths; if there are many, only the first, the longest and the last.
    private static String rows(Grid grid) {
        List<Integer> rows = grid.rowLengths();
        return rows.size() <= MOST_ROWS
                ? grid.rowLengths(" ")
                : rows.get(0) + " " + rows.get(1) + " … " + Collections.max(rows) + " … " + rows.get(rows.size() - 2)
                        + " " + rows.getLast();
    }

    /// Offers boards and selects one, which need not be among them. The boards are made when the user opens the box.
    public void offer(Supplier<List<Grid>> grids, Grid chosen) {
        offered = grids;
        List<Grid> all = new ArrayList<>(isFocused() ? grids.get() : List.of());
        if (!all.contains(chosen)) {
            all.add(chosen);
        }
        // The box does not show a value that was set before its item was added.
        setValue(null);
        getItems().setAll(all);
        setValue(chosen);
    }

    /// Selects a board, which need not be among those offered.
    public void choose(Grid chosen) {
        if (getItems().contains(chosen)) {
            setValue(chosen);
        } else {
            offer(offered, chosen);
        }
    }
}
