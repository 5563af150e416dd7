package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A node in a file of games, given by its path, because ids change when a file is read again.
///
/// @param game the index of the game in the file, from 0
/// @param turns the index of the child to take at each node from the start, from 0
public record Place(int game, List<Integer> turns) {
    private static final Pattern TEXT = Pattern.compile("\\d{1,9}( \\d{1,9})*");

    public Place {
        turns = List.copyOf(turns);
    }

    /// The place of a node.
    public static Place of(int game, GameTree tree, int id) {
        List<Integer> turns = new ArrayList<>();
        for (int at = id; at != GameTree.ROOT; at = tree.node(at).parent()) {
            turns.addFirst(tree.node(tree.node(at).parent()).children().indexOf(at));
        }
        return new Place(game, turns);
    }

    /// The node in a tree, or the last one on the path if the path does not exist there.
    public int in(GameTree tree) {
        int at = GameTree.ROOT;
        for (int turn : turns) {
            Node node = tree.node(at);
            if (turn >= node.children().size()) {
                return at;
            }
            at = node.children().get(turn);
        }
        return at;
    }

    /// The place as one line, for [#read].
    public String text() {
        return game + turns.stream().map(turn -> " " + turn).collect(Collectors.joining());
    }

    /// Reads a place; empty if the text is damaged.
    public static Optional<Place> read(String text) {
        if (!TEXT.matcher(text).matches()) {
            return Optional.empty();
        }
        List<Integer> numbers =
                Arrays.stream(text.split(" ", -1)).map(Integer::valueOf).toList();
        return Optional.of(new Place(numbers.getFirst(), numbers.subList(1, numbers.size())));
    }
}
