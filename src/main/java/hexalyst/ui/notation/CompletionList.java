package hexalyst.ui.notation;

import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// The list of legal moves beside the line of the caret.
final class CompletionList extends ListView<Completion> {
    /// In texts longer than this, in characters, moves are offered only on request, because finding them means reading
    /// the text up to the caret.
    static final int LONGEST_WHILE_TYPING = 60_000;

    private static final double ROW = 24;
    private static final int MOST_ROWS = 7;
    private static final double WIDTH = 430;
    private static final double MARGIN = 10;

    private final Consumer<Completion> chosen;

    CompletionList(Texts texts, Consumer<Completion> chosen) {
        this.chosen = chosen;
        setId("completions");
        getStyleClass().add("completions");
        setAccessibleText(texts.get("completions"));
        setFocusTraversable(false);
        Visibility.set(this, false);
        setFixedCellSize(ROW);
        setCellFactory(list -> new Cell());
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                choose();
            }
        });
    }

    /// Shows moves at a caret, below its line or, where there is more room, above it.
    void open(List<Completion> found, Bounds caret, Bounds room) {
        getItems().setAll(found);
        getSelectionModel().selectFirst();
        scrollTo(0);
        double row = getFixedCellSize();
        ListPlace place = ListPlace.beside(
                new ListPlace.Line(caret.getMinY(), caret.getMaxY()),
                room.getHeight(),
                row,
                MARGIN,
                Math.min(found.size(), MOST_ROWS));
        double height = row * place.rows() + MARGIN;
        double width = Math.min(WIDTH, room.getWidth() - MARGIN);
        double x = Math.max(0, Math.min(caret.getMinX(), room.getWidth() - width - 2));
        resizeRelocate(x, place.top(), width, height);
        setVisible(true);
    }

    void close() {
        setVisible(false);
    }

    /// Handles a key; false if the list does not use it.
    boolean key(KeyCode code) {
        switch (code) {
            case DOWN -> select(1);
            case UP -> select(-1);
            case PAGE_DOWN -> select(MOST_ROWS);
            case PAGE_UP -> select(-MOST_ROWS);
            case ENTER, TAB -> choose();
            case ESCAPE -> close();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void select(int by) {
        int to = Math.clamp(
                getSelectionModel().getSelectedIndex() + by, 0, getItems().size() - 1);
        getSelectionModel().select(to);
        scrollTo(Math.max(0, to - MOST_ROWS / 2));
    }

    private void choose() {
        Completion completion = getSelectionModel().getSelectedItem();
        if (completion != null) {
            chosen.accept(completion);
        }
    }

    private static final class Cell extends ListCell<Completion> {
        private final Label move = new Label();
        private final Label what = new Label();
        private final HBox row = new HBox(move, what);

        Cell() {
            move.getStyleClass().add("completion-move");
            what.getStyleClass().add("completion-what");
            what.setMinWidth(0);
            row.getStyleClass().add("completion");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Completion item, boolean empty) {
            super.updateItem(item, empty);
            if (item == null || empty) {
                setGraphic(null);
                return;
            }
            move.setText(item.move());
            what.setText(item.what());
            String effect = "completion-"
                    + item.effect().name().toLowerCase(Locale.ROOT).replace('_', '-');
            row.getStyleClass().setAll("completion", effect);
            setGraphic(row);
        }
    }
}
