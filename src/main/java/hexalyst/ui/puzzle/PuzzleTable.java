package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.training.Answer;
import hexalyst.study.training.Entry;
import hexalyst.text.Texts;
import hexalyst.ui.fx.TextColumn;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.jspecify.annotations.Nullable;

/// The puzzles of a set in its order: result, title or number, task, author and, once a puzzle was solved or given up,
/// its difficulty. It names no theme, as that would be a hint.
final class PuzzleTable extends TableView<Puzzle> {
    /// The widest column, in multiples of the font size.
    private static final double LONGEST = 17;

    private final PuzzleViewModel model;
    private final Texts texts = Texts.of(PuzzleTable.class);
    private final List<TextColumn<Puzzle>> columns;
    private final TextColumn<Puzzle> names;
    private final TextColumn<Puzzle> ratings;
    private final TextColumn<Puzzle> authors;
    private boolean showing;
    private Font font = Font.getDefault();

    PuzzleTable(PuzzleViewModel model) {
        this.model = model;
        names = column("name", model.sets()::name);
        ratings = column("rating", this::rating);
        authors = column("author", Puzzle::author);
        setId("puzzle-list");
        getStyleClass().add("puzzle-list");
        setAccessibleText(texts.get("list.spoken"));
        columns = List.of(
                column("result", puzzle -> texts.get("cell.sign." + result(puzzle))),
                names,
                column("task", PuzzleWords::brief),
                ratings,
                authors);
        getColumns().setAll(columns);
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setRowFactory(owner -> new Row());
        setItems(model.sets().matching());
        getSelectionModel().selectedItemProperty().subscribe(chosen -> {
            if (!showing && chosen != null) {
                model.choose(chosen);
            }
        });
        model.solving().puzzleProperty().subscribe(this::select);
        model.statisticsProperty().subscribe(this::retell);
        model.solving().stateProperty().subscribe(this::retell);
        model.sets().matching().addListener((ListChangeListener<Puzzle>) change -> {
            arrange();
            select();
        });
        arrange();
        // A longer feedback takes room from the list. Its rows are placed only after its height has changed.
        heightProperty().subscribe((before, now) -> Platform.runLater(this::keepInSight));
    }

    private TextColumn<Puzzle> column(String name, Function<Puzzle, String> text) {
        TextColumn<Puzzle> column = new TextColumn<>("puzzle-column-" + name, text, "");
        column.setText(texts.get("column." + name));
        // The next puzzle is the next row.
        column.setSortable(false);
        return column;
    }

    private void retell() {
        arrange();
        refresh();
    }

    /// Makes columns as wide as their longest text, and hides the authors where they are all the same, and the
    /// difficulty where none is told yet.
    private void arrange() {
        long makers = getItems().stream().map(Puzzle::author).distinct().count();
        authors.setVisible(makers > 1);
        ratings.setVisible(
                getItems().stream().anyMatch(puzzle -> !rating(puzzle).isEmpty()));
        boolean titled =
                getItems().stream().anyMatch(puzzle -> !puzzle.title().strip().matches("\\d*"));
        names.setText(texts.get(titled ? "column.title" : "column.name"));
        columns.forEach(column -> {
            double head =
                    TextColumn.width(column.getText(), Font.font(font.getFamily(), FontWeight.BOLD, font.getSize()));
            column.setMinWidth(head);
            column.fit(getItems(), font, head, LONGEST * font.getSize());
        });
    }

    /// Makes the columns as wide as the font needs.
    void measure(ReadOnlyObjectProperty<Font> used) {
        used.subscribe(now -> {
            font = now;
            arrange();
        });
    }

    private String rating(Puzzle puzzle) {
        return puzzle.difficulty()
                .filter(known -> model.isTold(puzzle))
                .map(known ->
                        texts.get("cell.rating", PuzzleWords.grade(known.grade()), Integer.toString(known.rating())))
                .orElse("");
    }

    /// The last part of the keys of the texts for the result of a puzzle.
    private String result(Puzzle puzzle) {
        SharedTraining training = model.training();
        Optional<Entry> entry = training.log().entry(puzzle.id());
        boolean due = training.log().isDue(puzzle.id(), training.now());
        return entry.map(known -> due ? "due" : last(known.last())).orElse("new");
    }

    private static String last(Answer answer) {
        return switch (answer) {
            case KNOWN -> "known";
            case HELPED -> "helped";
            case FAILED -> "failed";
        };
    }

    private final class Row extends TableRow<Puzzle> {
        @Override
        protected void updateItem(@Nullable Puzzle puzzle, boolean empty) {
            super.updateItem(puzzle, empty);
            setAccessibleText(
                    empty || puzzle == null
                            ? null
                            : texts.get(
                                    "cell.spoken",
                                    model.sets().name(puzzle),
                                    PuzzleWords.task(puzzle),
                                    texts.get("cell." + result(puzzle))));
        }
    }

    /// Scrolls if the list hides the selected row, or a part of it.
    private void keepInSight() {
        int index = getSelectionModel().getSelectedIndex();
        if (index < 0 || !(lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
            return;
        }
        IndexedCell<?> first = flow.getFirstVisibleCell();
        IndexedCell<?> last = flow.getLastVisibleCell();
        if (first == null || last == null) {
            return;
        }
        // All rows have the same height.
        double above = first.getLayoutY() + (index - first.getIndex()) * first.getHeight();
        double below = last.getLayoutY() + (index - last.getIndex() + 1) * last.getHeight() - flow.getHeight();
        // In whole pixels, as rows are placed.
        flow.scrollPixels(above < 0 ? Math.floor(above) : Math.ceil(Math.max(0, below)));
    }

    private void select() {
        showing = true;
        Optional<Puzzle> shown = model.solving().puzzleProperty().get().filter(getItems()::contains);
        getSelectionModel().clearSelection();
        shown.ifPresent(puzzle -> {
            getSelectionModel().select(puzzle);
            reveal(getItems().indexOf(puzzle));
        });
        showing = false;
    }

    /// Scrolls only if the puzzle is out of sight. A list that is not laid out yet is at its top; told to scroll there,
    /// it would land elsewhere with large text.
    private void reveal(int index) {
        if (lookup(".virtual-flow") instanceof VirtualFlow<?> flow && flow.getFirstVisibleCell() != null) {
            boolean seen = flow.getFirstVisibleCell().getIndex() <= index
                    && flow.getLastVisibleCell().getIndex() >= index;
            if (!seen) {
                scrollTo(Math.max(0, index - 2));
            }
        } else if (index > 2) {
            scrollTo(index - 2);
        }
    }
}
