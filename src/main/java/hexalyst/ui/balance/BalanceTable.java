package hexalyst.ui.balance;

import hexalyst.analysis.balance.Balance;
import hexalyst.analysis.balance.BalanceWords;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.BoardThumbnail;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.Wrapping;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// The sortable table of the balance finder; each row has its board.
final class BalanceTable extends TableView<Balance> {
    private static final double PICTURE = 78;
    private static final double NARROW = 70;
    private static final double WIDE = 120;
    private static final double WIDEST = 150;
    /// The padding of a header and its sort arrow, in multiples of its font size.
    private static final double ARROW = 2.6;

    private final BalanceWords words = new BalanceWords();
    private final Texts texts = Texts.of(BalanceTable.class);
    private final String pieces;

    /// @param rows the rows
    /// @param made whether the rows are set-ups that a player makes
    /// @param pieces the style class of the pieces
    /// @param opened receives a row to show on the board
    BalanceTable(ObservableList<Balance> rows, boolean made, String pieces, Consumer<Balance> opened) {
        this.pieces = pieces;
        setId("balance-table");
        getStyleClass().add("balance-table");
        setAccessibleText(texts.get("table.spoken"));
        Label empty = new Label(texts.get(made ? "table.empty.made" : "table.empty"));
        Wrapping.on(empty);
        setPlaceholder(empty);
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        // Longest and hardest first: sorted in descending order, as the arrow shows.
        TableColumn<Balance, Balance> plies =
                column("plies", NARROW, Balance.Order.PLIES.comparator().reversed(), words::plies);
        plies.setSortType(TableColumn.SortType.DESCENDING);
        List<TableColumn<Balance, Balance>> columns = new ArrayList<>(List.of(
                picture(),
                made ? column("made", WIDEST, words::restriction) : column("choice", WIDE, words::restriction),
                column("value", WIDE, Balance.Order.VALUE, words::value)));
        if (made) {
            columns.add(column("estimate", WIDE, byEstimate(), words::estimate));
        }
        columns.add(plies);
        columns.add(column("moves", WIDEST, Balance.Order.MOVES, words::moves));
        if (!made) {
            columns.add(column("replies", NARROW, byReplies(), words::replies));
            columns.add(column("nodes", WIDE, Balance.Order.NODES.comparator().reversed(), words::nodes));
        }
        getColumns().setAll(columns);
        SortedList<Balance> sorted = new SortedList<>(rows);
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        getSortOrder().add(plies);
        setRowFactory(owner -> row(opened));
        setOnKeyPressed(event -> {
            Balance selected = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && selected != null) {
                opened.accept(selected);
                event.consume();
            }
        });
    }

    private static Comparator<Balance> byReplies() {
        return Comparator.comparingInt((Balance row) -> row.difficulty()
                        .flatMap(counted ->
                                counted.fewestReplies().stream().boxed().findFirst())
                        .orElse(Integer.MAX_VALUE))
                .thenComparing(Balance.Order.PLIES.comparator());
    }

    private static Comparator<Balance> byEstimate() {
        return Comparator.comparingDouble((Balance row) -> row.estimate().orElse(Double.MAX_VALUE));
    }

    private static TableRow<Balance> row(Consumer<Balance> opened) {
        TableRow<Balance> row = new TableRow<>();
        row.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2 && row.getItem() != null) {
                opened.accept(row.getItem());
            }
        });
        return row;
    }

    private TableColumn<Balance, Balance> column(
            String name, double width, Function<hexalyst.analysis.balance.Restriction, String> text) {
        Comparator<Balance> order = Comparator.comparingInt(
                        (Balance row) -> row.restriction().blocked().size())
                .thenComparing(row -> row.restriction().text());
        return column(name, width, order, (Balance row) -> text.apply(row.restriction()));
    }

    private TableColumn<Balance, Balance> column(
            String name, double width, Balance.Order order, Function<Balance, String> text) {
        return column(name, width, order.comparator(), text);
    }

    private TableColumn<Balance, Balance> column(
            String name, double width, Comparator<Balance> order, Function<Balance, String> text) {
        TableColumn<Balance, Balance> column = plain(name, width);
        column.setComparator(order);
        column.setCellFactory(owner -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable Balance row, boolean empty) {
                super.updateItem(row, empty);
                setWrapText(true);
                setText(row == null || empty ? null : text.apply(row));
                getStyleClass().removeAll("balance-proved", "balance-open");
                if (row != null && !empty && name.equals("value")) {
                    getStyleClass().add(row.proof().isPresent() ? "balance-proved" : "balance-open");
                }
            }
        });
        return column;
    }

    private TableColumn<Balance, Balance> plain(String name, double width) {
        TableColumn<Balance, Balance> column = new TableColumn<>();
        Label head = new Label(texts.get("column." + name));
        head.setTooltip(new javafx.scene.control.Tooltip(texts.get("column." + name + ".tip")));
        column.setGraphic(head);
        column.setId("balance-" + name);
        column.setPrefWidth(width);
        head.fontProperty().subscribe(font -> {
            // A truncated header is useless.
            double least = TextWidth.of(head.getText(), font) + ARROW * font.getSize();
            column.setMinWidth(name.equals("board") ? Math.max(width, least) : least);
            column.setPrefWidth(Math.max(width, least));
        });
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        return column;
    }

    private TableColumn<Balance, Balance> picture() {
        TableColumn<Balance, Balance> column = plain("board", PICTURE + 14);
        column.setSortable(false);
        column.setCellFactory(owner -> new TableCell<>() {
            private final BoardThumbnail board = new BoardThumbnail(PICTURE, pieces);

            @Override
            protected void updateItem(@Nullable Balance row, boolean empty) {
                super.updateItem(row, empty);
                if (row == null || empty) {
                    setGraphic(null);
                } else {
                    PictureDetails shown = PictureDetails.DIAGRAM.with(new BoardLook(0, false, false, false, false));
                    board.show(NodePicture.of(GameTree.of(row.restriction().position()), GameTree.ROOT, shown));
                    setGraphic(board);
                }
            }
        });
        return column;
    }
}
