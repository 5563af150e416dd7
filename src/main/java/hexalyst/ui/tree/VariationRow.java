package hexalyst.ui.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.layout.FlowPane;

/// A piece of a variation in the move list, as running text. It can be filled with another one.
final class VariationRow extends ShiftedRow {
    private final MoveListViewModel model;
    private final Supplier<MoveLabel> labels;
    private final FlowPane flow = new FlowPane();
    private final List<MoveLabel> kept = new ArrayList<>();

    /// @param model the moves
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
        shift(row.depth());
        List<Integer> nodes = row.nodes();
        resize(nodes.size());
        Optional<Badge> before = Optional.empty();
        for (int i = 0; i < nodes.size(); i++) {
            Optional<Badge> badge = model.badge(nodes.get(i));
            String number = MoveListViewModel.number(row.index() + i, i == 0);
            // Who wins is said once; the tooltip says it of each move.
            kept.get(i)
                    .show(
                            nodes.get(i),
                            (i == 0 && row.opens() ? "(" : "") + (number.isEmpty() ? "" : number + " "),
                            i == nodes.size() - 1 && row.closes() ? ")" : "",
                            badge.isPresent() && !sameWinner(before, badge));
            before = badge;
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

    private static boolean sameWinner(Optional<Badge> before, Optional<Badge> now) {
        return before.isPresent()
                && now.isPresent()
                && before.get().winner().equals(now.get().winner())
                && before.get().noted() == now.get().noted();
    }
}
