package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.BoardWords;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.ui.canvas.PieceStyle;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// Shows the whole stack under the pointer from top to bottom, by the names of its pieces.
final class StackTip {
    private static final Duration DELAY = Duration.millis(300);

    private final Tooltip tip = new Tooltip();
    private final VBox rows = new VBox();
    private final BoardView board;
    private final ObservableValue<String> pieces;
    private Content shown = Content.EMPTY;
    private int cell = Grid.NONE;

    /// @param board the board with the stacks
    /// @param pieces the style class of its pieces
    StackTip(BoardView board, ObservableValue<String> pieces) {
        this.board = board;
        this.pieces = pieces;
        rows.getStyleClass().add("stack-tip");
        tip.setGraphic(rows);
        tip.setShowDelay(DELAY);
        tip.setShowDuration(Duration.INDEFINITE);
        board.addEventHandler(
                MouseEvent.MOUSE_MOVED, event -> at(board.geometry().cellAt(event.getX(), event.getY())));
        board.addEventHandler(MouseEvent.MOUSE_EXITED, event -> at(Grid.NONE));
    }

    /// Hides the tip, or updates it, after the board has changed.
    void follow() {
        at(cell < board.picture().grid().cells() ? cell : Grid.NONE);
    }

    private void at(int next) {
        BoardPicture picture = board.picture();
        Content content = next == Grid.NONE ? Content.EMPTY : picture.contents().get(next);
        if (next == cell && content.equals(shown)) {
            return;
        }
        cell = next;
        shown = content;
        tip.hide();
        Tooltip.uninstall(board, tip);
        picture.game().edition().filter(edition -> content.pieces().size() > 1).ifPresent(edition -> {
            fill(edition);
            Tooltip.install(board, tip);
        });
    }

    private void fill(Edition edition) {
        rows.getChildren().clear();
        for (Content.Run run : shown.runs().reversed()) {
            HBox row = new HBox(
                    PieceStyle.small(pieces.getValue(), run.piece().owner()),
                    new Label(BoardWords.counted(run, edition.pieceName(run.piece()))));
            row.getStyleClass().add("hint-row");
            rows.getChildren().add(row);
        }
    }
}
