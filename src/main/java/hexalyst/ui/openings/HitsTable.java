package hexalyst.ui.openings;

import hexalyst.study.Found;
import hexalyst.study.LibraryGame;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Font;

/// The table of games. A double click or Enter opens one.
final class HitsTable extends TableView<Found.Hit> {
    /// The minimum and preferred widths of the columns, in multiples of the font size.
    private static final Map<String, List<Double>> WIDTHS = Map.of(
            "column-date", List.of(6.9, 7.3),
            "column-white", List.of(5.2, 8.3),
            "column-black", List.of(5.2, 8.3),
            "column-result", List.of(6.4, 6.6),
            "column-plies", List.of(4.2, 4.5),
            "column-rating", List.of(5.0, 5.2),
            "column-event", List.of(5.2, 6.7));
    /// The least widths of the table, in multiples of the font size, for its less important columns.
    private static final double ROOM_FOR_DATE = 29;

    private static final double ROOM_FOR_EVENT = 37;
    private final ReadOnlyObjectProperty<Font> font;

    /// @param font the font of the page
    HitsTable(HitsViewModel model, ReadOnlyObjectProperty<Font> font) {
        this.font = font;
        setId("openings-games");
        setAccessibleText(Texts.of(HitsTable.class).get("games.spoken"));
        setPlaceholder(Columns.wrapped(Texts.of(HitsTable.class).get("games.empty")));
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        getColumns()
                .setAll(List.of(
                        Columns.of("date", hit -> text(hit, LibraryGame::date)),
                        Columns.of("white", hit -> text(hit, LibraryGame::white)),
                        Columns.of("black", hit -> text(hit, LibraryGame::black)),
                        Columns.of("result", hit -> text(hit, LibraryGame::result)),
                        Columns.of("plies", hit -> text(hit, about -> Integer.toString(about.plies()))),
                        Columns.of(
                                "rating",
                                hit -> text(hit, about -> about.rating() == 0 ? "" : Integer.toString(about.rating()))),
                        Columns.of("event", hit -> text(hit, LibraryGame::event))));
        widthProperty().subscribe(width -> fit(width.doubleValue()));
        font.subscribe(changed -> fit(getWidth()));
        getStyleClass().add("openings-games");
        setItems(model.games());
        getItems().addListener((ListChangeListener<Found.Hit>) change -> fit(getWidth()));
        setRowFactory(owner -> {
            TableRow<Found.Hit> row = new TableRow<>();
            row.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && row.getItem() != null) {
                    model.open(row.getItem());
                }
            });
            return row;
        });
        setOnKeyPressed(event -> {
            Found.Hit hit = getSelectionModel().getSelectedItem();
            if (hit != null && event.getCode() == KeyCode.ENTER) {
                model.open(hit);
                event.consume();
            }
        });
    }

    /// Hides columns that do not fit, and empty ones.
    private void fit(double width) {
        double letter = font.get().getSize();
        double letters = width / letter;
        getColumns().forEach(column -> {
            Columns.setWidth(column, WIDTHS, letter);
            switch (column.getId()) {
                case "column-date" -> column.setVisible(letters >= ROOM_FOR_DATE && anySays(LibraryGame::date));
                case "column-plies" -> column.setVisible(letters >= ROOM_FOR_DATE);
                case "column-rating" ->
                    column.setVisible(letters >= ROOM_FOR_DATE
                            && getItems().stream().anyMatch(hit -> hit.game().rating() > 0));
                case "column-event" -> column.setVisible(letters >= ROOM_FOR_EVENT && anySays(LibraryGame::event));
                default -> {}
            }
        });
    }

    private boolean anySays(Function<LibraryGame, String> part) {
        return getItems().stream().anyMatch(hit -> !part.apply(hit.game()).isEmpty());
    }

    private static Label text(Found.Hit hit, Function<LibraryGame, String> part) {
        String said = part.apply(hit.game());
        Label label = new Label(said.isEmpty() ? "–" : said);
        label.setMinWidth(0);
        if (!said.isEmpty()) {
            label.setTooltip(new Tooltip(said));
        }
        return label;
    }
}
