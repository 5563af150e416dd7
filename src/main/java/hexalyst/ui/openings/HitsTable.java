package hexalyst.ui.openings;

import hexalyst.study.Found;
import hexalyst.study.LibraryGame;
import hexalyst.text.Texts;
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
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Font;

/// The table of games. A click on a column's head sorts it; a double click or Enter opens a game.
final class HitsTable extends TableView<Found.Hit> {
    /// The longest text that a column shows whole, in multiples of the font size.
    private static final double LONGEST = 24;
    /// The room in a cell beside its text, likewise; in a head also for the arrow of the order.
    private static final double PADDING = 1.2;

    private static final double ARROW = 3.2;
    private static final Set<String> ALWAYS = Set.of("column-white", "column-black", "column-result");
    private final ReadOnlyObjectProperty<Font> font;

    /// What a column tells of a game.
    private record Part(Function<LibraryGame, String> of) {}

    /// @param font the font of the page
    HitsTable(HitsViewModel model, ReadOnlyObjectProperty<Font> font) {
        this.font = font;
        setId("openings-games");
        setAccessibleText(Texts.of(HitsTable.class).get("games.spoken"));
        setPlaceholder(Columns.wrapped(Texts.of(HitsTable.class).get("games.empty")));
        getColumns()
                .setAll(List.of(
                        column("date", LibraryGame::date),
                        column("white", LibraryGame::white),
                        column("black", LibraryGame::black),
                        column("result", LibraryGame::result),
                        number("plies", LibraryGame::plies),
                        number("rating", LibraryGame::rating),
                        column("event", LibraryGame::event)));
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
        getColumns().forEach(column -> {
            String longest = getItems().stream()
                    .map(hit -> told(column, hit))
                    .max(Comparator.comparingInt(String::length))
                    .orElse("");
            boolean always = ALWAYS.contains(column.getId());
            column.setVisible(always || !longest.isEmpty());
            double head = TextWidth.of(((Label) column.getGraphic()).getText(), font.get()) + ARROW * letter;
            double text = TextWidth.of(longest, font.get()) + PADDING * letter;
            column.setPrefWidth(Math.clamp(text, head, LONGEST * letter));
        });
    }

    private static String told(TableColumn<Found.Hit, ?> column, Found.Hit hit) {
        return ((Part) column.getUserData()).of().apply(hit.game());
    }

    private static TableColumn<Found.Hit, Found.Hit> column(String name, Function<LibraryGame, String> part) {
        return column(name, part, Comparator.comparing(part, Collator.getInstance()));
    }

    private static TableColumn<Found.Hit, Found.Hit> number(String name, ToIntFunction<LibraryGame> part) {
        return column(
                name,
                game -> part.applyAsInt(game) == 0 ? "" : Integer.toString(part.applyAsInt(game)),
                Comparator.comparingInt(part));
    }

    private static TableColumn<Found.Hit, Found.Hit> column(
            String name, Function<LibraryGame, String> part, Comparator<LibraryGame> order) {
        TableColumn<Found.Hit, Found.Hit> column =
                Columns.sorted(name, Comparator.comparing(Found.Hit::game, order), hit -> text(part.apply(hit.game())));
        column.setUserData(new Part(part));
        return column;
    }

    private static Label text(String said) {
        Label label = new Label(said.isEmpty() ? "–" : said);
        label.setMinWidth(0);
        if (!said.isEmpty()) {
            label.setTooltip(new Tooltip(said));
        }
        return label;
    }
}
