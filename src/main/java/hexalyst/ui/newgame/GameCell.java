package hexalyst.ui.newgame;

import hexalyst.export.board.BoardLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.record.GameTree;
import hexalyst.ui.canvas.BoardThumbnail;
import hexalyst.ui.fx.Wrapping;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A game in a list of choices: its board, its name, and a short description, wrapped to the width of the list.
final class GameCell extends ListCell<Game> {
    /// Width and height of the picture, in pixels.
    static final double PICTURE = 68;

    GameCell() {
        // As wide as the list, whatever its text.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Game game, boolean empty) {
        super.updateItem(game, empty);
        if (game == null || empty) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        Edition edition = game.editions().getFirst();
        BoardThumbnail board = new BoardThumbnail(PICTURE, PieceSet.EDITION.styleClass(game, edition));
        PictureDetails plain = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
        board.show(NodePicture.of(GameTree.of(GameSample.of(game)), GameTree.ROOT, plain));
        Label title = new Label(game.title());
        title.getStyleClass().add("game-title");
        Label about = new Label(game.about().replace('\n', ' '));
        about.getStyleClass().add("card-caption");
        Wrapping.on(about);
        VBox words = new VBox(title, about);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(board, words);
        row.getStyleClass().add("game-row");
        setGraphic(row);
        setAccessibleText(game.title() + ". " + game.about().replace('\n', ' '));
    }
}
