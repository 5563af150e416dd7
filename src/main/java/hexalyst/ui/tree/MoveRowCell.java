package hexalyst.ui.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A row of the move list on the screen. It keeps one set of nodes for each kind of row and reuses them, because
/// creating them whenever the list scrolls would take longer than a frame.
final class MoveRowCell extends ListCell<MoveRow> {
    private final MoveListViewModel model;
    private final IntFunction<ContextMenu> menu;
    private final ReadOnlyDoubleProperty listWidth;
    private List<MoveLabel> labels = List.of();
    private Optional<MainRow> main = Optional.empty();
    private Optional<VariationRow> variation = Optional.empty();
    private Optional<CommentRow> comment = Optional.empty();
    private Optional<FoldedRow> folded = Optional.empty();

    /// @param model the moves
    /// @param menu makes the context menu of a move
    /// @param listWidth the width of the whole list
    MoveRowCell(MoveListViewModel model, IntFunction<ContextMenu> menu, ReadOnlyDoubleProperty listWidth) {
        this.model = model;
        this.menu = menu;
        this.listWidth = listWidth;
        getStyleClass().add("move-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable MoveRow row, boolean empty) {
        super.updateItem(row, empty);
        refresh();
    }

    /// Updates its content.
    void refresh() {
        MoveRow row = getItem();
        labels = List.of();
        // Removed rather than hidden: a graphic that is unmanaged when a cell's skin is created is never added again.
        setGraphic(row == null || isEmpty() || !model.shows(row) ? null : fill(row));
        markCurrent();
    }

    /// Marks the current move, if it is in this row.
    void markCurrent() {
        int current = model.currentProperty().get();
        labels.forEach(label -> label.mark(current));
    }

    private Region fill(MoveRow row) {
        return switch (row) {
            case MoveRow.Moves moves -> {
                MainRow kept = main.orElseGet(() -> new MainRow(this::label));
                main = Optional.of(kept);
                labels = kept.show(moves);
                yield kept;
            }
            case MoveRow.Variation moves -> {
                VariationRow kept = variation.orElseGet(() -> new VariationRow(model, this::label, listWidth));
                variation = Optional.of(kept);
                labels = kept.show(moves);
                yield kept;
            }
            case MoveRow.Comment text -> {
                CommentRow kept = comment.orElseGet(() -> new CommentRow(model, listWidth));
                comment = Optional.of(kept);
                kept.show(text);
                yield kept;
            }
            case MoveRow.Folded first -> {
                FoldedRow kept = folded.orElseGet(() -> new FoldedRow(model, label(), listWidth));
                folded = Optional.of(kept);
                labels = kept.show(first);
                yield kept;
            }
        };
    }

    private MoveLabel label() {
        return new MoveLabel(model, menu);
    }
}
