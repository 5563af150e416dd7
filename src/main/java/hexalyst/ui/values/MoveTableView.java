package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// All legal moves with their values, sortable. A double click or Enter plays a move.
final class MoveTableView extends VBox {
    /// The least width with which the table has room for the lines, in sizes of the text: with less they would cut
    /// moves such as `b3w +11`.
    private static final double ROOM_FOR_LINE = 28;

    private final LinesViewModel lines;
    private final RowActions actions;
    private final Texts texts = Texts.of(MoveTableView.class);
    private final ObservableList<MoveValues.Row> rows = FXCollections.observableArrayList();
    private final TableView<MoveValues.Row> table = new TableView<>();
    /// As in the list of the best moves: by the replies only when they are counted, since a row is not to move away
    /// from under the mouse.
    private Comparator<MoveValues.Row> order = MoveValues.BY_VALUE;
    /// The position that the rows are about.
    private Position shown;

    private boolean active;

    /// @param lines the moves
    /// @param actions what can be done with a row
    MoveTableView(LinesViewModel lines, RowActions actions) {
        this.lines = lines;
        this.actions = actions;
        shown = lines.shown();
        getStyleClass().add("move-table");
        table.setId("move-table");
        table.setAccessibleText(texts.get("table.spoken"));
        Label empty = new Label();
        empty.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(lines.shown().outcome().over() ? "table.none" : "table.empty"),
                        lines.allProperty(),
                        lines.shownProperty()));
        empty.setWrapText(true);
        table.setPlaceholder(empty);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        TableColumn<MoveValues.Row, MoveValues.Row> value = value();
        TableColumn<MoveValues.Row, MoveValues.Row> line = line();
        table.getColumns().setAll(List.of(move(), value, plies(), replies(), line));
        table.widthProperty()
                .subscribe(width -> line.setVisible(
                        width.doubleValue() >= ROOM_FOR_LINE * empty.getFont().getSize()));
        table.getSortOrder().add(value);
        table.setRowFactory(owner -> row());
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                selected().ifPresent(row -> actions.play(row.line(), 0));
                event.consume();
            }
        });
        table.setOnContextMenuRequested(event ->
                selected().ifPresent(row -> actions.menu(row).show(table, event.getScreenX(), event.getScreenY())));
        SortedList<MoveValues.Row> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().add(table);
        lines.allProperty().subscribe(all -> show());
    }

    /// Says whether the table is seen. To be seen starts no search.
    void setActive(boolean seen) {
        if (seen != active) {
            active = seen;
            show();
        }
    }

    /// Moves that are as good stand in the order of their codes, always.
    private int byValue(MoveValues.Row one, MoveValues.Row other) {
        MoveCodec codec = shown.game().codec(shown.grid());
        return order.thenComparingInt(row -> codec.encode(row.move())).compare(one, other);
    }

    /// Rows are replaced in place: the selection and the place in the list stay.
    private void show() {
        if (!active) {
            return;
        }
        List<MoveValues.Row> now = lines.allProperty().get();
        boolean same = now.size() == rows.size();
        for (int i = 0; i < now.size() && same; i++) {
            same = now.get(i).move().equals(rows.get(i).move());
        }
        Optional<MoveValues.Row> selected = selected().filter(row -> shown.equals(lines.shown()));
        shown = lines.shown();
        Comparator<MoveValues.Row> next = MoveValues.order(now);
        if (!same || !next.equals(order)) {
            order = next;
            rows.setAll(now);
        }
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).equals(rows.get(i))) {
                rows.set(i, now.get(i));
            }
        }
        selected.ifPresent(row -> select(row.move()));
    }

    private Optional<MoveValues.Row> selected() {
        return Optional.ofNullable(table.getSelectionModel().getSelectedItem());
    }

    /// A row that has moved to another place stays selected: the table itself would select what comes in its place. So
    /// does one in whose place another of the same moves stands now.
    private void select(Move move) {
        table.getSelectionModel().clearSelection();
        List<Move> others = lines.same().others(move);
        for (int i = 0; i < table.getItems().size(); i++) {
            Move here = table.getItems().get(i).move();
            if (here.equals(move) || others.contains(here)) {
                table.getSelectionModel().select(i);
                return;
            }
        }
    }

    private TableRow<MoveValues.Row> row() {
        TableRow<MoveValues.Row> row = new TableRow<>();
        row.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2 && row.getItem() != null) {
                actions.play(row.getItem().line(), 0);
            }
        });
        row.hoverProperty().subscribe((before, over) -> actions.preview(over ? line(row) : List.of()));
        // What comes into a row under the mouse is shown, not what was there.
        row.itemProperty().subscribe((before, now) -> {
            if (row.isHover()) {
                actions.preview(line(row));
            }
        });
        return row;
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> column(
            String name,
            String title,
            double width,
            Comparator<MoveValues.Row> order,
            Function<MoveValues.Row, Region> cell) {
        TableColumn<MoveValues.Row, MoveValues.Row> column = new TableColumn<>(title);
        dress(column, name, width);
        column.setComparator(order.thenComparing(this::byValue));
        column.setCellFactory(owner -> new TableCell<>() {
            @Override
            protected void updateItem(MoveValues.Row row, boolean empty) {
                super.updateItem(row, empty);
                setGraphic(empty || row == null ? null : cell.apply(row));
            }
        });
        return column;
    }

    private static List<Move> line(TableRow<MoveValues.Row> row) {
        return Optional.ofNullable(row.getItem()).map(MoveValues.Row::line).orElse(List.of());
    }

    private static void dress(TableColumn<MoveValues.Row, MoveValues.Row> column, String name, double width) {
        column.setId("column-" + name);
        column.setPrefWidth(width);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    }

    private static Label figure(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("line-plies");
        return label;
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> move() {
        return column(
                "move",
                texts.get("column.move"),
                72,
                Comparator.comparing(row -> row.text(lines.shown())),
                this::moveName);
    }

    private Label moveName(MoveValues.Row row) {
        String name = row.text(lines.shown());
        int others = lines.same().others(row.move()).size();
        Label label = new Label(others == 0 ? name : texts.get("same.short", name, others));
        label.getStyleClass().add("table-move");
        if (others > 0) {
            label.setTooltip(new Tooltip(lines.othersNamed(row.move())));
        }
        return label;
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> value() {
        return column("value", texts.get("column.value"), 72, this::byValue, row -> {
            Label pill = new Label();
            ValuePill.show(pill, row.score(), texts);
            return pill;
        });
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> plies() {
        Comparator<MoveValues.Row> order = Comparator.comparingInt(row ->
                row.proof().map(ProvedValue::plies).filter(plies -> plies > 0).orElse(Integer.MAX_VALUE));
        return column("plies", texts.get("column.plies"), 74, order, row -> figure(ValuePill.plies(row)));
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> replies() {
        Comparator<MoveValues.Row> order =
                Comparator.comparingInt(row -> loses(row) ? row.winningReplies() : Integer.MAX_VALUE);
        TableColumn<MoveValues.Row, MoveValues.Row> column = column("replies", "", 86, order, this::repliesFigure);
        // A label of its own, for the head of a column has no tooltip.
        Label head = new Label(texts.get("column.replies"));
        head.setTooltip(new Tooltip(texts.get("column.replies.tip")));
        column.setGraphic(head);
        return column;
    }

    private static boolean loses(MoveValues.Row row) {
        Optional<Score> score = row.score();
        return score.isPresent() && score.get().proves(Value.LOSS);
    }

    private Label repliesFigure(MoveValues.Row row) {
        if (!loses(row)) {
            return figure("");
        }
        if (row.openReplies() == 0) {
            return figure(Integer.toString(row.winningReplies()));
        }
        if (row.winningReplies() == 0) {
            return figure("");
        }
        Label atLeast = figure(texts.get("replies.open", row.winningReplies()));
        atLeast.setTooltip(new Tooltip(texts.get("replies.open.tip", row.winningReplies(), row.openReplies())));
        return atLeast;
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> line() {
        TableColumn<MoveValues.Row, MoveValues.Row> column = new TableColumn<>(texts.get("column.line"));
        dress(column, "line", 190);
        column.setSortable(false);
        column.setCellFactory(owner -> new TableCell<>() {
            private final LineCell line = new LineCell(lines, actions);

            {
                ObservableValue<TableRow<MoveValues.Row>> row = tableRowProperty();
                ObservableValue<Boolean> chosen = row.flatMap(TableRow::selectedProperty)
                        .flatMap(on -> table.focusedProperty().map(now -> now && on));
                line.offer(
                        row.flatMap(TableRow::hoverProperty).flatMap(over -> chosen.map(on -> on || over)),
                        new SimpleBooleanProperty());
            }

            @Override
            protected void updateItem(MoveValues.Row row, boolean empty) {
                super.updateItem(row, empty);
                setGraphic(empty || row == null ? null : line);
                if (!empty && row != null) {
                    line.show(row, false);
                }
            }
        });
        return column;
    }
}
