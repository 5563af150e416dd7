package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.text.Texts;
import hexalyst.ui.fx.RowTip;
import hexalyst.ui.fx.Wrapping;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
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
    private static final PseudoClass ESTIMATED = PseudoClass.getPseudoClass("estimated");
    /// The least width of the table for the column of lines, in multiples of the font size. In a narrower table the
    /// lines would truncate moves such as `b3w +11`.
    private static final double ROOM_FOR_LINE = 28;
    /// The preferred widths of the columns, in multiples of the font size.
    private static final List<Double> WIDTHS = List.of(5.5, 5.5, 5.7, 6.6, 14.6);

    private final LinesViewModel lines;
    private final RowActions actions;
    private final Texts texts = Texts.of(MoveTableView.class);
    private final TableView<Step> table = new TableView<>();
    /// Labels of their own, because the header of a column has no tooltip.
    private final Label movesHead = new Label();
    private final Tooltip movesTip = new Tooltip();
    private final Label repliesHead = new Label();
    private final Tooltip repliesTip = new Tooltip();
    private final ChanceWords chance = new ChanceWords();
    private final TableColumn<Step, MoveValues.Row> lineColumn;
    /// The results for each move. The table itself holds only the moves: replacing a row would move all rows under the
    /// mouse.
    private final ObjectProperty<Map<Step, MoveValues.Row>> known = new SimpleObjectProperty<>(Map.of());
    /// The same order as in the list of best moves. Replies count only once they are all counted, because a row should
    /// not move away from under the mouse.
    private Comparator<MoveValues.Row> order = MoveValues.BY_VALUE;
    /// The position of the rows.
    private Position shown;

    private boolean active;

    /// @param lines the moves
    /// @param actions the actions on a row
    MoveTableView(LinesViewModel lines, RowActions actions) {
        this.lines = lines;
        this.actions = actions;
        shown = lines.shown();
        lineColumn = line();
        getStyleClass().add("move-table");
        table.setId("move-table");
        table.setAccessibleText(texts.get("table.spoken"));
        Label empty = new Label();
        empty.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(lines.shown().outcome().over() ? "table.none" : "table.empty"),
                        lines.allProperty(),
                        lines.shownProperty()));
        Wrapping.on(empty);
        table.setPlaceholder(empty);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        TableColumn<Step, MoveValues.Row> value = value();
        table.getColumns().setAll(List.of(move(), value, moves(), replies(), lineColumn));
        head(List.of());
        table.widthProperty().subscribe(this::fit);
        repliesHead.fontProperty().subscribe(this::fit);
        table.getSortOrder().add(value);
        table.setRowFactory(owner -> row());
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                selected().ifPresent(move -> actions.play(line(move), 0));
                event.consume();
            }
        });
        table.setOnContextMenuRequested(event -> selected()
                .map(known.get()::get)
                .ifPresent(row -> actions.menu(row).show(table, event.getScreenX(), event.getScreenY())));
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().add(table);
        lines.allProperty().subscribe(all -> show());
    }

    private void fit() {
        double letter = repliesHead.getFont().getSize();
        for (int i = 0; i < WIDTHS.size(); i++) {
            table.getColumns().get(i).setPrefWidth(WIDTHS.get(i) * letter);
        }
        lineColumn.setVisible(table.getWidth() >= ROOM_FOR_LINE * letter);
    }

    /// Sets whether the table is visible. This starts no search.
    void setActive(boolean seen) {
        if (seen != active) {
            active = seen;
            show();
        }
    }

    /// Equally good moves are always ordered by their codes.
    private int byValue(MoveValues.Row one, MoveValues.Row other) {
        return order.thenComparingInt(row -> shown.code(row.step())).compare(one, other);
    }

    /// Updates the rows. Moves keep their places as long as their order allows it; the selection and the scroll
    /// position stay.
    private void show() {
        if (!active) {
            return;
        }
        Optional<Step> selected = selected().filter(move -> shown.equals(lines.shown()));
        shown = lines.shown();
        List<MoveValues.Row> now = lines.allProperty().get();
        order = MoveValues.order(now);
        Map<Step, MoveValues.Row> next = new LinkedHashMap<>();
        now.forEach(row -> next.put(row.step(), row));
        head(now);
        // The results of removed moves are not needed any more.
        table.getItems().retainAll(next.keySet());
        known.set(next);
        List<Step> moves = new ArrayList<>(next.keySet());
        if (table.getComparator() != null) {
            moves.sort(table.getComparator());
        }
        if (!moves.equals(table.getItems())) {
            table.getItems().setAll(moves);
        }
        if (!selected.equals(selected())) {
            selected.ifPresent(this::select);
        }
    }

    /// Sets the headers: for proofs or, if nothing is proved, for random games.
    private void head(List<MoveValues.Row> now) {
        boolean games = now.stream().anyMatch(row -> ChanceWords.count(row) > 0)
                && now.stream().noneMatch(row -> row.proof().isPresent());
        movesHead.setText(texts.get(games ? "column.points" : "column.moves"));
        movesTip.setText(texts.get(games ? "column.points.tip" : "column.moves.tip"));
        repliesHead.setText(texts.get(games ? "column.games" : "column.replies"));
        repliesTip.setText(texts.get(games ? "column.games.tip" : "column.replies.tip"));
    }

    private Optional<Step> selected() {
        return Optional.ofNullable(table.getSelectionModel().getSelectedItem());
    }

    private List<Move> line(Step move) {
        return Optional.ofNullable(known.get().get(move))
                .map(MoveValues.Row::line)
                .orElse(List.of());
    }

    /// Selects a row again after it has moved; otherwise the table would select the row that takes its place. If
    /// another of equivalent moves has replaced it, selects that one.
    private void select(Step move) {
        table.getSelectionModel().clearSelection();
        List<Step> others = lines.same().others(move);
        for (int i = 0; i < table.getItems().size(); i++) {
            Step here = table.getItems().get(i);
            if (here.equals(move) || others.contains(here)) {
                table.getSelectionModel().select(i);
                return;
            }
        }
    }

    private TableRow<Step> row() {
        TableRow<Step> row = new TableRow<>();
        row.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2 && row.getItem() != null) {
                actions.play(line(row.getItem()), 0);
            }
        });
        row.hoverProperty().subscribe((before, over) -> actions.preview(over ? line(row) : List.of()));
        // A row under the mouse must show the preview of its new move, not of its former one.
        row.itemProperty().flatMap(this::told).subscribe((before, now) -> {
            if (row.isHover()) {
                actions.preview(line(row));
            }
        });
        return row;
    }

    private List<Move> line(TableRow<Step> row) {
        return Optional.ofNullable(row.getItem()).map(this::line).orElse(List.of());
    }

    private ObservableValue<MoveValues.Row> told(Step move) {
        return known.map(rows -> rows.get(move));
    }

    private TableColumn<Step, MoveValues.Row> column(
            String name, String title, Comparator<MoveValues.Row> order, Function<MoveValues.Row, Region> cell) {
        TableColumn<Step, MoveValues.Row> column = new TableColumn<>(title);
        dress(column, name);
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

    private void dress(TableColumn<Step, MoveValues.Row> column, String name) {
        column.setId("column-" + name);
        column.setCellValueFactory(row -> told(row.getValue()));
    }

    private static Label figure(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("line-plies");
        return label;
    }

    private TableColumn<Step, MoveValues.Row> move() {
        return column(
                "move", texts.get("column.move"), Comparator.comparing(row -> row.text(lines.shown())), this::moveName);
    }

    private Label moveName(MoveValues.Row row) {
        String name = row.text(lines.shown());
        int others = lines.same().others(row.step()).size();
        Label label = new Label(others == 0 ? name : texts.get("same.short", name, others));
        label.getStyleClass().add("table-move");
        if (others > 0) {
            label.setTooltip(new RowTip(lines.othersNamed(row.step())));
        }
        return label;
    }

    private TableColumn<Step, MoveValues.Row> value() {
        return column("value", texts.get("column.value"), this::byValue, row -> {
            Label pill = new Label();
            ValuePill.show(pill, row.score(), texts);
            return pill;
        });
    }

    private TableColumn<Step, MoveValues.Row> moves() {
        Comparator<MoveValues.Row> order = Comparator.comparingInt(row ->
                row.proof().map(ProvedValue::plies).filter(plies -> plies > 0).orElse(Integer.MAX_VALUE));
        TableColumn<Step, MoveValues.Row> column = column(
                "moves",
                "",
                order.thenComparingDouble(row -> -ChanceWords.points(row).orElse(-Double.MAX_VALUE)),
                row -> {
                    Label label = figure("");
                    ValuePill.moves(label, row);
                    return label;
                });
        return headed(column, movesHead, movesTip);
    }

    private TableColumn<Step, MoveValues.Row> replies() {
        Comparator<MoveValues.Row> order =
                Comparator.comparingInt(row -> loses(row) ? row.winningReplies() : Integer.MAX_VALUE);
        order = order.thenComparingLong(row -> -ChanceWords.count(row));
        TableColumn<Step, MoveValues.Row> column = column("replies", "", order, this::repliesFigure);
        return headed(column, repliesHead, repliesTip);
    }

    private static TableColumn<Step, MoveValues.Row> headed(
            TableColumn<Step, MoveValues.Row> column, Label head, Tooltip tip) {
        head.setTooltip(tip);
        column.setGraphic(head);
        return column;
    }

    private static boolean loses(MoveValues.Row row) {
        Optional<Score> score = row.score();
        return score.isPresent() && score.get().proves(Value.LOSS);
    }

    private Label repliesFigure(MoveValues.Row row) {
        if (!loses(row)) {
            return gamesFigure(row);
        }
        if (row.openReplies() == 0) {
            return figure(Integer.toString(row.winningReplies()));
        }
        if (row.winningReplies() == 0) {
            return figure("");
        }
        Label atLeast = figure(texts.get("replies.open", row.winningReplies()));
        atLeast.setTooltip(new RowTip(texts.get("replies.open.tip", row.winningReplies(), row.openReplies())));
        return atLeast;
    }

    private Label gamesFigure(MoveValues.Row row) {
        long games = ChanceWords.count(row);
        Label label = figure(chance.gamesInBrief(games));
        if (games > 0) {
            label.pseudoClassStateChanged(ESTIMATED, true);
            label.setTooltip(new RowTip(chance.gamesTip(games)));
        }
        return label;
    }

    private TableColumn<Step, MoveValues.Row> line() {
        TableColumn<Step, MoveValues.Row> column = new TableColumn<>(texts.get("column.line"));
        dress(column, "line");
        column.setSortable(false);
        column.setCellFactory(owner -> new TableCell<>() {
            private final LineCell line = new LineCell(lines, actions);

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
