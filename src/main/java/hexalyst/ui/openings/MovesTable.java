package hexalyst.ui.openings;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.fx.KeptItems;
import hexalyst.ui.fx.RowTip;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.lines.ValuePill;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// The table of moves, which unfolds into the replies to each. A click lists the games of a move, a double click or
/// Enter plays it, with the moves before it. A click on the head of a column sorts by it, a second one backwards, a
/// third one restores the own order of the moves; the games are sorted only with the most first. The choice is kept.
final class MovesTable extends TreeTableView<OpeningRow> {
    private static final double STALE = 0.5;
    /// The least width of the column of moves, in multiples of the font size.
    private static final double LEAST = 7;
    /// The minimum and preferred widths of the columns, in multiples of the font size.
    private static final Map<String, List<Double>> WIDTHS = Map.of(
            "column-move", List.of(LEAST, 8.0),
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
    private final StringProperty order;
    /// The width that the moves need, in multiples of the font size.
    private double moves = LEAST;
    /// True until the rows of another position are shown.
    private boolean moved = true;

    /// @param preview shows moves on the board; an empty list for none
    /// @param font the font of the page
    /// @param order remembers the order, see [hexalyst.ui.layout.LayoutViewModel#openingsOrderProperty]
    MovesTable(
            OpeningsViewModel model,
            Consumer<List<Move>> preview,
            ReadOnlyObjectProperty<Font> font,
            StringProperty order) {
        this.order = order;
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
                        Columns.ofTree("games", this::games),
                        Columns.ofTree("results", row -> new ResultBar(row.tried(), texts)),
                        Columns.ofTree("known", this::known)));
        font.subscribe(changed -> measure());
        root.addEventHandler(TreeItem.<OpeningRow>expandedItemCountChangeEvent(), event -> measure());
        widthProperty().subscribe(width -> widen());
        opacityProperty().bind(Bindings.when(model.staleProperty()).then(STALE).otherwise(1.0));
        setShowRoot(false);
        setRoot(root);
        restore();
        setSortPolicy(table -> {
            sort(root);
            return true;
        });
        getSortOrder().addListener((ListChangeListener<TreeTableColumn<OpeningRow, ?>>) change -> {
            getSortOrder().stream()
                    .filter(column -> name(column).equals("games"))
                    .forEach(column -> column.setSortType(TreeTableColumn.SortType.DESCENDING));
            keep();
        });
        getColumns().forEach(column -> column.sortTypeProperty().subscribe((before, now) -> keep()));
        ObservableList<OpeningRow> rows = model.rows();
        rows.addListener((ListChangeListener<OpeningRow>) change -> show(rows));
        show(rows);
        // The rows of another position do not include the selected one.
        model.staleProperty().subscribe(stale -> {
            getSelectionModel().clearSelection();
            moved |= stale;
        });
        getSelectionModel().selectedIndexProperty().subscribe(row -> reveal(row.intValue()));
        getSelectionModel().selectedItemProperty().subscribe((before, now) -> previewSelected());
        focusedProperty().subscribe((before, now) -> previewSelected());
        addEventFilter(KeyEvent.KEY_PRESSED, this::leave);
        setRowFactory(owner -> row());
        setOnKeyPressed(this::press);
        // Only of keys, since a click chooses by itself.
        setOnKeyReleased(event -> {
            TreeItem<OpeningRow> item = getSelectionModel().getSelectedItem();
            if (item != null) {
                model.hits().follow(item.getValue());
            }
        });
    }

    /// A row, whose replies are looked up when it is unfolded.
    private final class Unfolding extends TreeItem<OpeningRow> {
        private boolean asked;

        Unfolding(OpeningRow row) {
            super(row);
            expandedProperty().subscribe(open -> {
                if (open && !asked) {
                    asked = true;
                    ObservableList<OpeningRow> replies = model.replies(row);
                    replies.addListener((ListChangeListener<OpeningRow>) change -> fill(this, replies));
                    fill(this, replies);
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

    /// Shows new rows. Those of the same position leave what is unfolded as it is; those of another one are shown from
    /// the top.
    private void show(List<OpeningRow> rows) {
        if (moved) {
            root.getChildren().clear();
        }
        fill(root, rows);
        if (moved && !rows.isEmpty()) {
            moved = false;
            scrollTo(0);
            getFocusModel().focus(0);
        }
    }

    /// Puts rows below an item. Those that are there already stay as unfolded as they are.
    private void fill(TreeItem<OpeningRow> parent, List<OpeningRow> rows) {
        List<OpeningRow> sorted = rows.stream().sorted(order()).toList();
        KeptItems.fill(parent, sorted, OpeningRow::line, Unfolding::new);
    }

    private Comparator<OpeningRow> order() {
        return getSortOrder().stream()
                .findFirst()
                .map(column -> OpeningRow.by(name(column), column.getSortType() == TreeTableColumn.SortType.DESCENDING))
                .orElse(OpeningRow.ORDER);
    }

    private void sort(TreeItem<OpeningRow> parent) {
        FXCollections.sort(parent.getChildren(), Comparator.comparing(TreeItem::getValue, order()));
        parent.getChildren().forEach(this::sort);
    }

    private static String name(TreeTableColumn<OpeningRow, ?> column) {
        return column.getId().replace("column-", "");
    }

    private void keep() {
        order.set(getSortOrder().stream()
                .findFirst()
                .map(column -> (column.getSortType() == TreeTableColumn.SortType.DESCENDING ? '-' : '+') + name(column))
                .orElse(""));
    }

    /// Takes over the order that was kept.
    private void restore() {
        getColumns().stream()
                .filter(column -> order.get().endsWith(name(column)))
                .findFirst()
                .ifPresent(column -> {
                    column.setSortType(
                            order.get().startsWith("-")
                                    ? TreeTableColumn.SortType.DESCENDING
                                    : TreeTableColumn.SortType.ASCENDING);
                    getSortOrder().setAll(List.of(column));
                });
    }

    /// Shows the position of the selected row on the board while the keys work here.
    private void previewSelected() {
        TreeItem<OpeningRow> item = getSelectionModel().getSelectedItem();
        preview.accept(isFocused() && item != null ? item.getValue().line() : List.of());
    }

    private void reveal(int row) {
        if (row >= 0 && lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            flow.scrollTo(row);
        }
    }

    /// Goes from a reply that is not unfolded to the move before it.
    private void leave(KeyEvent event) {
        TreeItem<OpeningRow> item = getSelectionModel().getSelectedItem();
        if (event.getCode() == KeyCode.LEFT && item != null && !item.isExpanded() && getTreeItemLevel(item) > 1) {
            getSelectionModel().clearAndSelect(getRow(item.getParent()));
            event.consume();
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

    /// Larger text needs wider columns, and so do the moves of an unfolded tree. A column is hidden rather than
    /// truncated.
    private void widen() {
        double letter = font.get().getSize();
        getColumns().forEach(column -> {
            Columns.setWidth(column, WIDTHS, letter);
            switch (name(column)) {
                case "move" -> {
                    column.setMinWidth(moves * letter);
                    column.setPrefWidth((moves + 1) * letter);
                }
                case "results" -> column.setVisible(getWidth() >= (ROOM_FOR_RESULTS + moves - LEAST) * letter);
                default -> {
                    // Its width is that of the map.
                }
            }
        });
    }

    /// Measures the moves, which takes a while where many are unfolded, and widens the columns.
    private void measure() {
        double letter = font.get().getSize();
        moves = Math.max(LEAST, Math.ceil(unfolded(root, letter) / letter));
        widen();
    }

    /// The width of the widest move below an item, as far as the tree is unfolded, in pixels.
    private double unfolded(TreeItem<OpeningRow> parent, double letter) {
        double widest = 0;
        for (TreeItem<OpeningRow> item : parent.getChildren()) {
            OpeningRow row = item.getValue();
            double here = TextWidth.of(text(row), Font.font("Monospaced", FontWeight.BOLD, letter))
                    + GuidedLabel.before(row.line().size() - 1) * letter;
            widest = Math.max(widest, Math.max(here, item.isExpanded() ? unfolded(item, letter) : 0));
        }
        return widest;
    }

    private String text(OpeningRow row) {
        int more = row.same().size();
        return more > 1 ? texts.get("move.same", row.text(), more) : row.text();
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
        row.hoverProperty().subscribe((before, over) -> {
            if (over && row.getItem() != null) {
                preview.accept(row.getItem().line());
            } else {
                previewSelected();
            }
        });
        return row;
    }

    private GuidedLabel move(OpeningRow row) {
        int more = row.same().size();
        Label label = new Label(text(row));
        label.getStyleClass().add("table-move");
        String words = more > 1 ? row.words() + ". " + texts.get("move.same.tip", more) : row.words();
        label.setTooltip(new RowTip(row.line().size() > 1 ? model.written(row) + "\n" + words : words));
        return new GuidedLabel(label, row.line().size() - 1);
    }

    private Label games(OpeningRow row) {
        Label games = figure(Long.toString(row.tried().games()));
        model.share(row).ifPresent(share -> games.setTooltip(new RowTip(share)));
        return games;
    }

    private HBox known(OpeningRow row) {
        Label pill = new Label();
        HBox both = new HBox();
        both.getStyleClass().add("openings-known");
        row.known().ifPresent(score -> {
            ValuePill.show(pill, row.known());
            both.getChildren().add(pill);
            ValuePill.moves(score).ifPresent(moves -> both.getChildren().add(figure(moves)));
        });
        return both;
    }

    private static Label figure(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("line-plies");
        return label;
    }
}
