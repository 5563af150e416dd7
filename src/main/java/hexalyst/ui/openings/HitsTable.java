package hexalyst.ui.openings;

import hexalyst.study.GameHits;
import hexalyst.study.LibraryGame;
import hexalyst.text.Texts;
import hexalyst.ui.fx.SortableTable;
import hexalyst.ui.fx.TextColumn;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Font;

/// The table of games.
final class HitsTable extends SortableTable<GameHits.Hit> {
    private static final Set<String> ALWAYS = Set.of("column-white", "column-black", "column-result");

    /// @param font the font of the page
    HitsTable(HitsViewModel model, ReadOnlyObjectProperty<Font> font) {
        super(
                model.games(),
                List.of(
                        column("date", LibraryGame::date),
                        column("white", LibraryGame::white),
                        column("black", LibraryGame::black),
                        column("result", LibraryGame::result),
                        number("plies", LibraryGame::plies),
                        number("rating", LibraryGame::rating),
                        column("event", LibraryGame::event)),
                ALWAYS,
                font);
        onOpen(hit -> model.open(hit, getItems()));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        Runnable remove = () -> model.remove(List.copyOf(getSelectionModel().getSelectedItems()));
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DELETE) {
                remove.run();
                event.consume();
            }
        });
        MenuItem item = new MenuItem(Texts.of(HitsTable.class).get("games.remove"));
        item.setId("openings-remove");
        item.setOnAction(event -> remove.run());
        item.disableProperty().bind(getSelectionModel().selectedItemProperty().isNull());
        setContextMenu(new ContextMenu(item));
        setId("openings-games");
        setAccessibleText(Texts.of(HitsTable.class).get("games.spoken"));
        setPlaceholder(Columns.wrapped(Texts.of(HitsTable.class).get("games.empty")));
        getStyleClass().add("openings-games");
    }

    private static TextColumn<GameHits.Hit> column(String name, Function<LibraryGame, String> part) {
        return headed(name, SortableTable.texts("column-" + name, hit -> part.apply(hit.game())));
    }

    private static TextColumn<GameHits.Hit> number(String name, ToIntFunction<LibraryGame> part) {
        return headed(name, SortableTable.numbers("column-" + name, hit -> part.applyAsInt(hit.game())));
    }

    private static TextColumn<GameHits.Hit> headed(String name, TextColumn<GameHits.Hit> column) {
        Columns.head(column, name);
        return column;
    }
}
