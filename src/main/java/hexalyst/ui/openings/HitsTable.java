package hexalyst.ui.openings;

import hexalyst.study.Found;
import hexalyst.study.LibraryGame;
import hexalyst.text.Texts;
import hexalyst.ui.fx.TextColumn;
import hexalyst.ui.fx.TextWidth;
import java.text.Collator;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Font;

/// The table of games. A click on a column's head sorts it; a double click or Enter opens a game.
final class HitsTable extends TableView<Found.Hit> {
    /// The longest text that a column shows whole, in multiples of the font size.
    private static final double LONGEST = 24;
    /// The room in a head beside its text, for the arrow of the order, likewise.
    private static final double ARROW = 3.2;
    private static final Set<String> ALWAYS = Set.of("column-white", "column-black", "column-result");
    private final ReadOnlyObjectProperty<Font> font;
    private final List<TextColumn<Found.Hit>> columns;

    /// @param font the font of the page
    HitsTable(HitsViewModel model, ReadOnlyObjectProperty<Font> font) {
        this.font = font;
        setId("openings-games");
        setAccessibleText(Texts.of(HitsTable.class).get("games.spoken"));
        setPlaceholder(Columns.wrapped(Texts.of(HitsTable.class).get("games.empty")));
        columns = List.of(
                column("date", LibraryGame::date),
                column("white", LibraryGame::white),
                column("black", LibraryGame::black),
                column("result", LibraryGame::result),
                number("plies", LibraryGame::plies),
                number("rating", LibraryGame::rating),
                column("event", LibraryGame::event));
        getColumns().setAll(columns);
        font.subscribe(changed -> fit());
        getStyleClass().add("openings-games");
        SortedList<Found.Hit> sorted = new SortedList<>(model.games());
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        model.games().addListener((ListChangeListener<Found.Hit>) change -> fit());
        setRowFactory(owner -> {
            TableRow<Found.Hit> row = new TableRow<>();
            row.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && row.getItem() != null) {
                    model.open(row.getItem(), getItems());
                }
            });
            return row;
        });
        setOnKeyPressed(event -> {
            Found.Hit hit = getSelectionModel().getSelectedItem();
            if (hit != null && event.getCode() == KeyCode.ENTER) {
                model.open(hit, getItems());
                event.consume();
            }
        });
    }

    /// Makes columns as wide as their longest text, so that names are whole, and hides empty ones. A table that is too
    /// narrow for all of them scrolls.
    private void fit() {
        double letter = font.get().getSize();
        columns.forEach(column -> {
            double text = column.widest(getItems(), font.get());
            column.setVisible(text > 0 || ALWAYS.contains(column.getId()));
            double head = TextWidth.of(((Label) column.getGraphic()).getText(), font.get()) + ARROW * letter;
            column.setPrefWidth(Math.clamp(text, head, LONGEST * letter));
        });
    }

    private static TextColumn<Found.Hit> column(String name, Function<LibraryGame, String> part) {
        return column(name, part, Collator.getInstance()::compare);
    }

    private static TextColumn<Found.Hit> number(String name, ToIntFunction<LibraryGame> part) {
        return column(
                name,
                game -> part.applyAsInt(game) == 0 ? "" : Integer.toString(part.applyAsInt(game)),
                Comparator.comparingInt(told -> told.isEmpty() ? 0 : Integer.parseInt(told)));
    }

    private static TextColumn<Found.Hit> column(
            String name, Function<LibraryGame, String> part, Comparator<String> order) {
        TextColumn<Found.Hit> column = new TextColumn<>("column-" + name, hit -> part.apply(hit.game()), "–");
        Columns.head(column, name);
        column.setComparator(order);
        return column;
    }
}
