package hexalyst.ui.newgame;

import hexalyst.export.board.BoardLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.ui.canvas.BoardThumbnail;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A button for a game, with a picture of its board.
final class GameTile extends Button {
    private static final double HIGH = 86;
    private static final double BESIDE = 48;

    private GameTile(String id, String style, Node content, String title, String caption) {
        setId(id);
        getStyleClass().add(style);
        setGraphic(content);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAccessibleText(title + ". " + caption);
    }

    /// The tile of a game in the list of all.
    ///
    /// @param sample a position in the middle of the game
    static GameTile of(Position sample) {
        Game game = sample.game();
        VBox content = new VBox(picture(sample, HIGH), title(game.title()), caption(game.motto()));
        content.setAlignment(Pos.TOP_CENTER);
        return new GameTile("game-" + game.id(), "game-tile", content, game.title(), game.motto());
    }

    /// The tile that begins a game again.
    ///
    /// @param sample a position in the middle of the game
    /// @param start how it begins
    static GameTile again(Position sample, Position start) {
        String title = start.game().title();
        String caption = start.edition().title() + " · " + start.sizeWords();
        VBox words = new VBox(title(title), caption(caption));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox content = new HBox(picture(sample, BESIDE), words);
        content.getStyleClass().add("game-row");
        return new GameTile("again-" + start.game().id(), "game-again", content, title, caption);
    }

    /// A picture of a position, without coordinates.
    static BoardThumbnail picture(Position position, double width) {
        BoardThumbnail board =
                new BoardThumbnail(width, PieceSet.EDITION.styleClass(position.game(), position.edition()));
        PictureDetails plain = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
        board.show(NodePicture.of(GameTree.of(position), GameTree.ROOT, plain));
        return board;
    }

    private static Label title(String text) {
        Label title = new Label(text);
        title.getStyleClass().add("game-title");
        return title;
    }

    private static Label caption(String text) {
        Label caption = new Label(text);
        caption.getStyleClass().add("card-caption");
        return caption;
    }
}
