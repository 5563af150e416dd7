package hexalyst.ui.puzzle;

import hexalyst.game.Part;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.board.BoardView;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.board.Headline;
import hexalyst.ui.board.PiecesLegend;
import hexalyst.ui.board.SidePiece;
import hexalyst.ui.board.TurnBar;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The board on which a puzzle is solved, with the task above it and the facts of the position below. It gives no other
/// information.
public final class PuzzleBoardCard extends VBox {
    private final Texts texts = Texts.of(PuzzleBoardCard.class);
    private final BoardView board;

    /// @param model the board, and who asks for moves on it
    /// @param keys the key bindings shown in tooltips
    public PuzzleBoardCard(AskingBoard model, KeyBindings keys) {
        setId("puzzle-board-card");
        getStyleClass().addAll("card", "puzzle-board-card");
        ObservableValue<Said> saying = model.askerProperty().flatMap(Asker::saidProperty);
        board = new BoardView(model.board());
        board.setId("puzzle-board");
        VBox.setVgrow(board, Priority.ALWAYS);
        // A refutation often ends the game, so that a click would play nothing: it takes the refutation away.
        board.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> {
            if (model.dismiss()) {
                event.consume();
            }
        });
        Label task = new WrappedLabel("headline");
        task.setId("puzzle-task");
        task.textProperty()
                .bind(model.askerProperty()
                        .flatMap(Asker::taskProperty)
                        .map(text -> text.isEmpty() ? texts.get("task.none") : text));
        HBox head = new HBox(new SidePiece(model.board(), model.askerProperty().flatMap(Asker::sideProperty)), task);
        head.getStyleClass().add("puzzle-head");
        HBox.setHgrow(task, Priority.ALWAYS);
        Label sign = new Label();
        sign.setId("puzzle-sign");
        sign.getStyleClass().add("puzzle-sign");
        sign.setMouseTransparent(true);
        sign.textProperty().bind(saying.map(said -> sign(said.tone())));
        saying.subscribe(said -> {
            sign.getStyleClass().removeIf(name -> name.startsWith("puzzle-tone-"));
            sign.getStyleClass().add(PuzzleView.tone(said));
        });
        sign.visibleProperty().bind(sign.textProperty().isNotEmpty());
        StackPane stack = new StackPane(board, sign);
        StackPane.setAlignment(sign, Pos.TOP_RIGHT);
        stack.setMinSize(0, 0);
        VBox.setVgrow(stack, Priority.ALWAYS);
        Label how = new WrappedLabel("board-caption");
        how.setId("puzzle-how");
        BoardViewModel shown = model.board();
        how.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> how(
                                shown.turn().turnProperty().get(),
                                shown.severalMovesProperty().get()),
                        shown.turn().turnProperty(),
                        shown.severalMovesProperty()));
        // Where nothing can be placed, the room is kept.
        how.visibleProperty().bind(model.placesProperty());
        getChildren().addAll(head, stack, foot(model, keys, how));
    }

    /// What clicks do in this turn.
    ///
    /// @param several true if the two buttons mean different things
    private String how(BegunTurn turn, boolean several) {
        if (several) {
            return texts.get("how");
        }
        boolean puts = turn.open().stream().anyMatch(Part.Put.class::isInstance);
        boolean moves = turn.open().stream().anyMatch(Part.Shift.class::isInstance);
        String moving = puts ? "howBoth" : "howMove";
        return texts.get(moves ? moving : "howOne");
    }

    /// Two lines, with room for choices such as `pass` beside them, so that the board does not move when there are
    /// some.
    private static HBox foot(AskingBoard model, KeyBindings keys, Label how) {
        Label state = new WrappedLabel("puzzle-state");
        state.setId("puzzle-state");
        state.textProperty().bind(model.board().headlineProperty().map(Headline::text));
        Label pieces = new WrappedLabel("board-caption");
        pieces.setId("puzzle-pieces");
        pieces.textProperty().bind(PiecesLegend.of(model.board()));
        Visibility.when(pieces, pieces.textProperty().isNotEmpty());
        VBox lines = new VBox(state, pieces, how);
        HBox.setHgrow(lines, Priority.ALWAYS);
        TurnBar bar = new TurnBar(model.board(), keys, "puzzle-");
        bar.disableProperty().bind(model.asksProperty().map(asks -> !asks));
        return new HBox(lines, bar);
    }

    private static String sign(Said.Tone tone) {
        return switch (tone) {
            case PLAIN -> "";
            case RIGHT -> "✓";
            case WRONG -> "✗";
            case UNSETTLED -> "?";
        };
    }

    public BoardView board() {
        return board;
    }
}
