package hexalyst.ui.command;

import hexalyst.text.Texts;
import java.util.Comparator;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Finds a command by words of its name and runs it. Commands that are not available are grey and do nothing.
final class PaletteView extends VBox {
    private static final PseudoClass IMPOSSIBLE = PseudoClass.getPseudoClass("impossible");
    private static final double WIDTH = 620;
    private static final double ROW = 32;
    private static final int MOST_ROWS = 12;
    private static final int PAGE = 10;
    private static final double MARGIN = 10;
    /// The distance from the edges of the window.
    private static final Insets AROUND = new Insets(64, 16, 16, 16);
    /// The width of the padding and a scroll bar.
    private static final double SCROLL_BAR = 44;

    private final Layer layer;
    private final CommandList commands;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(PaletteView.class);
    private final TextField words = new TextField();
    private final ListView<Command> list = new ListView<>();
    private final CommandAliases aliases = CommandAliases.read();

    PaletteView(Layer layer, CommandList commands, KeyBindings keys) {
        this.layer = layer;
        this.commands = commands;
        this.keys = keys;
        setId("palette");
        getStyleClass().addAll("card", "palette");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.TOP_CENTER);
        StackPane.setMargin(this, AROUND);
        words.setId("palette-words");
        words.setPromptText(texts.get("palette.prompt"));
        words.setAccessibleText(texts.get("palette.prompt"));
        words.textProperty().subscribe((before, now) -> find());
        words.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        list.setId("palette-list");
        list.setFocusTraversable(false);
        list.setMinHeight(0);
        list.setFixedCellSize(ROW);
        list.fixedCellSizeProperty().subscribe(size -> fit());
        list.setAccessibleText(texts.get("palette.list"));
        list.setPlaceholder(new Label(texts.get("palette.nothing")));
        list.setCellFactory(view -> new Cell());
        getChildren().addAll(words, list);
    }

    /// Shows it with all commands.
    void open() {
        words.clear();
        find();
        layer.open(this, words);
    }

    private void find() {
        // Unavailable ones last; otherwise in the order of the search.
        List<Command> found = commands.find(words.getText(), aliases).stream()
                .sorted(Comparator.comparing(command -> !command.isPossible()))
                .toList();
        list.getItems().setAll(found);
        fit();
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    /// Fits the height to the results, at any text size.
    private void fit() {
        int rows = Math.clamp(list.getItems().size(), 1, MOST_ROWS);
        list.setPrefHeight(list.getFixedCellSize() * rows + MARGIN);
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case UP -> select(-1);
            case DOWN -> select(1);
            case PAGE_UP -> select(-PAGE);
            case PAGE_DOWN -> select(PAGE);
            case ENTER -> run(list.getSelectionModel().getSelectedItem());
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void select(int by) {
        int last = list.getItems().size() - 1;
        if (last >= 0) {
            int next = Math.clamp(list.getSelectionModel().getSelectedIndex() + by, 0, last);
            list.getSelectionModel().select(next);
            list.scrollTo(Math.max(0, next - MOST_ROWS / 2));
        }
    }

    private void run(@Nullable Command command) {
        if (command != null && command.isPossible()) {
            layer.close();
            command.run();
        }
    }

    private final class Cell extends ListCell<Command> {
        private final Label name = new Label();
        private final Label group = new Label();
        private final Label key = new Label();
        private final HBox row = new HBox(name, group, key);

        Cell() {
            // As wide as the list and no wider.
            setPrefWidth(0);
            row.getStyleClass().add("palette-row");
            name.getStyleClass().add("palette-name");
            name.setMinWidth(0);
            group.getStyleClass().add("palette-group");
            group.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(group, Priority.ALWAYS);
            key.getStyleClass().add("key-cap");
            key.setMinWidth(Region.USE_PREF_SIZE);
            row.prefWidthProperty().bind(list.widthProperty().subtract(SCROLL_BAR));
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY) {
                    run(getItem());
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Command command, boolean empty) {
            super.updateItem(command, empty);
            if (command == null || empty) {
                setGraphic(null);
                setAccessibleText(null);
                pseudoClassStateChanged(IMPOSSIBLE, false);
                return;
            }
            boolean possible = command.isPossible();
            String told =
                    String.join(", ", keys.texts(command.id()).stream().limit(1).toList());
            name.setText(command.text());
            group.setText(command.group().title() + (possible ? "" : " · " + texts.get("palette.impossible")));
            key.setText(told);
            key.setVisible(!told.isEmpty());
            pseudoClassStateChanged(IMPOSSIBLE, !possible);
            setAccessibleText(name.getText() + ", " + group.getText() + (told.isEmpty() ? "" : ", " + told));
            setGraphic(row);
        }
    }
}
