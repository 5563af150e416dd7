package hexalyst.ui.repertoire;

import hexalyst.study.repertoire.Lesson;
import hexalyst.text.Texts;
import hexalyst.ui.fx.KeptItems;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The lines of the repertoire as a tree of moves, each move to learn with its results and the time when it comes back.
/// A click on such a move asks for it; the move that is asked is hidden, and those after it. Lines that were just added
/// are unfolded.
final class LinesTree extends TreeView<LineRow> {
    private final LearningViewModel model;
    private final Texts texts = Texts.of(LinesTree.class);
    private final ListChangeListener<Lesson> changed = change -> fill();
    private boolean showing;

    LinesTree(LearningViewModel model) {
        this.model = model;
        setId("repertoire-list");
        getStyleClass().add("puzzle-list");
        setAccessibleText(texts.get("list.spoken"));
        setRoot(new TreeItem<>());
        setShowRoot(false);
        setCellFactory(owner -> new Cell());
        getSelectionModel().selectedItemProperty().subscribe(item -> {
            if (!showing && item != null) {
                item.getValue().lesson().ifPresent(model::show);
            }
        });
        fill();
        model.addedProperty().subscribe(this::unfold);
        model.lessonProperty().subscribe(this::select);
        model.asksProperty().subscribe((before, now) -> refresh());
        model.numbering().subscribe((before, now) -> refresh());
        model.dueWordsProperty().subscribe((before, now) -> refresh());
        model.lessons().everyGameProperty().subscribe((before, now) -> fill());
        model.lessons().gameProperty().subscribe((before, now) -> fill());
        // The lessons outlive the tab.
        model.repertoire().lessons().addListener(new WeakListChangeListener<>(changed));
    }

    private void fill() {
        model.summarise();
        showing = true;
        KeptItems.fill(getRoot(), LineRow.of(model.lessons().all()), LineRow::key, TreeItem::new);
        Deque<TreeItem<LineRow>> open = new ArrayDeque<>(getRoot().getChildren());
        while (!open.isEmpty()) {
            TreeItem<LineRow> item = open.remove();
            KeptItems.fill(item, item.getValue().next(), LineRow::key, TreeItem::new);
            open.addAll(item.getChildren());
        }
        showing = false;
        select();
    }

    /// Shows lessons that were added.
    private void unfold(List<Lesson> added) {
        List<TreeItem<LineRow>> items =
                added.stream().flatMap(lesson -> item(lesson.name()).stream()).toList();
        items.forEach(this::unfold);
        items.stream().findFirst().ifPresent(first -> scrollTo(Math.max(0, getRow(first) - 1)));
    }

    /// Unfolds all moves before an item.
    private void unfold(TreeItem<LineRow> item) {
        for (TreeItem<LineRow> at = item.getParent(); at != null; at = at.getParent()) {
            at.setExpanded(true);
        }
    }

    private Optional<TreeItem<LineRow>> item(String name) {
        Deque<TreeItem<LineRow>> open = new ArrayDeque<>(getRoot().getChildren());
        while (!open.isEmpty()) {
            TreeItem<LineRow> item = open.remove();
            if (item.getValue().lesson().map(Lesson::name).equals(Optional.of(name))) {
                return Optional.of(item);
            }
            open.addAll(item.getChildren());
        }
        return Optional.empty();
    }

    /// Selects the lesson that is asked.
    private void select() {
        showing = true;
        getSelectionModel().clearSelection();
        model.lessonProperty().get().map(Lesson::name).flatMap(this::item).ifPresent(item -> {
            unfold(item);
            getSelectionModel().select(item);
            scrollTo(Math.max(0, getRow(item) - 1));
        });
        showing = false;
        refresh();
    }

    private final class Cell extends TreeCell<LineRow> {
        private final Label move = new Label();
        private final Label state = new Label();
        private final HBox row = new HBox(move, state);

        Cell() {
            // As wide as the tree: long text is truncated, and there is no horizontal scrolling.
            setPrefWidth(0);
            move.getStyleClass().add("table-move");
            move.setMinWidth(Region.USE_PREF_SIZE);
            state.getStyleClass().add("card-caption");
            row.getStyleClass().add("openings-known");
            HBox.setHgrow(state, Priority.ALWAYS);
        }

        @Override
        protected void updateItem(@Nullable LineRow item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                return;
            }
            move.setText(model.written(item));
            state.setText(
                    item.move().isEmpty()
                            ? texts.get("list.positions", item.lessons())
                            : item.lesson().map(this::state).orElse(""));
            setGraphic(row);
        }

        private String state(Lesson lesson) {
            return texts.get(
                    "list.state",
                    model.dueWordsProperty().get().in(lesson.memory().due()),
                    lesson.known(),
                    lesson.failed());
        }
    }
}
