package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.game.Position;
import java.util.function.Function;
import javafx.scene.control.ListCell;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// A board in a list of choices: its picture beside its cells and rows.
final class GridCell extends ListCell<Grid> {
    private static final double PICTURE = 36;

    private final StringConverter<Grid> words;
    private final Function<Grid, Position> start;

    /// @param words names a board
    /// @param start the start of a game on a board
    GridCell(StringConverter<Grid> words, Function<Grid, Position> start) {
        this.words = words;
        this.start = start;
    }

    @Override
    protected void updateItem(@Nullable Grid grid, boolean empty) {
        super.updateItem(grid, empty);
        if (grid == null || empty) {
            setText(null);
            setGraphic(null);
            return;
        }
        Position position = start.apply(grid);
        setText(words.toString(grid));
        setGraphic(GameTile.picture(position, PICTURE));
    }
}
