package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.ui.canvas.BoardThumbnail;
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
        BoardThumbnail board =
                new BoardThumbnail(PICTURE, PieceSet.EDITION.styleClass(position.game(), position.edition()));
        PictureDetails plain = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
        board.show(NodePicture.of(GameTree.of(position), GameTree.ROOT, plain));
        setText(words.toString(grid));
        setGraphic(board);
    }
}
