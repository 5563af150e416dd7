package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.game.Move;
import hexalyst.game.Part;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;

/// A menu beside a cell with the parts that a click there may mean, if there are several; pieces of several kinds are
/// drawn ([PiecePalette]).
final class ChoiceMenu {
    private final BoardView board;
    private final TurnViewModel turn;
    private final ContextMenu menu = new ContextMenu();

    private final PiecePalette palette;

    ChoiceMenu(BoardView board, BoardViewModel model) {
        this.board = board;
        turn = model.turn();
        palette = new PiecePalette(board, model);
        menu.setId("part-choice");
        menu.setOnHidden(event -> {
            if (turn.choiceProperty().get().isPresent()) {
                turn.takeBack();
            }
        });
        turn.choiceProperty().subscribe(this::show);
    }

    private void show(Optional<TurnViewModel.Choice> choice) {
        if (choice.isEmpty()) {
            menu.hide();
            palette.hide();
            return;
        }
        TurnViewModel.Choice open = choice.get();
        if (PutGroups.isOf(open.parts())) {
            palette.show(open);
            return;
        }
        menu.getItems().setAll(open.parts().stream().map(this::item).toList());
        BoardGeometry geometry = board.geometry();
        Point2D screen = board.localToScreen(geometry.x(open.cell()), geometry.y(open.cell()));
        if (screen != null) {
            menu.show(board, screen.getX(), screen.getY());
        }
    }

    private MenuItem item(Part part) {
        MenuItem item = new MenuItem(turn.turn().position().text(Move.of(part)));
        item.setMnemonicParsing(false);
        item.setOnAction(event -> turn.make(part));
        return item;
    }
}
