package hexalyst.ui.tree;

import hexalyst.ui.fx.Shown;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A row of the move list on the screen. What it shows is kept for each kind of row and filled anew: to make its nodes
/// anew whenever the list scrolls costs more than a picture has time for.
final class MoveRowCell extends ListCell<MoveRow> {
    private final MoveListViewModel model;
    private final IntFunction<ContextMenu> menu;
    private final ReadOnlyDoubleProperty listWidth;
    private final StackPane content = new StackPane();
    private List<MoveLabel> labels = List.of();
    private Optional<MainRow> main = Optional.empty();
    private Optional<VariationRow> variation = Optional.empty();
    private Optional<CommentRow> comment = Optional.empty();
    private Optional<FoldedRow> folded = Optional.empty();

    /// @param model the moves
    /// @param menu what can be done with a move
    /// @param listWidth how wide the whole list is
    MoveRowCell(MoveListViewModel model, IntFunction<ContextMenu> menu, ReadOnlyDoubleProperty listWidth) {
        this.model = model;
        this.menu = menu;
        this.listWidth = listWidth;
        content.setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("move-row");
        setPrefWidth(0);
        setGraphic(content);
    }

    @Override
    protected void updateItem(@Nullable MoveRow row, boolean empty) {
        super.updateItem(row, empty);
        refresh();
    }

    /// Fills it anew.
    void refresh() {
        MoveRow row = getItem();
        labels = List.of();
        if (row == null || isEmpty() || !model.shows(row)) {
            Shown.set(content, false);
        } else {
            Node shown = fill(row);
            content.getChildren().forEach(kind -> Shown.set(kind, kind.equals(shown)));
            Shown.set(content, true);
        }
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
                MainRow kept = main.orElseGet(() -> added(() -> new MainRow(this::label)));
                main = Optional.of(kept);
                labels = kept.show(moves);
                yield kept;
            }
            case MoveRow.Variation moves -> {
                VariationRow kept =
                        variation.orElseGet(() -> added(() -> new VariationRow(model, this::label, listWidth)));
                variation = Optional.of(kept);
                labels = kept.show(moves);
                yield kept;
            }
            case MoveRow.Comment text -> {
                CommentRow kept = comment.orElseGet(() -> added(() -> new CommentRow(model, listWidth)));
                comment = Optional.of(kept);
                kept.show(text);
                yield kept;
            }
            case MoveRow.Folded first -> {
                FoldedRow kept = folded.orElseGet(() -> added(() -> new FoldedRow(model, label(), listWidth)));
                folded = Optional.of(kept);
                labels = kept.show(first);
                yield kept;
            }
        };
    }

    private <T extends Region> T added(Supplier<T> made) {
        T row = made.get();
        content.getChildren().add(row);
        return row;
    }

    private MoveLabel label() {
        return new MoveLabel(model, menu);
    }
}
