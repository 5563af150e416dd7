package hexalyst.ui.openings;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.values.ValuePill;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Font;

/// The table of moves, which unfolds into the replies to each. A click lists the games of a move, a double click or
/// Enter plays it, with the moves before it.
final class MovesTable extends TreeTableView<OpeningRow> {
    private static final double STALE = 0.5;
    /// The minimum and preferred widths of the columns, in multiples of the font size.
    private static final Map<String, List<Double>> WIDTHS = Map.of(
            "column-move", List.of(7.0, 8.0),
            "column-games", List.of(5.6, 6.0),
            "column-results", List.of(6.0, 9.0),
            "column-known", List.of(11.0, 11.6));
    /// The least width of the table, in multiples of the font size, for the results of the games.
    private static final double ROOM_FOR_RESULTS = 31;

    private final OpeningsViewModel model;
    private final Consumer<List<Move>> preview;
    private final ReadOnlyObjectProperty<Font> font;
    private final Texts texts = Texts.of(OpeningsView.class);
    private final TreeItem<OpeningRow> root = new TreeItem<>();

    /// @param preview shows moves on the board; an empty list for none
    /// @param font the font of the page
    MovesTable(OpeningsViewModel model, Consumer<List<Move>> preview, ReadOnlyObjectProperty<Font> font) {
        this.model = model;
        this.preview = preview;
        this.font = font;
        setId("openings-moves");
        setAccessibleText(texts.get("moves.spoken"));
        Label nothing = Columns.wrapped("");
        nothing.textProperty().bind(model.nothingProperty());
        setPlaceholder(nothing);
        getStyleClass().add("openings-moves");
        setColumnResizePolicy(TreeTableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        getColumns()
                .setAll(List.of(
                        Columns.ofTree("move", this::move),
                        Columns.ofTree(
                                "games", row -> figure(Long.toString(row.tried().games()))),
                        Columns.ofTree("results", row -> new ResultBar(row.tried(), texts)),
                        Columns.ofTree("known", this::known)));
        font.subscribe(changed -> widen());
        widthProperty().subscribe(width -> widen());
        opacityProperty().bind(Bindings.when(model.staleProperty()).then(STALE).otherwise(1.0));
        setShowRoot(false);
        setRoot(root);
        ObservableList<OpeningRow> rows = model.rows();
        rows.addListener((ListChangeListener<OpeningRow>) change -> show(rows));
        show(rows);
        // The rows of another position do not include the selected one.
        model.staleProperty().subscribe(stale -> getSelectionModel().clearSelection());
        setRowFactory(owner -> row());
        setOnKeyPressed(this::press);
    }

    /// A row, whose replies are looked up when it is unfolded.
    private final class Unfolding extends TreeItem<OpeningRow> {
        private boolean asked;

        Unfolding(OpeningRow row) {
            super(row);
            expandedProperty().subscribe(open -> {
                if (open && !asked) {
                    asked = true;
                    model.replies(row, replies -> getChildren().setAll(items(replies)));
                }
            });
        }

        @Override
        public boolean isLeaf() {
            return asked
                    ? getChildren().isEmpty() && !isExpanded()
                    : getValue().tried().games() == 0;
        }
    }

    private List<Unfolding> items(List<OpeningRow> rows) {
        return rows.stream().map(Unfolding::new).toList();
    }

    /// Shows new rows. New values of the same moves leave what is unfolded as it is.
    private void show(List<OpeningRow> rows) {
        List<TreeItem<OpeningRow>> there = List.copyOf(root.getChildren());
        boolean same = there.stream()
                .map(item -> item.getValue().line())
                .toList()
                .equals(rows.stream().map(OpeningRow::line).toList());
        if (!same) {
            root.getChildren().setAll(items(rows));
            return;
        }
        for (int i = 0; i < rows.size(); i++) {
            there.get(i).setValue(rows.get(i));
        }
    }

    private void press(KeyEvent event) {
        TreeItem<OpeningRow> item = getSelectionModel().getSelectedItem();
        if (item == null) {
            return;
        }
        switch (event.getCode()) {
            case ENTER -> model.play(item.getValue());
            case SPACE -> model.hits().choose(item.getValue());
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Larger text needs wider columns. A column is hidden rather than truncated.
    private void widen() {
        double letter = font.get().getSize();
        getColumns().forEach(column -> {
            Columns.setWidth(column, WIDTHS, letter);
            if ("column-results".equals(column.getId())) {
                column.setVisible(getWidth() >= ROOM_FOR_RESULTS * letter);
            }
        });
    }

    private TreeTableRow<OpeningRow> row() {
        TreeTableRow<OpeningRow> row = new TreeTableRow<>();
        row.setOnMouseClicked(event -> {
            if (row.getItem() == null) {
                return;
            }
            if (event.getClickCount() == 2) {
                model.play(row.getItem());
            } else {
                model.hits().choose(row.getItem());
            }
        });
        row.hoverProperty()
                .subscribe((before, over) -> preview.accept(
                        over && row.getItem() != null ? row.getItem().line() : List.of()));
        return row;
    }

    private Label move(OpeningRow row) {
        int more = row.same().size();
        Label label = new Label(more > 1 ? texts.get("move.same", row.text(), more) : row.text());
        label.getStyleClass().add("table-move");
        label.setTooltip(new Tooltip(more > 1 ? row.words() + ". " + texts.get("move.same.tip", more) : row.words()));
        return label;
    }

    private HBox known(OpeningRow row) {
        Label pill = new Label();
        HBox both = new HBox();
        both.getStyleClass().add("openings-known");
        row.known().ifPresent(score -> {
            ValuePill.show(pill, row.known());
            both.getChildren().add(pill);
            ValuePill.plies(score).ifPresent(plies -> both.getChildren().add(figure(texts.get("plies", plies))));
        });
        return both;
    }

    private static Label figure(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("line-plies");
        return label;
    }
}
