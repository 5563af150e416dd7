package hexalyst.ui.tree;

import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/// Lays a tree out as rows: the main line in numbered rows of two moves; variations as indented running text right
/// after the move that they replace; comments between them. Uses no recursion, so the depth of a tree does not matter.
public final class MoveRows {
    /// The most moves in a row of running text; longer variations continue in the next row.
    static final int LONGEST = 16;

    private final GameTree tree;
    private final Set<Integer> folded;
    private final LineNumbers numbers;
    private final int offset;
    private final List<MoveRow> rows = new ArrayList<>();
    private final Deque<Task> open = new ArrayDeque<>();
    /// The row being filled: at most two nodes in the main line.
    private final List<Integer> filling = new ArrayList<>();

    private int fillingIndex;
    private boolean opening;

    /// A line that is still to be laid out.
    ///
    /// @param node its first node
    /// @param index that node's index in the game
    /// @param depth the nesting depth
    /// @param opens true if a variation begins here, false if a line continues after its variations
    private record Task(int node, int index, int depth, boolean opens) {}

    private MoveRows(GameTree tree, Set<Integer> folded, LineNumbers numbers) {
        this.numbers = numbers;
        this.folded = folded;
        this.tree = tree;
        offset = tree.start().toMove() == Side.WHITE ? 0 : 1;
    }

    /// The rows of a tree.
    ///
    /// @param folded the first nodes of variations that are shown as a single row
    /// @param how what the numbers of the moves count
    public static List<MoveRow> of(GameTree tree, Set<Integer> folded, Numbering how) {
        MoveRows layout = new MoveRows(tree, folded, LineNumbers.of(tree, how));
        layout.run();
        return layout.rows;
    }

    private void run() {
        Node root = tree.root();
        comment(root, 0, false);
        if (!root.children().isEmpty()) {
            open.push(new Task(root.children().getFirst(), offset, 0, false));
        }
        while (!open.isEmpty()) {
            Task task = open.pop();
            if (task.opens() && folded.contains(task.node())) {
                int hidden = tree.preorder(task.node()).size() - 1;
                rows.add(new MoveRow.Folded(task.depth(), task.index(), task.node(), hidden));
            } else {
                line(task);
            }
        }
    }

    /// Lays out a line until it ends or variations interrupt it. The rest is put on the stack.
    private void line(Task task) {
        int depth = task.depth();
        int index = task.index();
        opening = task.opens();
        Node node = tree.node(task.node());
        boolean first = task.opens();
        while (true) {
            if (!node.annotations().before().isEmpty()) {
                flush(depth);
                comment(node, depth, true);
            }
            add(node.id(), index, depth);
            if (!node.annotations().comment().isEmpty()
                    || !node.annotations().said().isEmpty()) {
                flush(depth);
                comment(node, depth, false);
            }
            if (!first && branches(node)) {
                flush(depth);
                interrupt(node, index, depth);
                return;
            }
            first = false;
            if (node.children().isEmpty()) {
                flush(depth);
                return;
            }
            node = tree.node(node.children().getFirst());
            index++;
        }
    }

    private boolean branches(Node node) {
        return tree.node(node.parent()).children().size() > 1
                && tree.node(node.parent()).children().getFirst() == node.id();
    }

    private void interrupt(Node node, int index, int depth) {
        if (!node.children().isEmpty()) {
            open.push(new Task(node.children().getFirst(), index + 1, depth, false));
        }
        List<Integer> siblings = tree.node(node.parent()).children();
        for (int i = siblings.size() - 1; i > 0; i--) {
            open.push(new Task(siblings.get(i), index, depth + 1, true));
        }
    }

    private void add(int node, int index, int depth) {
        if (filling.isEmpty()) {
            fillingIndex = index;
        }
        filling.add(node);
        boolean full = depth == 0 ? index % 2 == 1 : filling.size() == LONGEST;
        if (full) {
            flush(depth);
        }
    }

    private void flush(int depth) {
        if (filling.isEmpty()) {
            return;
        }
        if (depth == 0) {
            boolean whiteFirst = fillingIndex % 2 == 0;
            int white = whiteFirst ? filling.getFirst() : Node.NONE;
            int black;
            if (whiteFirst) {
                black = filling.size() > 1 ? filling.getLast() : Node.NONE;
            } else {
                black = filling.getFirst();
            }
            rows.add(new MoveRow.Moves(numbers.number(fillingIndex), white, black));
        } else {
            rows.add(new MoveRow.Variation(depth, fillingIndex, filling, opening));
        }
        opening = false;
        filling.clear();
    }

    private void comment(Node node, int depth, boolean before) {
        String text = before
                ? node.annotations().before()
                : node.annotations().comment() + node.annotations().said();
        if (!text.isEmpty()) {
            rows.add(new MoveRow.Comment(depth, node.id(), before, opening));
            opening = false;
        }
    }
}
