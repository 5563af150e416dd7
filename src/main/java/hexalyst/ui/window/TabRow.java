package hexalyst.ui.window;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/// A row that takes room only from its widest nodes if it is too narrow: the names of the others stay whole.
final class TabRow extends HBox {
    /// The widths of nodes.
    ///
    /// @param wanted their preferred widths
    /// @param least the width that each has anyway
    /// @param room the width of all together
    static List<Double> shared(List<Double> wanted, double least, double room) {
        double left = room;
        double most = 0;
        List<Double> sorted = wanted.stream().sorted().toList();
        for (int i = 0; i < sorted.size(); i++) {
            most = left / (sorted.size() - i);
            if (sorted.get(i) > most) {
                break;
            }
            left -= sorted.get(i);
            most = sorted.get(i);
        }
        double limit = Math.max(least, Math.floor(most));
        return wanted.stream().map(width -> Math.min(width, limit)).toList();
    }

    @Override
    protected void layoutChildren() {
        List<Node> nodes = getManagedChildren();
        double gaps = getSpacing() * Math.max(0, nodes.size() - 1);
        double least =
                nodes.stream().mapToDouble(node -> node.minWidth(-1)).max().orElse(0);
        List<Double> widths =
                shared(nodes.stream().map(node -> node.prefWidth(-1)).toList(), least, getWidth() - gaps);
        double x = 0;
        for (int i = 0; i < nodes.size(); i++) {
            double height = Math.min(getHeight(), nodes.get(i).prefHeight(-1));
            nodes.get(i).resizeRelocate(x, getHeight() - height, widths.get(i), height);
            x += widths.get(i) + getSpacing();
        }
    }
}
