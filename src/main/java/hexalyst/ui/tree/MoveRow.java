package hexalyst.ui.tree;

import hexalyst.record.Node;
import java.util.List;
import java.util.stream.Stream;

/// A row of the move list. Rows only refer to nodes; their text is made when they are visible.
public sealed interface MoveRow {
    /// A numbered row of the main line.
    ///
    /// @param number the number of its first move
    /// @param white the first player's node, [Node#NONE] if the row begins with the second player
    /// @param black the second player's node, [Node#NONE] if it is in a later row or missing
    record Moves(int number, int white, int black) implements MoveRow {
        @Override
        public List<Integer> nodes() {
            return Stream.of(white, black).filter(node -> node != Node.NONE).toList();
        }
    }

    /// A part of a variation, as running text.
    ///
    /// @param depth the nesting depth, 1 for a variation of the main line
    /// @param index the index of its first move in the game, counted from 0 for the first player's first move
    /// @param nodes the nodes in order, at least one
    /// @param opens true if the variation begins with this row
    record Variation(int depth, int index, List<Integer> nodes, boolean opens) implements MoveRow {
        public Variation {
            nodes = List.copyOf(nodes);
        }
    }

    /// A folded variation.
    ///
    /// @param depth the nesting depth, 1 for a variation of the main line
    /// @param index the index of its first move in the game
    /// @param node its first move, the only one that is shown
    /// @param hidden how many moves are not shown
    record Folded(int depth, int index, int node, int hidden) implements MoveRow {
        @Override
        public List<Integer> nodes() {
            return List.of(node);
        }
    }

    /// A comment.
    ///
    /// @param depth the nesting depth of its variation, 0 in the main line
    /// @param node the node that it is about
    /// @param before true for the text before the move
    /// @param opens true if the variation begins with this row
    record Comment(int depth, int node, boolean before, boolean opens) implements MoveRow {
        @Override
        public List<Integer> nodes() {
            return List.of();
        }
    }

    /// The nodes whose moves this row shows.
    List<Integer> nodes();
}
