package hexalyst.ui.fx;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A row whose parts shrink one after another where there is little room, the least important first, rather than all a
/// little. Extra room goes to those that always grow.
public final class YieldingRow extends HBox {
    private final List<Node> order;

    /// @param parts from left to right
    /// @param order the parts that may shrink to their least width, the first to shrink first
    public YieldingRow(List<Node> parts, List<Node> order) {
        super(parts.toArray(Node[]::new));
        this.order = List.copyOf(order);
        setMinWidth(0);
    }

    @Override
    protected void layoutChildren() {
        List<Node> shown = getManagedChildren();
        double[] widths = shown.stream()
                .mapToDouble(node -> snapSizeX(Math.max(node.minWidth(-1), node.prefWidth(-1))))
                .toArray();
        double gap = snapSpaceX(getSpacing());
        double room = getWidth() - snappedLeftInset() - snappedRightInset() - gap * Math.max(0, shown.size() - 1);
        for (double width : widths) {
            room -= width;
        }
        for (Node node : order) {
            int at = shown.indexOf(node);
            if (room < 0 && at >= 0) {
                double less = Math.min(-room, widths[at] - Math.min(widths[at], snapSizeX(node.minWidth(-1))));
                widths[at] -= less;
                room += less;
            }
        }
        double high = getHeight() - snappedTopInset() - snappedBottomInset();
        double left = snappedLeftInset();
        for (int i = 0; i < widths.length; i++) {
            Node node = shown.get(i);
            if (room > 0 && HBox.getHgrow(node) == Priority.ALWAYS) {
                widths[i] += room;
                room = 0;
            }
            layoutInArea(node, left, snappedTopInset(), widths[i], high, 0, HPos.LEFT, VPos.CENTER);
            left += widths[i] + gap;
        }
    }
}
