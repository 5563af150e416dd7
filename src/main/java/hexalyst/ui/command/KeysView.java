package hexalyst.ui.command;

import hexalyst.text.Texts;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// All commands with their keys, by group, in columns. Typing filters them. A click on a command and then a key assigns
/// that key. Escape clears the filter, then closes the card, as does a click beside it.
final class KeysView extends VBox {
    private static final double MARGIN = 36;
    private static final double BORDERS = 4;
    private static final double COLUMN = 300;
    /// The gap between columns, and beside them together with the scroll bar, as in the style sheet.
    private static final double GAP = 14;

    private static final double EDGES = 48;
    private static final int MOST_COLUMNS = 4;
    /// A column has at least this many rows before another one begins.
    private static final int LEAST_ROWS = 16;

    private final Layer layer;
    private final CommandList commands;
    private final CommandAliases aliases = CommandAliases.read();
    private final KeyEditing editing;
    private final Texts texts = Texts.of(KeysView.class);
    private final VBox header;
    private final HBox columns = new HBox();
    private final List<KeyRow> rows = new ArrayList<>();
    private final HBox foot = new HBox();
    private final TextField words = new TextField();
    private final Button close = new Button();
    /// The column width at which no name is truncated, as far as it is known.
    private double column = COLUMN;

    /// The height of the rows of all commands. Filtering does not shrink the card.
    private double tallest;
    /// True until the key that opened the card, or was just assigned, is released. It must not be typed into the
    /// filter, not even when it is held down and repeats.
    private boolean deaf;

    KeysView(Layer layer, CommandList commands, KeyEditing editing) {
        this.layer = layer;
        this.commands = commands;
        this.editing = editing;
        setId("keys");
        getStyleClass().addAll("card", "keys-card");
        StackPane.setAlignment(this, Pos.CENTER);
        columns.getStyleClass().add("key-columns");
        words.setId("keys-words");
        words.setPromptText(texts.get("palette.prompt"));
        words.setAccessibleText(texts.get("palette.prompt"));
        words.textProperty()
                .subscribe((before, now) -> fill(columns.getChildren().size()));
        words.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (deaf) {
                event.consume();
            }
        });
        HBox search = new HBox(words);
        search.getStyleClass().add("keys-search");
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("plain-scroll");
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        foot.getStyleClass().add("keys-foot");
        foot.setMinHeight(Region.USE_PREF_SIZE);
        header = new VBox(head(), search);
        getChildren().addAll(header, scroll, foot);
        setMaxHeight(Region.USE_PREF_SIZE);
        commands.all().forEach(command -> rows.add(new KeyRow(command, editing)));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        addEventFilter(KeyEvent.KEY_RELEASED, event -> deaf &= event.getCode().isModifierKey());
        editing.commandProperty().subscribe(command -> refresh());
        editing.questionProperty().subscribe(question -> refresh());
        layer.widthProperty().subscribe(width -> fit());
    }

    /// As high as all rows, but no higher than the window. A scroll pane does not take its preferred height from its
    /// content.
    @Override
    protected double computePrefHeight(double width) {
        tallest = Math.max(tallest, columns.prefHeight(-1));
        double all = header.prefHeight(width) + tallest + foot.prefHeight(width);
        return Math.min(all + BORDERS, layer.getHeight() - 2 * MARGIN);
    }

    void open() {
        editing.cancel();
        refresh();
        words.clear();
        deaf = layer.isKeyHeld();
        layer.open(this, words);
        applyCss();
        column = GAP + rows.stream().mapToDouble(KeyRow::wanted).max().orElse(COLUMN);
        fit();
    }

    private void press(KeyEvent event) {
        if (editing.isWaiting()) {
            deaf = !event.getCode().isModifierKey();
            KeyText.of(event).ifPresent(editing::press);
            event.consume();
        } else if (editing.questionProperty().get().isPresent() && event.getCode() == KeyCode.ESCAPE) {
            editing.cancel();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !words.getText().isEmpty()) {
            words.clear();
            words.requestFocus();
            event.consume();
        }
    }

    private CardHead head() {
        close.setText(texts.get("close"));
        close.setId("keys-close");
        close.setOnAction(event -> layer.close());
        return new CardHead(texts.get("keys.title"), close, texts.get("close.tip")).explained(GuidePlace.KEYS);
    }

    /// Uses as many columns as fit.
    private void fit() {
        double widest = MOST_COLUMNS * column + EDGES;
        double width = Math.max(COLUMN, Math.min(widest, layer.getWidth() - 2 * MARGIN));
        setMaxWidth(width);
        int count = (int) Math.clamp(Math.floor((width - EDGES) / column), 1, MOST_COLUMNS);
        if (columns.getChildren().size() != count) {
            tallest = 0;
            fill(count);
        }
    }

    /// Fills the columns with the commands that match the filter.
    private void fill(int count) {
        columns.getChildren().clear();
        List<Command> found = words.getText().isBlank() ? commands.all() : commands.find(words.getText(), aliases);
        int all = found.size() + CommandGroup.values().length + count;
        int perColumn = Math.max(LEAST_ROWS, Math.ceilDiv(all, count));
        VBox column = column();
        for (CommandGroup group : CommandGroup.values()) {
            boolean begun = false;
            for (Command command : commands.of(group)) {
                if (!found.contains(command)) {
                    continue;
                }
                if (column.getChildren().size() >= perColumn - (begun ? 0 : 2)) {
                    column = column();
                    column.getChildren().add(title(group.title() + (begun ? " …" : "")));
                } else if (!begun) {
                    column.getChildren().add(title(group.title()));
                }
                begun = true;
                column.getChildren().add(rows.get(commands.all().indexOf(command)));
            }
        }
        if (found.isEmpty()) {
            column.getChildren().add(title(texts.get("palette.nothing")));
        }
        while (columns.getChildren().size() < count) {
            column();
        }
    }

    private VBox column() {
        VBox column = new VBox();
        column.getStyleClass().add("key-column");
        column.setMinWidth(0);
        column.setPrefWidth(COLUMN);
        HBox.setHgrow(column, Priority.ALWAYS);
        columns.getChildren().add(column);
        return column;
    }

    private static Label title(String text) {
        Label title = new Label(text);
        title.getStyleClass().add("key-group");
        return title;
    }

    private void refresh() {
        rows.forEach(KeyRow::refresh);
        foot.getChildren().clear();
        Label text = new WrappedLabel();
        text.setId("keys-text");
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        foot.getChildren().add(text);
        if (editing.questionProperty().get().isPresent()) {
            KeyEditing.Question question = editing.questionProperty().get().get();
            text.setText(question.text());
            Button yes = button("keys-yes", question.yes(), editing::confirm);
            yes.getStyleClass().add("accent");
            Button cancel = button("keys-cancel", texts.get("keys.cancel"), editing::cancel);
            foot.getChildren().addAll(yes, cancel);
            // So that a key pressed by mistake does not confirm.
            cancel.requestFocus();
        } else if (editing.commandProperty().get().isPresent()) {
            askForKey(text, editing.commandProperty().get().get());
        } else {
            text.setText(texts.get("keys.hint"));
            Button all = button("keys-reset-all", texts.get("keys.resetAll"), editing::resetAll);
            all.setDisable(!editing.keys().anyOwn());
            foot.getChildren().add(all);
        }
    }

    private void askForKey(Label text, Command command) {
        text.setText(texts.get("keys.ask", command.text()));
        Node reset = button("keys-reset", texts.get("keys.reset"), editing::reset);
        reset.setDisable(!editing.keys().isOwn(command.id()));
        Node none = button("keys-none", texts.get("keys.remove"), editing::remove);
        none.setDisable(editing.keys().keys(command.id()).isEmpty());
        foot.getChildren().addAll(reset, none, button("keys-cancel", texts.get("keys.cancel"), editing::cancel));
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
