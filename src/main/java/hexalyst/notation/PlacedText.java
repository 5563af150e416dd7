package hexalyst.notation;

import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The text of one game, with the place of each move. Immutable.
public final class PlacedText {
    private final String text;
    private final List<MovePlace> places;
    private final Map<Integer, MovePlace> byNode = new HashMap<>();

    /// @param text the text
    /// @param places the moves in it, in the order of the text
    public PlacedText(String text, List<MovePlace> places) {
        this.text = text;
        this.places = List.copyOf(places);
        places.forEach(place -> byNode.put(place.node(), place));
    }

    /// The text.
    public String text() {
        return text;
    }

    /// The moves in the text, in its order.
    public List<MovePlace> places() {
        return places;
    }

    /// The node that an offset belongs to: that of the move at the offset, or else of the last move before it; the root
    /// if there is none.
    public int nodeAt(int offset) {
        int low = 0;
        int high = places.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (places.get(middle).from() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? GameTree.ROOT : places.get(low - 1).node();
    }

    /// The place of a node's move; empty for the root and for nodes that are not in the text.
    public Optional<MovePlace> place(int node) {
        return Optional.ofNullable(byNode.get(node));
    }

    /// The same text for the nodes of another tree with the same moves in the same order.
    ///
    /// @param mine the tree of the current places
    /// @param other the tree of the new places
    public PlacedText renamed(GameTree mine, GameTree other) {
        List<Integer> from = mine.preorder(GameTree.ROOT);
        List<Integer> to = other.preorder(GameTree.ROOT);
        Map<Integer, Integer> names = new HashMap<>();
        for (int i = 0; i < from.size(); i++) {
            names.put(from.get(i), to.get(i));
        }
        List<MovePlace> renamed = new ArrayList<>(places.size());
        for (MovePlace place : places) {
            renamed.add(new MovePlace(names.getOrDefault(place.node(), place.node()), place.from(), place.end()));
        }
        return new PlacedText(text, renamed);
    }
}
