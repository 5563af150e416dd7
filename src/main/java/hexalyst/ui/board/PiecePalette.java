package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.ui.canvas.PieceFigure;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.Screen;

/// The pieces that a player may put on a cell, drawn beside it, to choose one by a click or by the arrow keys and
/// Enter. Escape or a click elsewhere leaves.
final class PiecePalette {
    private static final int COLUMNS = 8;
    private static final double RADIUS = 17;

    private final BoardView board;
    private final BoardViewModel model;
    private final Popup popup = new Popup();
    private final Label told = new Label();
    private final List<List<Button>> rows = new ArrayList<>();

    PiecePalette(BoardView board, BoardViewModel model) {
        this.board = board;
        this.model = model;
        popup.setAutoHide(true);
        popup.setHideOnEscape(true);
        popup.setOnHidden(event -> {
            if (model.turn().choiceProperty().get().isPresent()) {
                model.turn().takeBack();
            }
        });
        popup.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    }

    void hide() {
        popup.hide();
    }

    void show(TurnViewModel.Choice choice) {
        Position position = model.turn().turn().position();
        VBox box = new VBox();
        box.setId("piece-palette");
        box.getStyleClass().add("piece-palette");
        popup.getScene().getStylesheets().setAll(board.getScene().getStylesheets());
        popup.getScene().getRoot().setStyle(board.getScene().getRoot().getStyle());
        rows.clear();
        for (PutGroups.Group group : PutGroups.of(position, choice.parts()).groups()) {
            if (!group.words().isEmpty()) {
                Label words = new Label(group.words());
                words.getStyleClass().add("piece-palette-words");
                box.getChildren().add(words);
            }
            box.getChildren().add(grid(position, group.puts()));
        }
        told.setId("piece-palette-told");
        told.setWrapText(true);
        box.getChildren().add(told);
        popup.getContent().setAll(box);
        place(choice.cell());
        rows.getFirst().getFirst().requestFocus();
    }

    private GridPane grid(Position position, List<Part.Put> puts) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("piece-palette-grid");
        for (int i = 0; i < puts.size(); i++) {
            if (i % COLUMNS == 0) {
                rows.add(new ArrayList<>());
            }
            Button button = button(position, puts.get(i));
            rows.getLast().add(button);
            grid.add(button, i % COLUMNS, i / COLUMNS);
        }
        return grid;
    }

    private Button button(Position position, Part.Put put) {
        Move move = Move.of(put);
        String text = position.text(move);
        String words = position.edition().words(position.preview(move).reason());
        Button button = new Button(
                text,
                new PieceFigure(
                        position.edition(),
                        board.picture().look(),
                        put.piece(),
                        RADIUS,
                        model.pieceStyleProperty().getValue()));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setId("put-" + text.replace(':', '-'));
        button.setAccessibleText(position.edition().pieceName(put.piece()) + " · " + words);
        button.setOnAction(event -> model.turn().make(put));
        button.setOnMouseEntered(event -> button.requestFocus());
        button.focusedProperty().subscribe(focused -> {
            if (focused) {
                told.setText(text + " · " + words);
            }
        });
        return button;
    }

    /// Beside the cell, where the screen has room.
    private void place(int cell) {
        BoardGeometry geometry = board.geometry();
        Point2D at = board.localToScreen(geometry.x(cell), geometry.y(cell));
        if (at == null) {
            return;
        }
        popup.show(board, at.getX() + geometry.radius(), at.getY() + geometry.radius());
        Rectangle2D screen = Screen.getScreensForRectangle(at.getX(), at.getY(), 1, 1).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
        if (popup.getX() + popup.getWidth() > screen.getMaxX()) {
            popup.setX(Math.max(screen.getMinX(), at.getX() - geometry.radius() - popup.getWidth()));
        }
        if (popup.getY() + popup.getHeight() > screen.getMaxY()) {
            popup.setY(Math.max(screen.getMinY(), at.getY() - geometry.radius() - popup.getHeight()));
        }
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> move(0, -1);
            case RIGHT -> move(0, 1);
            case UP -> move(-1, 0);
            case DOWN -> move(1, 0);
            case ENTER, SPACE -> focused().fire();
            case ESCAPE -> popup.hide();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private Button focused() {
        return rows.stream()
                .flatMap(List::stream)
                .filter(Button::isFocused)
                .findFirst()
                .orElseGet(() -> rows.getFirst().getFirst());
    }

    private void move(int down, int right) {
        Button from = focused();
        for (int row = 0; row < rows.size(); row++) {
            int column = rows.get(row).indexOf(from);
            if (column >= 0) {
                List<Button> to = rows.get(Math.clamp(row + down, 0, rows.size() - 1));
                to.get(Math.clamp(column + right, 0, to.size() - 1)).requestFocus();
                return;
            }
        }
    }
}
