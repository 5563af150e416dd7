package hexalyst.ui.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.layout.FlowPane;

/// A part of a variation in the move list, as running text. Can be reused for another one.
final class VariationRow extends ShiftedRow {
    private final MoveListViewModel model;
    private final Supplier<MoveLabel> labels;
    private final FlowPane flow = new FlowPane();
    private final List<NumberedMove> kept = new ArrayList<>();

    /// @param model provides the numbers
    /// @param labels makes labels for moves
    VariationRow(MoveListViewModel model, Supplier<MoveLabel> labels, ObservableDoubleValue listWidth) {
        super(listWidth);
        this.model = model;
        this.labels = labels;
        flow.getStyleClass().add("variation");
        flow.prefWrapLengthProperty().bind(room());
        fill(flow);
    }

    /// Shows a row.
    ///
    /// @return the labels of its moves
    List<MoveLabel> show(MoveRow.Variation row) {
        shift(row.depth(), row.opens());
        List<Integer> nodes = row.nodes();
        resize(nodes.size());
        List<MoveLabel> shown = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            shown.add(kept.get(i).show(nodes.get(i), row.index() + i, i == 0));
        }
        return shown;
    }

    private void resize(int moves) {
        while (kept.size() < moves) {
            kept.add(new NumberedMove(model, labels.get()));
        }
        int there = flow.getChildren().size();
        if (moves > there) {
            flow.getChildren().addAll(kept.subList(there, moves));
        } else {
            flow.getChildren().remove(moves, there);
        }
    }
}
