package hexalyst.ui.board;

import hexalyst.game.Side;
import hexalyst.ui.game.GameViewModel;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The board with who is to move and the buttons to go about above it, and what the mouse buttons would do below it.
public final class BoardCard extends VBox {
    private static final PseudoClass ILLEGAL = PseudoClass.getPseudoClass("illegal");

    private final BoardView board;

    /// @param model the board
    /// @param game the game to go about in
    public BoardCard(BoardViewModel model, GameViewModel game) {
        getStyleClass().addAll("card", "board-card");
        board = new BoardView(model);
        VBox.setVgrow(board, Priority.ALWAYS);
        getChildren().addAll(head(model, game), board, foot(model));
    }

    /// The board itself.
    public BoardView board() {
        return board;
    }

    private static HBox head(BoardViewModel model, GameViewModel game) {
        Region piece = new Region();
        piece.getStyleClass().add("piece");
        model.toMoveProperty().subscribe(side -> colour(piece, side));
        model.editionIdProperty().subscribe(id -> edition(piece, id));
        Label headline = new Label();
        headline.setId("board-headline");
        headline.getStyleClass().add("headline");
        headline.setMinWidth(80);
        headline.textProperty().bind(model.headlineProperty());
        HBox.setHgrow(headline, Priority.ALWAYS);
        headline.setMaxWidth(Double.MAX_VALUE);
        HBox head = new HBox(
                piece,
                headline,
                button("to-start", "To the start (Home)", game::toStart),
                button("back", "Back by a move (Left)", game::back),
                button("forward", "Forward by a move (Right)", game::forward),
                button("to-end", "To the end (End)", game::toEnd),
                button("previous-variation", "Variation before this one (Up)", game::previousVariation),
                button("next-variation", "Variation after this one (Down)", game::nextVariation));
        head.getStyleClass().add("board-head");
        return head;
    }

    private static Button button(String id, String tip, Runnable action) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", "icon-" + id);
        Button button = new Button();
        button.setGraphic(icon);
        button.setId("go-" + id);
        button.getStyleClass().add("icon-button");
        button.setTooltip(new Tooltip(tip));
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static HBox foot(BoardViewModel model) {
        VBox hints = new VBox(
                hint("hint-left", "left click", model.leftHintProperty(), model),
                hint("hint-right", "right click", model.rightHintProperty(), model));
        hints.getStyleClass().add("hints");
        HBox.setHgrow(hints, Priority.ALWAYS);
        Button pass = new Button("Pass");
        pass.setId("pass");
        pass.getStyleClass().add("accent");
        pass.setMinWidth(Region.USE_PREF_SIZE);
        pass.setTooltip(new Tooltip("No piece can be placed: the only legal move is to pass"));
        pass.visibleProperty().bind(model.mustPassProperty());
        pass.managedProperty().bind(pass.visibleProperty());
        pass.setOnAction(event -> model.pass());
        HBox foot = new HBox(hints, pass);
        foot.getStyleClass().add("board-foot");
        return foot;
    }

    private static HBox hint(String id, String button, ObservableValue<ClickHint> hint, BoardViewModel model) {
        Label caption = new Label(button);
        caption.getStyleClass().add("hint-button");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        Region piece = new Region();
        piece.getStyleClass().addAll("piece", "small");
        model.editionIdProperty().subscribe(edition -> edition(piece, edition));
        Label text = new Label();
        text.setId(id);
        text.getStyleClass().add("hint");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        HBox row = new HBox(caption, piece, text);
        row.getStyleClass().add("hint-row");
        hint.subscribe(now -> {
            text.setText(now.text());
            text.pseudoClassStateChanged(ILLEGAL, !now.legal());
            colour(piece, now.colour());
            row.setVisible(!now.text().isEmpty());
        });
        return row;
    }

    private static void colour(Region piece, Optional<Side> side) {
        piece.getStyleClass().removeAll("piece-white", "piece-black");
        side.ifPresent(colour -> piece.getStyleClass().add(colour == Side.WHITE ? "piece-white" : "piece-black"));
        piece.setVisible(side.isPresent());
        piece.setManaged(side.isPresent());
    }

    private static void edition(Region piece, String id) {
        piece.getStyleClass().removeIf(name -> name.startsWith("edition-"));
        piece.getStyleClass().add("edition-" + id);
    }
}
