package hexalyst.ui.board;

import hexalyst.ui.canvas.PieceStyle;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The board. Above it are the player to move, the value of the position and the overlays; below it is what the mouse
/// buttons would do.
public final class BoardCard extends VBox {
    private final BoardView board;
    private final BoardToolbar tools;

    /// @param model the board
    /// @param game the game on the board
    /// @param keys the key bindings shown in tooltips
    /// @param bar the value bar beside the board; it gets the look of the pieces
    public BoardCard(BoardViewModel model, GameViewModel game, KeyBindings keys, Region bar) {
        getStyleClass().addAll("card", "board-card");
        board = new BoardView(model);
        PieceStyle.dress(bar, model.pieceStyleProperty());
        HBox middle = new HBox(bar, board);
        middle.getStyleClass().add("board-middle");
        middle.setMinSize(0, 0);
        HBox.setHgrow(board, Priority.ALWAYS);
        VBox.setVgrow(middle, Priority.ALWAYS);
        tools = new BoardToolbar(model, keys);
        getChildren()
                .addAll(new BoardHead(new SidePiece(model), model, tools), middle, new BoardFoot(model, game, keys));
    }

    /// Adds items to the menu beside the tools.
    ///
    /// @param entries items that are in no other menu
    public void offer(List<MenuItem> entries) {
        tools.offer(entries);
    }

    public BoardView board() {
        return board;
    }
}
