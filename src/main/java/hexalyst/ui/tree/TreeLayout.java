package hexalyst.ui.tree;

import hexalyst.record.GameTree;
import hexalyst.record.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The places of the nodes of a drawn tree, similar to the graph of Sabaki: one row for each ply, the main line in the
/// first column, variations to the right of the line that they leave. The variations that leave a line last are nearest
/// to it, so that no two lines cross. Uses no recursion, so the depth of a tree does not matter. Immutable.
public final class TreeLayout {
    /// An empty layout.
    static final TreeLayout EMPTY = new TreeLayout();

    private final Map<Integer, Spot> spots = new HashMap<>();
    private final List<List<Spot>> rows = new ArrayList<>();
    /// The last used column of each row.
    private final List<Integer> used = new ArrayList<>();

    private int columns;

    /// A node's place.
    ///
    /// @param node the node
    /// @param row the ply
    /// @param column counted from the main line, 0
    /// @param parent the column of its parent in the row before; its own for the root
    /// @param folded how many nodes are hidden behind it
    public record Spot(int node, int row, int column, int parent, int folded) {}

    /// A line of main continuations that is still to be laid out.
    private record Line(int first, int row, int parent) {}

    private TreeLayout() {}

    /// The layout of a tree.
    ///
    /// @param folded the first nodes of folded variations; the nodes after them are left out
    public static TreeLayout of(GameTree tree, Set<Integer> folded) {
        TreeLayout layout = new TreeLayout();
        layout.run(tree, folded);
        return layout;
    }

    private void run(GameTree tree, Set<Integer> folded) {
        Deque<Line> open = new ArrayDeque<>();
        open.push(new Line(GameTree.ROOT, 0, 0));
        while (!open.isEmpty()) {
            Line line = open.pop();
            List<Integer> nodes = folded.contains(line.first()) ? List.of(line.first()) : tree.lineFrom(line.first());
            int column = column(line, nodes.size());
            for (int i = 0; i < nodes.size(); i++) {
                Node node = tree.node(nodes.get(i));
                int row = line.row() + i;
                boolean stub = folded.contains(node.id());
                int parent = i == 0 ? line.parent() : column;
                int hidden = stub ? tree.preorder(node.id()).size() - 1 : 0;
                put(new Spot(node.id(), row, column, parent, hidden));
                if (!stub && node.children().size() > 1) {
                    for (int child :
                            node.children().subList(1, node.children().size()).reversed()) {
                        open.push(new Line(child, row + 1, column));
                    }
                }
            }
        }
    }

    /// The first column to the right of everything in a line's rows and in the row above, where its edge begins.
    private int column(Line line, int length) {
        if (line.row() == 0) {
            return 0;
        }
        int last = line.parent();
        for (int row = line.row() - 1; row < Math.min(line.row() + length, used.size()); row++) {
            last = Math.max(last, used.get(row));
        }
        // The edge runs along the row above and then down, so its corner must be free.
        used.set(line.row() - 1, last + 1);
        return last + 1;
    }

    private void put(Spot spot) {
        if (spot.row() == rows.size()) {
            rows.add(new ArrayList<>());
            used.add(0);
        }
        spots.put(spot.node(), spot);
        rows.get(spot.row()).add(spot);
        used.set(spot.row(), spot.column());
        columns = Math.max(columns, spot.column() + 1);
    }

    public int rows() {
        return rows.size();
    }

    public int columns() {
        return columns;
    }

    /// A row, from left to right.
    public List<Spot> row(int row) {
        return Collections.unmodifiableList(rows.get(row));
    }

    /// A node's place; empty if it is hidden in a folded variation.
    public Optional<Spot> spot(int node) {
        return Optional.ofNullable(spots.get(node));
    }
}
