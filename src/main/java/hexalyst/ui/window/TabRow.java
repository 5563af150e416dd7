package hexalyst.ui.window;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/// A row that takes room only from its widest nodes if it is too narrow: the names of the others stay whole, and that
/// of the current tab in any case.
final class TabRow extends HBox {
    private Optional<Node> whole = Optional.empty();

    /// Sets the node that keeps its preferred width.
    void keepWhole(Node current) {
        whole = Optional.of(current);
        requestLayout();
    }

    /// Which tabs to show where there is no room for all: neighbours, the current one among them, as many as fit.
    ///
    /// @param all how many tabs there are
    /// @param current the index of the current one
    /// @param from the index of the first one that was shown before
    /// @param fit how many fit, at least 1
    /// @return the index of the first one to show
    static int first(int all, int current, int from, int fit) {
        int near = Math.clamp(from, Math.max(0, current - fit + 1), current);
        return Math.clamp(near, 0, Math.max(0, all - fit));
    }

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

    private boolean isWhole(Node node) {
        return whole.equals(Optional.of(node));
    }

    @Override
    protected void layoutChildren() {
        List<Node> nodes = getManagedChildren();
        double gaps = getSpacing() * Math.max(0, nodes.size() - 1);
        double least =
                nodes.stream().mapToDouble(node -> node.minWidth(-1)).max().orElse(0);
        double kept = whole.filter(nodes::contains)
                .map(node -> Math.min(node.prefWidth(-1), getWidth()))
                .orElse(0.0);
        List<Node> others = nodes.stream().filter(node -> !isWhole(node)).toList();
        List<Double> widths =
                shared(others.stream().map(node -> node.prefWidth(-1)).toList(), least, getWidth() - gaps - kept);
        double x = 0;
        for (Node node : nodes) {
            double width = isWhole(node) ? kept : widths.get(others.indexOf(node));
            double height = Math.min(getHeight(), node.prefHeight(-1));
            node.resizeRelocate(x, getHeight() - height, width, height);
            x += width + getSpacing();
        }
    }
}
