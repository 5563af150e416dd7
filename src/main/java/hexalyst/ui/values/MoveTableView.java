package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.engine.AnalysisViewModel;
import hexalyst.ui.engine.MoveCount;
import hexalyst.ui.fx.WrappedLabel;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
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
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// All legal moves with their values, sortable. A double click or Enter plays a move.
public final class MoveTableView extends VBox {
    private static final String NAME = "table";
    /// The least width with which the table has room for the buttons, in sizes of the text: with less they would cut
    /// moves such as `b3w +11`.
    private static final double ROOM_FOR_WHY = 28;

    private final AnalysisViewModel model;
    private final LinesViewModel lines;
    private final WhyViewModel why;
    private final Consumer<List<Move>> preview;
    private final Texts texts = Texts.of(MoveTableView.class);
    private final ObservableList<MoveValues.Row> rows = FXCollections.observableArrayList();
    private final TableView<MoveValues.Row> table = new TableView<>();
    private final Label status = new WrappedLabel("figure");
    /// As in the list of the best moves: by the replies only when they are counted, since a row is not to move away
    /// from under the mouse.
    private Comparator<MoveValues.Row> order = MoveValues.BY_VALUE;
    /// The position that the rows are about.
    private Position shown;

    private boolean active;

    /// @param model finds out about the moves
    /// @param lines plays and adds moves
    /// @param why answers why
    /// @param preview shows moves on the board; none for none
    public MoveTableView(
            AnalysisViewModel model, LinesViewModel lines, WhyViewModel why, Consumer<List<Move>> preview) {
        this.model = model;
        this.lines = lines;
        shown = lines.position();
        this.why = why;
        this.preview = preview;
        getStyleClass().add("move-table");
        table.setId("move-table");
        table.setAccessibleText(texts.get("table.spoken"));
        Label empty = new Label();
        empty.textProperty()
                .bind(model.stateProperty()
                        .map(now -> texts.get(now.shown().outcome().over() ? "table.none" : "table.empty")));
        empty.setWrapText(true);
        table.setPlaceholder(empty);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        TableColumn<MoveValues.Row, MoveValues.Row> value = value();
        TableColumn<MoveValues.Row, MoveValues.Row> buttons = why();
        table.getColumns().setAll(List.of(move(), value, plies(), replies(), buttons));
        table.widthProperty()
                .subscribe(width -> buttons.setVisible(
                        width.doubleValue() >= ROOM_FOR_WHY * status.getFont().getSize()));
        table.getSortOrder().add(value);
        table.setRowFactory(owner -> row());
        table.setOnKeyPressed(event -> {
            MoveValues.Row selected = table.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && selected != null) {
                selected.turn().ifPresent(lines::play);
                event.consume();
            }
        });
        SortedList<MoveValues.Row> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(head(), table);
        model.valuesProperty().subscribe(values -> show());
        lines.positionProperty().subscribe(position -> show());
    }

    /// Says whether the table is seen. To be seen starts no search; one that it has started ends when it is not.
    public void setActive(boolean seen) {
        if (seen != active) {
            active = seen;
            if (!seen) {
                model.want(NAME, false);
            }
            show();
        }
    }

    private HBox head() {
        status.setId("table-status");
        status.textProperty().bind(model.countProperty().map(MoveCount::whole));
        status.setMinWidth(0);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        HBox head = new HBox(status, count());
        head.getStyleClass().add("table-head");
        return head;
    }

    /// Finds out about the moves that are open, until it is pressed again or the engine is stopped.
    private SmallButton count() {
        SmallButton count = new SmallButton("table-count", "", () -> {
            if (model.busyProperty().getValue()) {
                model.stop();
            } else {
                model.want(NAME, true);
            }
        });
        count.withTip(texts.get("table.count.tip"));
        count.setAccessibleText(texts.get("table.count.tip"));
        count.textProperty()
                .bind(model.busyProperty().map(busy -> texts.get(busy ? "table.count.stop" : "table.count")));
        count.disableProperty().bind(model.stateProperty().map(now -> now.wanted() && !now.busy()));
        return count;
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
        List<MoveValues.Row> now = model.state()
                .values()
                .filter(values -> values.position().equals(lines.position()))
                .map(values -> lines.same().merged(values.rows()))
                .orElse(List.of());
        boolean same = now.size() == rows.size();
        for (int i = 0; i < now.size() && same; i++) {
            same = now.get(i).move().equals(rows.get(i).move());
        }
        MoveValues.Row selected =
                shown.equals(lines.position()) ? table.getSelectionModel().getSelectedItem() : null;
        shown = lines.position();
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
        if (selected != null) {
            select(selected.move());
        }
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
                row.getItem().turn().ifPresent(lines::play);
            }
        });
        row.hoverProperty()
                .subscribe((before, over) -> preview.accept(
                        over && row.getItem() != null
                                ? row.getItem().turn().stream().toList()
                                : List.of()));
        return row;
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> column(
            String name,
            String title,
            double width,
            Comparator<MoveValues.Row> order,
            Function<MoveValues.Row, Region> cell) {
        TableColumn<MoveValues.Row, MoveValues.Row> column = new TableColumn<>(title);
        column.setId("column-" + name);
        column.setPrefWidth(width);
        column.setComparator(order.thenComparing(this::byValue));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(owner -> new TableCell<>() {
            @Override
            protected void updateItem(MoveValues.Row row, boolean empty) {
                super.updateItem(row, empty);
                setGraphic(empty || row == null ? null : cell.apply(row));
            }
        });
        return column;
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
                84,
                Comparator.comparing(row -> row.text(lines.position())),
                this::moveName);
    }

    private Label moveName(MoveValues.Row row) {
        String name = row.text(lines.position());
        int others = lines.same().others(row.move()).size();
        Label label = new Label(others == 0 ? name : texts.get("same.short", name, others));
        label.getStyleClass().add("table-move");
        if (others > 0) {
            label.setTooltip(new Tooltip(lines.named(lines.same(), row.move())));
        }
        return label;
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> value() {
        return column("value", texts.get("column.value"), 84, this::byValue, row -> {
            Label pill = new Label();
            ValuePill.show(pill, row.score(), texts);
            return pill;
        });
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> plies() {
        Comparator<MoveValues.Row> order = Comparator.comparingInt(row ->
                row.proof().map(ProvedValue::plies).filter(plies -> plies > 0).orElse(Integer.MAX_VALUE));
        return column("plies", texts.get("column.plies"), 60, order, row -> figure(ValuePill.plies(row)));
    }

    private TableColumn<MoveValues.Row, MoveValues.Row> replies() {
        Comparator<MoveValues.Row> order =
                Comparator.comparingInt(row -> loses(row) ? row.winningReplies() : Integer.MAX_VALUE);
        TableColumn<MoveValues.Row, MoveValues.Row> column = column("replies", "", 94, order, this::repliesFigure);
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

    private TableColumn<MoveValues.Row, MoveValues.Row> why() {
        TableColumn<MoveValues.Row, MoveValues.Row> column = column("why", "", 58, this::byValue, row -> {
            return new SmallButton("", texts.get("why"), () -> row.turn().ifPresent(why::ask))
                    .withTip(texts.get("why.tip"));
        });
        column.setSortable(false);
        return column;
    }
}
