package hexalyst.ui.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.layout.FlowPane;

/// A piece of a variation in the move list, as running text. It can be filled with another one.
final class VariationRow extends ShiftedRow {
    private final Supplier<MoveLabel> labels;
    private final FlowPane flow = new FlowPane();
    private final List<MoveLabel> kept = new ArrayList<>();

    /// @param labels makes labels for moves
    VariationRow(Supplier<MoveLabel> labels, ObservableDoubleValue listWidth) {
        super(listWidth);
        this.labels = labels;
        flow.getStyleClass().add("variation");
        flow.prefWrapLengthProperty().bind(room());
        fill(flow);
    }

    /// Shows a row.
    ///
    /// @return the labels of its moves
    List<MoveLabel> show(MoveRow.Variation row) {
        shift(row.depth());
        List<Integer> nodes = row.nodes();
        resize(nodes.size());
        Optional<Badge> last = Optional.empty();
        for (int i = 0; i < nodes.size(); i++) {
            String number = MoveListViewModel.number(row.index() + i, i == 0);
            last = kept.get(i)
                    .show(
                            nodes.get(i),
                            (i == 0 && row.opens() ? "(" : "") + (number.isEmpty() ? "" : number + " "),
                            i == nodes.size() - 1 && row.closes() ? ")" : "",
                            last);
        }
        return kept.subList(0, nodes.size());
    }

    private void resize(int moves) {
        while (kept.size() < moves) {
            kept.add(labels.get());
        }
        int there = flow.getChildren().size();
        if (moves > there) {
            flow.getChildren().addAll(kept.subList(there, moves));
        } else {
            flow.getChildren().remove(moves, there);
        }
    }
}
