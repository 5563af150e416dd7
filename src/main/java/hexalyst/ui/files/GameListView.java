package hexalyst.ui.files;

import hexalyst.text.Texts;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The games of a file: a search field, the matching games, and buttons to add or remove a game. The focus stays in the
/// field; the up and down keys move the selection in the list.
final class GameListView extends VBox {
    private static final double WIDTH = 480;
    private static final double HEIGHT = 420;
    private static final double ROW = 40;
    private static final int PAGE = 8;

    private final GameListViewModel model;
    private final Runnable close;
    private final Texts texts = Texts.of(GameListView.class);
    private final TextField search = new TextField();
    private final ListView<GameEntry> list;

    /// @param model the games
    /// @param close closes the list
    GameListView(GameListViewModel model, Runnable close) {
        this.model = model;
        this.close = close;
        list = new ListView<>(model.found());
        getStyleClass().add("game-list");
        setPrefSize(WIDTH, HEIGHT);
        search.setId("games-search");
        search.setPromptText(texts.get("list.search"));
        search.setAccessibleText(texts.get("list.searchSpoken"));
        search.textProperty().bindBidirectional(model.searchProperty());
        list.setId("games-list");
        list.setAccessibleText(texts.get("list.spoken"));
        list.setFixedCellSize(ROW);
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label(texts.get("list.nothing")));
        list.setCellFactory(view -> new Cell());
        VBox.setVgrow(list, Priority.ALWAYS);
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                choose();
            }
        });
        // After a search, the first match is selected, so that Enter opens it.
        model.found().addListener((ListChangeListener<GameEntry>) change -> mark(0));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        getChildren().addAll(search, list, foot());
    }

    private HBox foot() {
        Label count = new Label();
        count.setId("games-count");
        count.getStyleClass().add("card-caption");
        count.textProperty().bind(model.countProperty());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button add = button("games-add", "list.add", () -> {
            close.run();
            model.add();
        });
        Button remove = button(
                "games-remove",
                "list.remove",
                () -> marked().ifPresent(entry -> {
                    close.run();
                    model.remove(entry);
                }));
        remove.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        HBox foot = new HBox(count, gap, add, remove);
        foot.getStyleClass().add("game-list-foot");
        return foot;
    }

    private Button button(String id, String key, Runnable action) {
        Button button = new Button(texts.get(key));
        button.setId(id);
        button.setTooltip(new Tooltip(texts.get(key + "Tip")));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    /// Selects the game that is shown.
    void open() {
        mark(Math.max(0, model.shown()));
    }

    void focusSearch() {
        search.requestFocus();
    }

    private Optional<GameEntry> marked() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> move(1);
            case UP -> move(-1);
            case PAGE_DOWN -> move(PAGE);
            case PAGE_UP -> move(-PAGE);
            case ENTER -> choose();
            case ESCAPE -> close.run();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(int by) {
        mark(list.getSelectionModel().getSelectedIndex() + by);
    }

    private void mark(int wanted) {
        int last = model.found().size() - 1;
        if (last < 0) {
            list.getSelectionModel().clearSelection();
            return;
        }
        int at = Math.clamp(wanted, 0, last);
        list.getSelectionModel().clearAndSelect(at);
        list.scrollTo(Math.max(0, at - PAGE / 2));
    }

    private void choose() {
        marked().ifPresent(entry -> {
            close.run();
            model.choose(entry);
        });
    }

    /// A game: number, players and result above, the rest below.
    private final class Cell extends ListCell<GameEntry> {
        private final Label number = new Label();
        private final Label title = new Label();
        private final Label about = new Label();
        private final Label result = new Label();
        private final Label moves = new Label();
        private final HBox row;

        Cell() {
            number.getStyleClass().add("game-number");
            title.getStyleClass().add("game-title");
            about.getStyleClass().add("card-caption");
            result.getStyleClass().add("game-result");
            moves.getStyleClass().add("card-caption");
            VBox middle = new VBox(title, about);
            middle.setMinWidth(0);
            HBox.setHgrow(middle, Priority.ALWAYS);
            VBox right = new VBox(result, moves);
            right.getStyleClass().add("game-right");
            right.setMinWidth(Region.USE_PREF_SIZE);
            number.setMinWidth(Region.USE_PREF_SIZE);
            row = new HBox(number, middle, right);
            row.getStyleClass().add("game-row");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable GameEntry entry, boolean empty) {
            super.updateItem(entry, empty);
            if (entry == null || empty) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            number.setText(Integer.toString(entry.index() + 1));
            title.setText(entry.title());
            about.setText(entry.about());
            result.setText(entry.result());
            moves.setText(texts.get("list.moves", entry.moves()));
            setAccessibleText(texts.get(
                    "list.entry", entry.index() + 1, entry.title(), entry.about(), entry.moves(), entry.result()));
            setGraphic(row);
        }
    }
}
