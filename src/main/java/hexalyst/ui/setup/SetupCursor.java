package hexalyst.ui.setup;

import hexalyst.board.Grid;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.CellCursor;
import hexalyst.ui.board.CellCursor.Step;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// The cell on which keys paint. It is off until an arrow key is pressed. JavaFX thread only.
final class SetupCursor {
    private final CellCursor cursor = new CellCursor();
    private final BoardLookViewModel look;
    private final ReadOnlyIntegerWrapper cell = new ReadOnlyIntegerWrapper(Grid.NONE);

    /// @param look how the board is turned
    SetupCursor(BoardLookViewModel look) {
        this.look = look;
    }

    /// Its cell; [Grid#NONE] while it is off.
    ReadOnlyIntegerProperty cellProperty() {
        return cell.getReadOnlyProperty();
    }

    /// Moves it by a step; the first step only shows it, in the middle.
    void go(Step step, Grid grid) {
        if (isOn(grid)) {
            cursor.go(step, look.shown().look(), grid, absent -> false);
        } else {
            cursor.set(grid.cells() / 2, look.shown().look(), grid);
        }
        cell.set(cursor.cell());
    }

    /// True if it is on a cell of a board.
    boolean isOn(Grid grid) {
        return cell.get() != Grid.NONE && cell.get() < grid.cells();
    }

    /// Switches it off.
    ///
    /// @return false if it was off
    boolean leave() {
        boolean on = cell.get() != Grid.NONE;
        cell.set(Grid.NONE);
        return on;
    }
}
