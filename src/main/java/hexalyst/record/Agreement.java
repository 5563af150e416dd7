package hexalyst.record;

import hexalyst.board.CellSet;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The players' agreement, after the end of the main line, about which pieces are dead ([Position#dead]). A tag of the
/// game names one piece of each dead group, so that every format keeps it. An invalid tag means that nothing is dead.
/// An edit that changes the end of the main line removes the agreement. The result follows it ([Ending]).
public final class Agreement {
    /// The name of the tag; its value is like `c3,f7`.
    public static final String TAG = "Dead";

    /// The value if nothing is dead although the start position says otherwise.
    private static final String NOTHING = "-";

    private Agreement() {}

    /// The position at a node with the agreement about it.
    ///
    /// @param plain the same position without the agreement
    public static Position agreed(GameTree tree, int id, Position plain) {
        Optional<String> names = tree.tags().get(TAG);
        return names.isPresent() && isEnd(tree, id, plain)
                ? plain.withDead(cells(plain, names.get())).orElse(plain)
                : plain;
    }

    /// A tree after an edit, without the agreement if that was about another end of the main line.
    static GameTree kept(GameTree before, GameTree after) {
        if (before.tags().get(TAG).isEmpty() || !after.tags().equals(before.tags())) {
            return after;
        }
        int end = before.mainLine().getLast();
        int now = after.mainLine().getLast();
        if (end == now || before.position(end).withDead(CellSet.EMPTY).isEmpty()) {
            return after;
        }
        return after.with(
                after.tags().withOrWithout(TAG, "").with(Tags.RESULT, "*").withOrWithout(Tags.TERMINATION, ""));
    }

    private static boolean isEnd(GameTree tree, int id, Position position) {
        return position.outcome().over() && tree.mainLine().getLast() == id;
    }

    private static CellSet cells(Position position, String names) {
        CellSet cells = CellSet.EMPTY;
        for (String name : names.split(",", -1)) {
            OptionalInt cell = position.grid().named(name.strip());
            cells = cell.isPresent() ? cells.with(cell.getAsInt()) : cells;
        }
        return cells;
    }

    /// The tags after the players have agreed that a group is dead, or that it is not after all. Empty where there is
    /// nothing to agree on.
    ///
    /// @param position the position at the node, as known to the caller
    /// @param cell the cell of a piece of the group
    public static Optional<Tags> toggled(GameTree tree, int id, Position position, int cell) {
        if (!isEnd(tree, id, position) || position.at(cell).pieces().isEmpty()) {
            return Optional.empty();
        }
        CellSet dead = position.dead();
        return position.withDead(CellSet.of(cell))
                .map(Position::dead)
                .flatMap(group -> position.withDead(dead.contains(cell) ? dead.minus(group) : dead.or(group)))
                .map(after -> tags(tree, after));
    }

    private static Tags tags(GameTree tree, Position after) {
        String names = names(after);
        boolean denied = names.isEmpty() && !tree.start().dead().isEmpty();
        return tree.tags().withOrWithout(TAG, denied ? NOTHING : names);
    }

    /// The first cell of each dead group.
    private static String names(Position position) {
        List<String> names = new ArrayList<>();
        CellSet rest = position.dead();
        while (!rest.isEmpty()) {
            int first = rest.next(0);
            names.add(position.grid().name(first));
            rest = rest.minus(position.withDead(CellSet.of(first)).orElseThrow().dead());
        }
        return String.join(",", names);
    }
}
