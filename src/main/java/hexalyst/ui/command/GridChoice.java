package hexalyst.ui.command;

import hexalyst.board.Grid;
import hexalyst.text.Texts;
import java.util.List;
import javafx.scene.control.ComboBox;

/// A list of boards to choose from, each told by its cells and rows.
public final class GridChoice extends ComboBox<Grid> {
    private static final int VISIBLE = 12;

    /// @param id of the box in the window
    public GridChoice(String id) {
        Texts texts = Texts.of(GridChoice.class);
        setId(id);
        getStyleClass().add("grid-choice");
        setVisibleRowCount(VISIBLE);
        setConverter(new Naming<>(grid -> texts.get("grid", grid.cells(), grid.rowLengths(" "))));
    }

    /// Shows these boards with one chosen, which may be another.
    public void show(List<Grid> grids, Grid chosen) {
        // The box shows nothing for a value that was there before its item.
        setValue(null);
        getItems().setAll(grids);
        setValue(chosen);
    }
}
