package hexalyst.ui.files;

import hexalyst.text.Texts;
import hexalyst.ui.fx.ColumnHead;
import hexalyst.ui.fx.SortableTable;
import hexalyst.ui.fx.TextColumn;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableRow;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/// The table of a file's games. Several can be selected, and dragged to another place while the table is in the order
/// of the file.
final class GameTable extends SortableTable<GameEntry> {
    private static final Set<String> ALWAYS = Set.of("games-column-number", "games-column-name", "games-column-plies");
    private static final String EDITION = "games-column-edition";
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass ABOVE = PseudoClass.getPseudoClass("drop-above");
    private static final PseudoClass BELOW = PseudoClass.getPseudoClass("drop-below");
    /// How far the table scrolls while something is dragged over its first or last row, in pixels.
    private static final double SCROLLS = 12;

    private final GameListViewModel model;
    private final Texts texts = Texts.of(GameTable.class);

    /// @param font the font of the page
    GameTable(GameListViewModel model, ReadOnlyObjectProperty<Font> font) {
        super(
                model.found(),
                List.of(
                        headed(numbers("games-column-number", entry -> entry.index() + 1)),
                        headed(texts("games-column-name", GameEntry::title)),
                        headed(texts("games-column-task", GameEntry::task)),
                        headed(texts("games-column-grade", GameEntry::grade)),
                        headed(texts("games-column-author", GameEntry::author)),
                        headed(texts(
                                "games-column-result",
                                entry -> entry.puzzle() || entry.result().equals("*") ? "" : entry.result())),
                        headed(numbers("games-column-plies", GameEntry::plies)),
                        headed(texts("games-column-date", GameEntry::date)),
                        headed(texts("games-column-event", GameEntry::event)),
                        headed(texts(EDITION, GameEntry::edition))),
                ALWAYS,
                font);
        this.model = model;
        setId("games-list");
        setAccessibleText(texts.get("list.spoken"));
        setPlaceholder(new Label(texts.get("list.nothing")));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        onOpen(model::choose);
    }

    private static TextColumn<GameEntry> headed(TextColumn<GameEntry> column) {
        String key = "list." + column.getId().substring("games-".length());
        Texts texts = Texts.of(GameTable.class);
        ColumnHead.give(column, texts.get(key), texts.get(key + ".tip"));
        return column;
    }

    @Override
    protected boolean isTelling(TextColumn<GameEntry> column) {
        return !EDITION.equals(column.getId())
                || getItems().stream().map(GameEntry::edition).distinct().count() > 1;
    }

    /// The selected games, by their index in the file, in the order of the file.
    List<Integer> chosen() {
        // A selection that is just being changed may have no item at some place.
        return getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .map(GameEntry::index)
                .sorted()
                .toList();
    }

    /// All games, by their index in the file, in the order of the table.
    List<Integer> order() {
        return getItems().stream().map(GameEntry::index).toList();
    }

    /// Selects games that follow each other in the file.
    ///
    /// @param first the index of the first one in the file
    void choose(int first, int count) {
        int[] rows = IntStream.range(0, getItems().size())
                .filter(row -> {
                    int index = getItems().get(row).index();
                    return index >= first && index < first + count;
                })
                .toArray();
        getSelectionModel().clearSelection();
        if (rows.length > 0) {
            getSelectionModel().selectIndices(rows[0], rows);
            getFocusModel().focus(rows[0]);
            reveal(rows[0]);
        }
    }

    /// Selects a row, or the last one if there are fewer.
    void mark(int wanted) {
        int row = Math.clamp(wanted, -1, getItems().size() - 1);
        if (row >= 0) {
            getSelectionModel().clearAndSelect(row);
            reveal(row);
        }
    }

    /// Selects a row further down, or further up if negative.
    void step(int by) {
        mark(Math.max(0, getSelectionModel().getSelectedIndex() + by));
    }

    /// Scrolls only if the row is out of sight.
    private void reveal(int row) {
        if (lookup(".virtual-flow") instanceof VirtualFlow<?> flow && flow.getFirstVisibleCell() != null) {
            boolean seen = flow.getFirstVisibleCell().getIndex() <= row
                    && row <= flow.getLastVisibleCell().getIndex();
            if (seen) {
                return;
            }
        }
        scrollTo(Math.max(0, row - 2));
    }

    @Override
    protected TableRow<GameEntry> row() {
        return new Row();
    }

    private final class Row extends TableRow<GameEntry> {
        Row() {
            setOnDragDetected(this::grab);
            setOnDragOver(this::over);
            setOnDragExited(event -> mark(false, false));
            setOnDragDropped(this::drop);
        }

        @Override
        protected void updateItem(@Nullable GameEntry entry, boolean empty) {
            super.updateItem(entry, empty);
            pseudoClassStateChanged(CURRENT, entry != null && !empty && entry.index() == model.shown());
            setAccessibleText(
                    entry == null || empty
                            ? null
                            : texts.get(
                                    "list.entry",
                                    entry.index() + 1,
                                    entry.title(),
                                    entry.event(),
                                    entry.plies(),
                                    entry.result()));
        }

        private void grab(MouseEvent event) {
            if (getItem() == null || !event.isPrimaryButtonDown()) {
                return;
            }
            if (!isUnsorted()) {
                model.tellSorted();
                return;
            }
            ClipboardContent names = new ClipboardContent();
            names.putString(getItem().title());
            startDragAndDrop(TransferMode.MOVE).setContent(names);
            event.consume();
        }

        private boolean isOurs(DragEvent event) {
            return event.getGestureSource() instanceof Row row && row.getTableView() == GameTable.this;
        }

        private void over(DragEvent event) {
            if (!isOurs(event)) {
                return;
            }
            event.acceptTransferModes(TransferMode.MOVE);
            if (getItem() != null) {
                boolean above = event.getY() < getHeight() / 2;
                mark(above, !above);
                scroll(event);
            }
            event.consume();
        }

        private void scroll(DragEvent event) {
            if (GameTable.this.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
                double y =
                        flow.sceneToLocal(event.getSceneX(), event.getSceneY()).getY();
                if (y < getHeight()) {
                    flow.scrollPixels(-SCROLLS);
                } else if (y > flow.getHeight() - getHeight()) {
                    flow.scrollPixels(SCROLLS);
                }
            }
        }

        private void drop(DragEvent event) {
            mark(false, false);
            if (isOurs(event)) {
                List<Integer> moved = GameTable.this.chosen();
                int before =
                        getItem() == null ? afterLast() : getItem().index() + (event.getY() < getHeight() / 2 ? 0 : 1);
                event.setDropCompleted(true);
                event.consume();
                int first = model.edits().move(moved, before);
                GameTable.this.choose(first, moved.size());
            }
        }

        private void mark(boolean above, boolean below) {
            pseudoClassStateChanged(ABOVE, above);
            pseudoClassStateChanged(BELOW, below);
        }
    }

    /// Below the last row.
    private int afterLast() {
        return getItems().stream()
                        .map(GameEntry::index)
                        .max(Comparator.naturalOrder())
                        .orElse(-1)
                + 1;
    }
}
